// `gotchas remove`: an entry goes, and what was around it stays.

import BridgekeeperKit

extension Command {
  /// An entry less.
  static let gotchasRemove = Command(
    name: "gotchas remove", summary: "remove a gotcha entry", usage: "gotchas remove TITLE [options]",
    discussion: """
      Takes the entry out with the blank line that came with it; numbers and everything else stay as they are. The
      heading of a section that holds nothing else goes too.
      """,
    flags: [GotchaFlags.file, GotchaFlags.line, GotchaFlags.dryRun]
  ) { arguments, world throws(Failure) in
    let project = try OpenedProject.withoutPaths(arguments, world)
    let name = try GotchaFlags.name(arguments, project, world)
    return Output(try project.removeGotcha(name, isDryRun: arguments.has(GotchaFlags.dryRun)), arguments)
  }
}
