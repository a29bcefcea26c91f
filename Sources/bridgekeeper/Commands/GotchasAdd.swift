// `gotchas add`: a new entry, in the form of its section, without touching another byte.

import BridgekeeperKit

extension Command {
  /// A new entry.
  static let gotchasAdd = Command(
    name: "gotchas add", summary: "add a gotcha entry to a memory file",
    usage: "gotchas add --title TEXT [options]",
    discussion: """
      Adds an entry in the form that the section's other entries have, or in canonical form; nothing else in the file
      changes. Without --file it goes into the nearest memory file with a gotcha section that an agent which opens the
      bridge is shown. Takes what it is given, and says what the checklist still misses: 'check' is the judge.
      """,
    flags: [GotchaFlags.file, GotchaFlags.title] + GotchaFlags.fields
      + [GotchaFlags.section, GotchaFlags.group, GotchaFlags.dryRun]
  ) { arguments, world throws(Failure) in
    guard let title = arguments.value(GotchaFlags.title) ?? arguments.operands.first,
      arguments.operands.count == (arguments.has(GotchaFlags.title) ? 0 : 1)
    else {
      throw Failure(
        "'gotchas add' needs one title", fix: "write --title 'the gap in a few words'", exit: .usage)
    }
    let project = try OpenedProject.withoutPaths(arguments, world)
    let writing = try project.addGotcha(
      title, GotchaFlags.fields(arguments),
      to: try GotchaFlags.path(GotchaFlags.file, arguments, project, world),
      at: GotchaFlags.placement(arguments), isDryRun: arguments.has(GotchaFlags.dryRun))
    return Output(writing, arguments)
  }
}
