// `check --fix`: mends what a machine can before the gate judges, or shows what that would change.

import BridgekeeperKit
import Findings

/// The fixes of a run of `check`.
struct CheckFixes: Sendable {
  static let fix = Flag(
    name: "fix", value: "all", isValueOptional: true, choices: ["all"],
    summary: "mend what is safe to mend; with =all also what a person should look at")

  static let help = """
    --fix mends findings before the gate judges: the safe fixes of rules over code, and comments that set nothing aside.
    --fix=all also posts a draft entry for a bridge without one, brings stale `Bridge` fields up to date and removes
    entries whose bridges are gone: look at those. A draft passes no gate until a person has filled it in. What comments
    or the baseline set aside is left alone; paths, --only, --no-rule and --since narrow what is mended. A fix that
    would bring a new finding is not made. With --dry-run the exit code is that of the gate as it stands.
    """

  private let result: FixResult
  private let isDryRun: Bool

  /// Works the fixes out where the flags ask for any, and writes them where they do not ask to be shown; nil
  /// where they ask for none.
  init?(
    _ arguments: Arguments, _ opened: OpenedProject, _ rules: RuleSelection, _ baseline: BaselineCall,
    _ change: Change?
  ) throws(Failure) {
    guard arguments.has(Self.fix) else { return nil }
    isDryRun = baseline.isDryRun
    if isDryRun { try Self.refuseReports(arguments) }
    let scope: FixScope = arguments.value(Self.fix) == "all" ? .all : .safe
    result = try opened.project.fix(
      FixRequest(
        scope: scope, paths: opened.paths, changed: change.map(opened.project.changedFiles), rules: rules,
        baseline: baseline.file))
    if !isDryRun { try opened.project.write(result) }
  }

  /// A diff goes where a report would.
  private static func refuseReports(_ arguments: Arguments) throws(Failure) {
    guard arguments.has(ReportFiles.flag) || arguments.hasFormat else { return }
    throw Failure(
      "--dry-run prints a diff and no report", fix: "leave out --format and --output, or --dry-run",
      exit: .usage)
  }

  /// What a dry run comes to: the diff, and the gate as it stands. Nil where files were written.
  func shown(_ check: CheckResult, isStrict: Bool, _ arguments: Arguments) -> Output? {
    guard isDryRun else { return nil }
    let summary = CheckSummary(
      result: check, isStrict: isStrict, isVerbose: arguments.has(.verbose), showsDrafts: false)
    return Output(
      standardOutput: result.diff, standardError: arguments.has(.quiet) ? "" : text + summary.text,
      exit: check.report.passes(strict: isStrict) ? .success : .gateFails)
  }

  /// What was mended and what was not, one line each.
  var text: String {
    let verb = isDryRun ? "would fix" : "fixed"
    let fixed = result.fixed.map { "\($0.file):\($0.line): \(verb) \($0.rule): \($0.words)" }
    let dropped = result.dropped.map { "\($0.file):\($0.line): not fixed \($0.rule): \($0.words)" }
    let notes = result.notes.map { "bridgekeeper: \($0)" }
    let rest = result.isUnfinished ? ["bridgekeeper: there is more to fix: run the command again"] : []
    let none =
      fixed.isEmpty && dropped.isEmpty ? ["bridgekeeper: there is nothing to fix"] : []
    return (fixed + dropped + notes + rest + none).map { $0.oneLine + "\n" }.joined()
  }
}

extension Arguments {
  /// Whether a format was asked for by name.
  fileprivate var hasFormat: Bool { has(Flag.format([])) }
}
