// `gotchas move`: an entry goes to the memory file where it costs less, as it stands.

import BridgekeeperKit

extension Command {
  private static let to = Flag(name: "to", value: "FILE", summary: "the memory file that gets it")

  /// An entry in another file.
  static let gotchasMove = Command(
    name: "gotchas move", summary: "move a gotcha entry to another memory file",
    usage: "gotchas move TITLE --to FILE [options]",
    discussion: """
      Carries the entry's own lines to the other file, which is made where it does not exist, and takes them out of the
      first: both files are written, or neither. 'gotchas list --cost' says which entries cost less elsewhere.
      """,
    flags: [
      to, GotchaFlags.file, GotchaFlags.line, GotchaFlags.section, GotchaFlags.group, GotchaFlags.dryRun,
    ]
  ) { arguments, world throws(Failure) in
    let project = try OpenedProject.withoutPaths(arguments, world)
    let name = try GotchaFlags.name(arguments, project, world)
    guard let target = try GotchaFlags.path(to, arguments, project, world) else {
      throw Failure("'gotchas move' needs to know where to", fix: "write --to FILE", exit: .usage)
    }
    let writing = try project.moveGotcha(
      name, to: target, at: GotchaFlags.placement(arguments), isDryRun: arguments.has(GotchaFlags.dryRun))
    return Output(writing, arguments)
  }
}
