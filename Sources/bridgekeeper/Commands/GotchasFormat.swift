// `gotchas fmt`: canonical entries in canonical order, for people and for CI.

import BridgekeeperKit
import Findings

extension Command {
  private static let checkOnly = Flag(
    name: "check", summary: "write nothing; exit 1 where something is to be formatted")

  /// Entries in canonical form.
  static let gotchasFormat = Command(
    name: "gotchas fmt", summary: "bring canonical gotcha entries into canonical order",
    usage: "gotchas fmt [options] [--] [FILE...]",
    discussion: """
      Gives entries of the canonical form, a heading with bullets of bold labels, the labels' own spelling and order.
      Entries of any other form, and every other byte, stay. Without files, all memory files of the project.
      """,
    flags: [checkOnly, GotchaFlags.dryRun]
  ) { arguments, world throws(Failure) in
    let project = try OpenedProject.withoutPaths(arguments, world)
    var paths: [String] = []
    for operand in arguments.operands {
      let path = try project.pathBelowRoot(operand, from: world.currentFolder)
      guard !project.isFolder(path) else {
        throw Failure("'\(operand)' is a folder", fix: "name the memory files in it", exit: .usage)
      }
      paths.append(path)
    }
    let writing = try project.formatGotchas(
      paths: paths, isDryRun: arguments.has(GotchaFlags.dryRun) || arguments.has(checkOnly))
    guard arguments.has(checkOnly) else { return Output(writing, arguments) }
    var output = Output(writing, arguments)
    output.standardOutput = writing.diff
    if !writing.isEmpty {
      output.exit = .gateFails
      output.standardError = arguments.has(.quiet) ? "" : unformatted(writing)
    }
    return output
  }

  private static func unformatted(_ writing: GotchaWriting) -> String {
    let names = writing.files.map { "'\($0.path)'" }.joined(separator: ", ")
    return "bridgekeeper: not in canonical form: \(names)".oneLine
      + "\n  fix: run 'bridgekeeper gotchas fmt'\n"
  }
}
