// `gotchas edit`: other fields or another title, and only their bytes change.

import BridgekeeperKit

extension Command {
  /// A changed entry.
  static let gotchasEdit = Command(
    name: "gotchas edit", summary: "change the title or fields of a gotcha entry",
    usage: "gotchas edit TITLE [options]",
    discussion: """
      Changes the fields that are given, and adds those that the entry has not; every other byte stays. TITLE is the
      entry's title, or its slug; --title gives it a new one. --checked records steps of the verification beside those that stand there.
      """,
    flags: [GotchaFlags.file, GotchaFlags.line, GotchaFlags.title] + GotchaFlags.fields
      + [GotchaFlags.checked, GotchaFlags.dryRun]
  ) { arguments, world throws(Failure) in
    let project = try OpenedProject.withoutPaths(arguments, world)
    let title = arguments.value(GotchaFlags.title)
    let fields = GotchaFlags.fields(arguments)
    // Without an operand --title can only say which entry is meant.
    let isNamedByFlag = arguments.operands.isEmpty
    let name = try GotchaFlags.name(arguments, project, world, title: isNamedByFlag ? title : nil)
    guard !fields.isEmpty || (title != nil && !isNamedByFlag) else {
      throw Failure(
        "nothing is to be changed", fix: "give a field, such as --gap, or a new --title", exit: .usage)
    }
    let writing = try project.editGotcha(
      name, title: isNamedByFlag ? nil : title, fields, isDryRun: arguments.has(GotchaFlags.dryRun))
    return Output(writing, arguments)
  }
}
