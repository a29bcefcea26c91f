// `hatches lint`: whether hatches keep the form and the policy of the registry.

import BridgekeeperKit
import Findings

extension Command {
  private static let format = Flag.format(["text", "xcode", "json"])

  /// The checker.
  static let hatchesLint = Command(
    name: "hatches lint", summary: "check the project's own hatches",
    usage: "hatches lint [options] [--] [FILE...]",
    discussion: """
      Checks the files in \(HatchFolder.path), or those that are named: every key and section, their order and spelling,
      versions, related hatches, that examples are Swift and show what is wrapped, that a confirmed fact has a source, that
      the gap is one, and that no sentence is longer than people read. Exit codes: 0 nothing is wrong, 1 something is.
      """,
    flags: [format]
  ) { arguments, world throws(Failure) in
    let project = try OpenedProject.withoutPaths(arguments, world)
    var paths: [String] = []
    for operand in arguments.operands {
      paths.append(try project.pathBelowRoot(operand, from: world.currentFolder))
    }
    let (report, count) = try project.lintHatches(paths: paths)
    let reporter = Reporter.named(arguments.value(format) ?? "text") ?? .all[0]
    let context = Reporter.Context(root: project.root, isColored: arguments.isColored(in: world))
    let errors = report.summary.errors == 1 ? "1 error" : "\(report.summary.errors) errors"
    let message =
      count == 0
      ? "no hatches in \(HatchFolder.path)" : "\(count == 1 ? "1 hatch" : "\(count) hatches"), \(errors)"
    return Output(
      standardOutput: reporter.render(report, context),
      standardError: arguments.has(.quiet) ? "" : "bridgekeeper: \(message)\n",
      exit: report.passes(strict: false) ? .success : .gateFails)
  }
}
