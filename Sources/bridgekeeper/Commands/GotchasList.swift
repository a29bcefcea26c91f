// `gotchas list`: the entries of the memory files, what an agent is shown of them, and what they cost.

import BridgekeeperKit
import Findings

extension Command {
  private static let format = Flag.format(["text", "json"])
  private static let forFile = Flag(
    name: "for", value: "PATH", summary: "show what an agent that opens this file is shown, in order")
  private static let cost = Flag(name: "cost", summary: "rank the entries by what they cost an agent")

  /// The entries of the memory files.
  static let gotchasList = Command(
    name: "gotchas list", summary: "list the gotcha entries of the memory files",
    usage: "gotchas list [options] [--] [FILE...]",
    discussion: """
      Reads the project's memory files, or the files that are named, and lists each gotcha entry with its line and the
      types that it names in code spans. With --for, what Claude Code, started in the root, and Codex, started in the
      file's folder, are shown when they open a file that exists or is about to; with --cost, the entries by their
      estimated tokens (a token is four bytes), and which of them can go or be scoped to the folder of their bridges.
      """,
    flags: [format, forFile, cost]
  ) { arguments, world throws(Failure) in
    if let path = arguments.value(forFile) { return try shown(path, arguments, world) }
    let opened = try OpenedProject(arguments, world)
    let named = arguments.operands.map { Path.normalize(Path.join(world.currentFolder, $0)) }
    if arguments.has(cost) {
      let listing = try opened.project.listCosts(paths: named)
      return output(
        text: listing.text, json: listing.json, count: listing.count, problems: listing.problems, arguments)
    }
    let listing =
      named.isEmpty ? try opened.project.listGotchas() : try opened.project.listGotchas(paths: named)
    return output(
      text: listing.text, json: listing.json, count: listing.count, problems: listing.problems, arguments)
  }

  private static func shown(
    _ path: String, _ arguments: Arguments, _ world: World
  ) throws(Failure) -> Output {
    guard arguments.operands.isEmpty, !arguments.has(cost) else {
      throw Failure(
        "--for stands alone: it takes neither files nor --cost", fix: "leave one of them out", exit: .usage)
    }
    let project = try OpenedProject(arguments, world).project
    let listing = try project.listShown(opening: try project.pathBelowRoot(path, from: world.currentFolder))
    return output(
      text: listing.text, json: listing.json, count: listing.count, problems: listing.problems, arguments)
  }

  private static func output(
    text: String, json: String, count: Int, problems: [String], _ arguments: Arguments
  ) -> Output {
    let entries = count == 1 ? "1 gotcha entry" : "\(count) gotcha entries"
    let messages = problems.map { $0.oneLine + "\n" }.joined() + "bridgekeeper: \(entries)\n"
    return Output(
      standardOutput: arguments.value(format) == "json" ? json : text,
      standardError: arguments.has(.quiet) ? "" : messages)
  }
}
