// The folder of pages on the rules: one page a rule, and an index.

import Findings
import SwiftScan

extension RulePages {
  /// The folder in this repository.
  public static let folder = "docs/rules"

  /// What says in each page where it comes from.
  static let mark = "<!-- Made from the rules by `RECORD=1 swift test --filter RulePageTests`. -->"

  /// Every file of the folder, by its name.
  public static var files: [(name: String, text: String)] {
    let rules = RuleExplanation.all
    return [("README.md", index(rules))] + rules.map { (RulePage($0).name, RulePage($0).text) }
  }

  private static func index(_ rules: [RuleExplanation]) -> String {
    let documentation = rules.filter { rule in !BridgeRule.all.contains { $0.info.id == rule.info.id } }
    let code = rules.filter { rule in BridgeRule.all.contains { $0.info.id == rule.info.id } }
    return """
      # Rules

      \(mark)

      `bridgekeeper rules` lists them with what each weighs in a project, `bridgekeeper explain RULE` prints what stands here.

      ## Entries, memory files, comments and the baseline

      \(table(documentation))

      ## Code of bridges and of what hosts SwiftUI

      \(table(code.filter { !$0.info.isOptIn }))

      ## Off by default

      These judge where `--rule` or a severity in the configuration turns them on.

      \(table(code.filter(\.info.isOptIn)))

      ## Options

      `\(Config.fileName)` weighs rules and sets their options. Names in a list are added to the default. A rule that is off by default
      judges once its severity is named; options alone do not turn it on.

      ```yaml
      rules:
        undocumented_bridge: warning         # error, warning, info or off
        bridge_too_long: {severity: warning, max_lines: 200}
      overrides:                             # for the findings in some files; the later row counts
        - paths: [Legacy, "**/Generated"]
          rules: {public_bridge: error, stale_coordinator_input: off}
      ```

      | rule | option | value | default | what it is for |
      |---|---|---|---|---|
      \(rules.flatMap(optionRows).joined(separator: "\n"))
      | several, a key by itself \(RuleOptionTable.row(.oneShotModals))

      """
  }

  private static func table(_ rules: [RuleExplanation]) -> String {
    let rows = rules.map { rule in
      "| [`\(rule.info.id)`](\(RulePage(rule).name)) | \(rule.info.severity.rawValue) | \(rule.info.mending.rawValue) | "
        + "\(rule.info.summary) |"
    }
    return (["| rule | severity | fix | what it flags |", "|---|---|---|---|"] + rows).joined(separator: "\n")
  }

  private static func optionRows(_ rule: RuleExplanation) -> [String] {
    rule.ownOptions.map { "| [`\(rule.info.id)`](\(RulePage(rule).name)) \(RuleOptionTable.row($0))" }
  }
}
