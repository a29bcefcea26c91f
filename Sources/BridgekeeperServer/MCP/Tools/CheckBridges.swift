// `check_bridges`: the gate.

import BridgekeeperKit
import Findings

extension Tool {
  static let checkBridges = Tool(
    name: "check_bridges", title: "Check the bridges",
    about: """
      Runs the gate: every bridge between SwiftUI and UIKit/AppKit has a sound gotcha entry, every entry has its bridge, \
      and no rule about the bridges' code is broken. Call it after you changed Swift sources or memory files. Gives the \
      counts, the findings by rule, and the first findings, errors first.
      """,
    takes: [
      .paths,
      .init(
        "rules", .list(of: .text(limit: 100), limit: 100),
        "Only these rules judge, by id. Else all that are on."),
      .init(
        "since", .text(limit: 300),
        "A git revision: only what the change since its merge base with HEAD made is told."),
      .init("strict", .truth, "Warnings fail the gate too."), .detail, .limit, .cursor,
    ],
    gives: [
      answer, .init("passes", .truth, "Whether the gate passes.", isRequired: true),
      .init("counts", .table(of: .number(nil)), "What was counted.", isRequired: true),
      .init("byRule", .table(of: .number(nil)), "The number of findings by rule.", isRequired: true),
      .init("findings", .list(of: findingShape), "The findings, errors first.", isRequired: true), .left,
      .nextCursor, next,
    ],
    run: check)

  private static let findingShape = Shape.object([
    .init("rule", .text(limit: nil), isRequired: true),
    .init("severity", .text(limit: nil), isRequired: true),
    .init("message", .text(limit: nil), isRequired: true), .init("file", .text(limit: nil), isRequired: true),
    .init("line", .number(nil), isRequired: true),
    .init("bridge", .optional(.text(limit: nil)), isRequired: true),
    .init("column", .number(nil)), .init("endLine", .number(nil)), .init("endColumn", .number(nil)),
    .init("fingerprint", .text(limit: nil)), .init("fix", .optional(.text(limit: nil))),
    .init(
      "related",
      .list(
        of: .object([
          .init("label", .text(limit: nil), isRequired: true),
          .init("file", .text(limit: nil), isRequired: true), .init("line", .number(nil), isRequired: true),
        ]))),
  ])

  private static func check(
    _ arguments: Arguments, _ project: Project
  ) throws(Failure) -> [String: JSONValue] {
    let isStrict = arguments.isSet("strict")
    let paths = try arguments.paths(in: project)
    let rules = try selection(arguments.texts("rules"))
    let change = try arguments.text("since").map { revision throws(Failure) in
      try project.change(since: revision)
    }
    let result = try project.check(paths: paths, rules: rules, change: change)
    let report = result.report.openOnly
    let findings =
      report.findings.filter { $0.severity == .error }
      + report.findings.filter { $0.severity != .error }
    let passes = report.passes(strict: isStrict)
    var answer = try arguments.page(
      of: findings.map { row($0, isDetailed: arguments.isSet("detail")) }, "findings")
    answer["passes"] = .bool(passes)
    answer["answer"] = .string(sentence(report, passes: passes))
    answer["counts"] = counts(report)
    answer["byRule"] = .object(
      Dictionary(findings.map { ($0.rule, 1) }, uniquingKeysWith: +).mapValues(JSONValue.int))
    answer["next"] = JSONValue(next(report, findings, passes: passes))
    return answer
  }

  private static func selection(_ ids: [String]) throws(Failure) -> RuleSelection {
    if let unknown = ids.first(where: { !RuleSelection.known.contains($0) }) {
      let near = NearWord.of(unknown, among: RuleSelection.known).map { "did you mean '\($0)'?" }
      throw Failure(
        "there is no rule '\(unknown)'", fix: near ?? "the resources bridgekeeper://rules/ID list them",
        exit: .usage)
    }
    return RuleSelection(only: ids)
  }

  private static func sentence(_ report: Report, passes: Bool) -> String {
    let summary = report.summary
    return "\(summary.documented) of \(summary.bridges.of("bridge")) documented, "
      + "\(summary.errors.of("error")), \(summary.warnings.of("warning")): the gate "
      + (passes ? "passes" : "does not pass")
  }

  private static func counts(_ report: Report) -> JSONValue {
    let summary = report.summary
    return [
      "bridges": .int(summary.bridges), "documented": .int(summary.documented),
      "entries": .int(summary.entries), "errors": .int(summary.errors), "warnings": .int(summary.warnings),
      "baselined": .int(summary.baselined), "suppressed": .int(summary.suppressed),
    ]
  }

  private static func row(_ finding: Finding, isDetailed: Bool) -> JSONValue {
    var row: [String: JSONValue] = [
      "rule": .string(finding.rule), "severity": .string(finding.severity.rawValue),
      "message": .string(finding.message), "file": .string(finding.location.file),
      "line": .int(finding.location.line), "bridge": JSONValue(finding.bridge),
    ]
    guard isDetailed else { return .object(row) }
    row["column"] = .int(finding.location.column)
    row["endLine"] = .int(finding.location.endLine)
    row["endColumn"] = .int(finding.location.endColumn)
    row["fingerprint"] = .string(finding.fingerprint)
    row["fix"] = JSONValue(finding.fix)
    row["related"] = .array(
      finding.related.map {
        ["label": .string($0.label), "file": .string($0.location.file), "line": .int($0.location.line)]
      })
    return .object(row)
  }

  private static func next(_ report: Report, _ findings: [Finding], passes: Bool) -> [String] {
    let undocumented = findings.filter { $0.rule == "undocumented_bridge" }.compactMap(\.bridge)
    var steps: [String] = []
    if let first = undocumented.first {
      steps.append(
        "\(undocumented.count.of("bridge")) without an entry, such as '\(first)': search_hatches for what it wraps; if "
          + "SwiftUI covers it, replace it, else record_gotcha with the checklist's answers")
    }
    if let other = findings.first(where: { $0.rule != "undocumented_bridge" }) {
      steps.append(
        "read the resource bridgekeeper://rules/\(other.rule) for why '\(other.rule)' fires and what to write instead"
      )
    }
    return steps.isEmpty && passes ? ["nothing: the gate passes"] : steps
  }
}
