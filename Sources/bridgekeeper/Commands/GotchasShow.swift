// `gotchas show`: one entry as it stands.

import BridgekeeperKit
import Findings

extension Command {
  private static let format = Flag.format(["text", "json"])

  /// One entry.
  static let gotchasShow = Command(
    name: "gotchas show", summary: "show a gotcha entry", usage: "gotchas show TITLE [options]",
    discussion: """
      Prints the entry's Markdown as it stands in its file; where it stands, and what the checklist misses in it, on
      standard error. TITLE is the entry's title, or its slug.
      """,
    flags: [format, GotchaFlags.file, GotchaFlags.line]
  ) { arguments, world throws(Failure) in
    let project = try OpenedProject.withoutPaths(arguments, world)
    let listing = try project.showGotcha(try GotchaFlags.name(arguments, project, world))
    let messages = listing.messages.map { "bridgekeeper: \($0)".oneLine + "\n" }.joined()
    return Output(
      standardOutput: arguments.value(format) == "json" ? listing.json : listing.text,
      standardError: arguments.has(.quiet) ? "" : messages)
  }
}
