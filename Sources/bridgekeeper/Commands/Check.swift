// `check`: the gate.

import BridgekeeperKit
import Findings

extension Command {
  private static let format = Flag.format(Reporter.all.map(\.name))
  private static let strict = Flag(name: "strict", summary: "warnings fail the gate too")
  private static let only = Flag(
    name: "only", value: "RULE", choices: RuleSelection.known, summary: "judge by this rule alone; repeatable"
  )
  private static let rule = Flag(
    name: "rule", value: "RULE", choices: RuleSelection.known,
    summary: "judge by this rule too, which is off by default; repeatable")
  private static let noRule = Flag(
    name: "no-rule", value: "RULE", choices: RuleSelection.known,
    summary: "do not judge by this rule; repeatable")
  private static let showAll = Flag(
    name: "show-all", summary: "list what comment commands and the baseline set aside too")

  /// The gate.
  static let check = Command(
    name: "check", summary: "fail when a bridge has no sound gotcha entry, or an entry no bridge",
    usage: "check [options] [--] [PATH...]",
    discussion: """
      Scans the project's Swift files for bridges between SwiftUI and UIKit, AppKit or WatchKit, reads the gotcha
      entries of its memory files (CLAUDE.md, AGENTS.md, .claude/rules and what they import), and says which bridges
      have no entry and which entries are not sound. With paths, only what lies there is reported; the whole project
      is scanned all the same. Exit codes: 0 the gate passes, 1 it does not.
      A baseline (.bridgekeeper-baseline.json) holds what is to be mended later: --write-baseline makes it once, and
      afterwards it only shrinks; something new is taken in with --accept "why" alone.

      \(CheckFixes.help)

      \(ChangeFlags.help)
      """,
    flags: [format, ReportFiles.flag, strict, only, rule, noRule, showAll] + [CheckFixes.fix]
      + ChangeFlags.all + BaselineFlags.all
  ) { arguments, outer throws(Failure) in
    let change = try ChangeFlags.change(arguments, outer)
    let former = try ChangeFlags.former(arguments, outer)
    let world = ChangeFlags.world(outer, judging: change)
    let files = try ReportFiles(arguments, outer)
    let opened = try OpenedProject(arguments, world)
    let rules = RuleSelection(
      only: arguments.values(only), without: arguments.values(noRule), with: arguments.values(rule))
    let baseline = try BaselineFlags.call(arguments, opened.project, world)
    let fixes = try CheckFixes(arguments, opened, rules, baseline, change)
    let result = try opened.project.check(
      paths: opened.paths, rules: rules, baseline: baseline, change: change, former: former)
    let report = arguments.has(showAll) ? result.report : result.report.openOnly
    let reporter = Reporter.named(arguments.value(format) ?? "text") ?? .all[0]
    let isStrict = arguments.has(strict)
    if let shown = fixes?.shown(result, isStrict: isStrict, arguments) { return shown }
    var context = opened.project.reportContext(
      for: report, rules: rules, readsTexts: reporter.needsTexts || files.needsTexts)
    context.isColored = arguments.isColored(in: world)
    context.isStrict = isStrict
    context.version = Bridgekeeper.version
    if !baseline.isDryRun {
      try files.write(report, context, world.effects.update)
      try JobSummary(for: reporter, world)?.append(report, context, world.effects.update)
    }
    let summary = CheckSummary(
      result: result, isStrict: isStrict, isVerbose: arguments.has(.verbose),
      showsDrafts: reporter.name == "text", change: change?.words, former: former?.name)
    let isRefused = result.baseline?.isRefused ?? false
    return Output(
      standardOutput: baseline.isDryRun && !isRefused
        ? result.baseline?.diff ?? "" : reporter.render(report, context),
      standardError: arguments.has(.quiet) ? "" : (fixes?.text ?? "") + summary.text,
      exit: report.passes(strict: isStrict) && !isRefused ? .success : .gateFails)
  }
}
