// What the gate prints, writes and exits with, whether it scanned the project or merged the parts of a scan.

import BridgekeeperKit
import Findings

/// How a result of the gate is shown.
struct GateOutput: Sendable {
  static let format = Flag.format(Reporter.all.map(\.name))
  static let strict = Flag(name: "strict", summary: "warnings fail the gate too")
  static let showAll = Flag(
    name: "show-all", summary: "list what comment commands and the baseline set aside too")

  /// What is said besides the result.
  struct Words: Sendable {
    /// Lines before the closing words.
    var before = ""
    /// What the run is about where it is about a change.
    var change: String?
    /// The report that the run is compared with.
    var former: String?
  }

  let isStrict: Bool
  private let arguments: Arguments
  private let reporter: Reporter
  private let files: ReportFiles

  /// Reads the flags about what is shown, before anything is scanned.
  init(_ arguments: Arguments, _ world: World) throws(Failure) {
    self.arguments = arguments
    isStrict = arguments.has(Self.strict)
    reporter = Reporter.named(arguments.value(Self.format) ?? "text") ?? .all[0]
    files = try ReportFiles(arguments, world)
  }

  /// Writes the files that were asked for, unless a change of the baseline is only worked out; what is printed.
  func shown(
    _ result: CheckResult, of project: Project, _ rules: RuleSelection, _ words: Words, _ world: World
  ) throws(Failure) -> Output {
    let report = arguments.has(Self.showAll) ? result.report : result.report.openOnly
    let context = context(of: report, project, rules, world)
    let isDryRun = result.baseline?.isDryRun ?? false
    if !isDryRun {
      try files.write(report, context, world.effects.update)
      try JobSummary(for: reporter, world)?.append(report, context, world.effects.update)
    }
    let summary = CheckSummary(
      result: result, isStrict: isStrict, isVerbose: arguments.has(.verbose),
      showsDrafts: reporter.name == "text", change: words.change, former: words.former)
    let isRefused = result.baseline?.isRefused ?? false
    return Output(
      standardOutput: isDryRun && !isRefused
        ? result.baseline?.diff ?? "" : reporter.render(report, context),
      standardError: arguments.has(.quiet) ? "" : words.before + summary.text,
      exit: report.passes(strict: isStrict) && !isRefused ? .success : .gateFails)
  }

  private func context(
    of report: Report, _ project: Project, _ rules: RuleSelection, _ world: World
  ) -> Reporter.Context {
    var context = project.reportContext(
      for: report, rules: rules, readsTexts: reporter.needsTexts || files.needsTexts)
    context.isColored = arguments.isColored(in: world)
    context.isStrict = isStrict
    context.version = Bridgekeeper.version
    return context
  }
}
