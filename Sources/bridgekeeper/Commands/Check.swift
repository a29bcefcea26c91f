// `check`: the gate.

import BridgekeeperKit
import Findings

extension Command {
  private static let only = Flag(
    name: "only", value: "RULE", choices: RuleSelection.known, summary: "judge by this rule alone; repeatable"
  )
  private static let rule = Flag(
    name: "rule", value: "RULE", choices: RuleSelection.known,
    summary: "judge by this rule too, which is off by default; repeatable")
  private static let noRule = Flag(
    name: "no-rule", value: "RULE", choices: RuleSelection.known,
    summary: "do not judge by this rule; repeatable")

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

      \(ShardFlags.help)
      """,
    flags: [GateOutput.format, ReportFiles.flag, GateOutput.strict, only, rule, noRule, GateOutput.showAll]
      + [CheckFixes.fix] + ChangeFlags.all + BaselineFlags.all + [ShardFlags.shard],
    isRemembered: true
  ) { arguments, outer throws(Failure) in
    let rules = RuleSelection(
      only: arguments.values(only), without: arguments.values(noRule), with: arguments.values(rule))
    if let shard = try ShardFlags.shard(arguments) {
      return try ShardFlags.part(shard, arguments, rules, outer)
    }
    let change = try ChangeFlags.change(arguments, outer)
    let former = try ChangeFlags.former(arguments, outer)
    let world = ChangeFlags.world(outer, judging: change)
    let output = try GateOutput(arguments, outer)
    let opened = try OpenedProject(arguments, world)
    let baseline = try BaselineFlags.call(arguments, opened.project, world)
    let fixes = try CheckFixes(arguments, opened, rules, baseline, change)
    let result = try opened.project.check(
      paths: opened.paths, rules: rules, baseline: baseline, change: change, former: former)
    if let shown = fixes?.shown(result, isStrict: output.isStrict, arguments) { return shown }
    let words = GateOutput.Words(before: fixes?.text ?? "", change: change?.words, former: former?.name)
    return try output.shown(result, of: opened.project, rules, words, world)
  }
}
