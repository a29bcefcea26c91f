// One rule as a page of Markdown: what stands in `docs/rules`, and what reports carry along as help.

import Findings
import SwiftScan

/// The page on a rule.
public struct RulePage: Sendable {
  private let rule: RuleExplanation

  /// The page on a rule.
  public init(_ rule: RuleExplanation) { self.rule = rule }

  /// The name of the page's file.
  public var name: String { "\(rule.info.id).md" }

  /// The whole page.
  public var text: String { "# `\(rule.info.id)`\n\n\(RulePages.mark)\n\n\(body)\n" }

  /// The page below its title.
  var body: String {
    ([rule.info.summary, facts] + why + examples + options + control).joined(separator: "\n\n")
  }

  private var facts: String {
    """
    - **Default:** \(rule.info.isOptIn ? "off; \(rule.info.severity.rawValue) once `--rule` turns it on" : rule.weight)
    - **Mended by:** \(rule.info.mending.words.withCodeSpans)
    """
  }

  private var why: [String] {
    guard let why = rule.why else { return [] }
    let sources = rule.sources.map { "- <\($0)>" }.joined(separator: "\n")
    return ["## Why", why] + (sources.isEmpty ? [] : ["Sources:", sources])
  }

  private var examples: [String] {
    let bad = rule.bad.first.map { ["## Flagged", "At the place marked ↓:"] + Self.fenced($0) } ?? []
    return bad + (rule.good.first.map { ["## Left alone"] + Self.fenced($0) } ?? [])
  }

  private static func fenced(_ example: ProjectExample) -> [String] {
    example.files.flatMap { file -> [String] in
      let fence = "```\(language(of: file.path))\n\(file.marked.trimmingEnd)\n```"
      return (file.path.map { ["`\($0)`:"] } ?? []) + [fence]
    }
  }

  private static func language(of path: String?) -> String {
    guard let path else { return "swift" }
    let languages = ["yml": "yaml", "md": "markdown", "json": "json"]
    return languages[path.split(separator: ".").last.map(String.init) ?? ""] ?? "swift"
  }

  private var options: [String] {
    let keys = rule.keys.map { "- `\($0.name)`: \($0.summary)" }.joined(separator: "\n")
    let shared = rule.options.filter(\.isShared)
    let parts =
      (rule.ownOptions.isEmpty ? [] : [RuleOptionTable.text(rule.ownOptions)])
      + (shared.isEmpty
        ? [] : ["Shared with other rules, a key of the file by itself:", RuleOptionTable.text(shared)])
      + (keys.isEmpty ? [] : ["Keys of `\(Config.fileName)` that matter here:", keys])
    return parts.isEmpty ? [] : ["## Options"] + parts
  }

  private var control: [String] {
    if rule.info.isAlwaysError {
      return ["## To be rid of it", RuleInfo.alwaysErrorRemedy.withCodeSpans.asSentence]
    }
    return [
      "## Weighing it otherwise",
      "In `\(Config.fileName)`, for the whole project or, under `overrides`, for some paths:",
      "```yaml\n\(rule.settingSample)\n```", "## Setting one finding aside",
    ] + aside
  }

  private var aside: [String] {
    guard let sample = rule.asideSample else { return ["No comment sets it aside."] }
    let language = sample.comment.hasPrefix("//") ? "swift" : "markdown"
    return ["\(sample.place), with the reason:".asSentence, "```\(language)\n\(sample.comment)\n```"]
  }
}

extension String {
  /// Words in single quotes as code spans.
  fileprivate var withCodeSpans: String { String(map { $0 == "'" ? "`" : $0 }) }

  /// The words with a capital at the front and, unless something follows, a stop at the end.
  fileprivate var asSentence: String { prefix(1).uppercased() + dropFirst() + (hasSuffix(":") ? "" : ".") }
}

/// Options as a table.
enum RuleOptionTable {
  /// One row an option.
  static func text(_ options: [RuleOption]) -> String {
    (["| option | value | default | what it is for |", "|---|---|---|---|"] + options.map(row))
      .joined(separator: "\n")
  }

  /// The row of one option.
  static func row(_ option: RuleOption) -> String {
    "| `\(option.name)` | \(option.sort) | \(standard(option)) | \(option.summary) |"
  }

  private static func standard(_ option: RuleOption) -> String {
    let texts = option.texts(in: RuleOptions()).map { "`\($0)`" }.joined(separator: ", ")
    guard case .names = option.value else { return texts }
    return "\(texts); what you write is added"
  }
}
