// `gotchas list`: the entries of the memory files.

import BridgekeeperKit
import Findings

extension Command {
  private static let format = Flag.format(["text", "json"])

  /// The entries of the memory files.
  static let gotchasList = Command(
    name: "gotchas list", summary: "list the gotcha entries of the memory files",
    usage: "gotchas list [options] [--] [FILE...]",
    discussion: """
      Reads the project's memory files, or the files that are named, and lists each gotcha entry with its line and the
      types that it names in code spans.
      """,
    flags: [format]
  ) { arguments, world throws(Failure) in
    let opened = try OpenedProject(arguments, world)
    let named = arguments.operands.map { Path.normalize(Path.join(world.currentFolder, $0)) }
    let listing =
      named.isEmpty ? try opened.project.listGotchas() : try opened.project.listGotchas(paths: named)
    let count = listing.count == 1 ? "1 gotcha entry" : "\(listing.count) gotcha entries"
    let messages = listing.problems.map { $0.oneLine + "\n" }.joined() + "bridgekeeper: \(count)\n"
    return Output(
      standardOutput: arguments.value(format) == "json" ? listing.json : listing.text,
      standardError: arguments.has(.quiet) ? "" : messages)
  }
}
