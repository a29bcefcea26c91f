// `scaffold`: a bridge, its model and its test from a template.

import BridgekeeperKit
import Findings

extension Command {
  private static let name = Flag(
    name: "name", value: "NAME",
    summary: "the name of what is made, such as BadgeLabel; short for --set name=NAME")
  private static let type = Flag(
    name: "type", value: "TYPE",
    summary: "the UIKit or AppKit type that is wrapped; short for --set type=TYPE")
  private static let out = Flag(
    name: "out", value: "DIR", summary: "the folder for the sources; the current one where it is not given")
  private static let tests = Flag(
    name: "tests", value: "DIR",
    summary: "the folder for the test; else Tests/MODULETests, or MODULETests in an app")
  private static let set = Flag(name: "set", value: "KEY=VALUE", summary: "another answer; may be repeated")
  private static let list = Flag(
    name: "list", summary: "list the templates; with one named, say what it asks and why")
  private static let dryRun = Flag(name: "dry-run", summary: "print the files as a diff and write nothing")
  private static let force = Flag(name: "force", summary: "write over files that are there")
  private static let format = Flag.format(["text", "json"])

  /// A bridge from a template.
  static let scaffold = Command(
    name: "scaffold", summary: "write a bridge, its model and its test from a template",
    usage: "scaffold TEMPLATE --name NAME [options]",
    discussion: """
      Writes the files of a template, all or none, and says what comes next: what is to be filled in, the command that
      posts the gotcha entry, and how to look at the result. Files that are there stay as they are: the command then names
      them all and exits with 73, unless --force is given. The project's own templates are in \(TemplateFolder.path);
      one with the id of a bundled template stands in its place.
      """,
    flags: [name, type, out, tests, set, list, dryRun, force, format]
  ) { arguments, world throws(Failure) in
    let project = try OpenedProject.withoutPaths(arguments, world)
    let isJSON = arguments.value(format) == "json"
    if arguments.operands.count > 1 || arguments.operands.isEmpty && !arguments.has(list) {
      throw Failure(
        "'scaffold' takes one template", fix: "see 'bridgekeeper scaffold --list' for all of them",
        exit: .usage)
    }
    guard let template = arguments.operands.first, !arguments.has(list) else {
      let listing = try project.listTemplates(arguments.operands.first)
      return Output(standardOutput: isJSON ? listing.json : listing.text)
    }
    let folder = try project.pathBelowRoot(arguments.value(out) ?? ".", from: world.currentFolder)
    var testFolder: String?
    if let written = arguments.value(tests) {
      testFolder = try project.pathBelowRoot(written, from: world.currentFolder)
    }
    let written = try project.scaffold(
      template, variables: try answers(arguments), to: folder, tests: testFolder,
      isForced: arguments.has(force),
      isDryRun: arguments.has(dryRun))
    let done =
      written.isWritten ? "written; what comes next" : "dry run, nothing is written; what would come next"
    return Output(
      standardOutput: isJSON ? written.json : written.text,
      standardError: arguments.has(.quiet) ? "" : "bridgekeeper: \(done):\n" + written.steps)
  }

  private static func answers(_ arguments: Arguments) throws(Failure) -> [String: String] {
    var answers: [String: String] = [:]
    for pair in arguments.values(set) {
      let halves = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard halves.count == 2, !halves[0].isEmpty else {
        throw Failure("--set does not take '\(pair)'", fix: "write --set KEY=VALUE", exit: .usage)
      }
      answers[halves[0]] = halves[1]
    }
    for flag in [name, type] where arguments.has(flag) { answers[flag.name] = arguments.value(flag) }
    return answers
  }
}
