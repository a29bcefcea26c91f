// `explain_bridge`: why one bridge is there, and why it passes or fails.

import BridgekeeperKit
import Findings

extension Tool {
  static let explainBridge = Tool(
    name: "explain_bridge", title: "Explain a bridge",
    about: """
      Says of one bridge why it is there: the text of the entries that document it, its hatch, the score of its code with \
      evidence, the deployment targets of its file, what would let it go, and what the gate says of it. Call it before \
      you change, simplify or delete a bridge.
      """,
    takes: [.type],
    gives: [
      answer, .init("passes", .truth, "Whether no finding about it is an error.", isRequired: true),
      .init("kind", .text(limit: nil), isRequired: true), .init("file", .text(limit: nil), isRequired: true),
      .init("line", .number(nil), isRequired: true), .init("wraps", texts, isRequired: true),
      .init("needsEntry", .truth, isRequired: true),
      .init(
        "entries",
        .list(
          of: .object([
            .init("file", .text(limit: nil), isRequired: true), .init("line", .number(nil), isRequired: true),
            .init("title", .text(limit: nil), isRequired: true),
            .init("because", .text(limit: nil), "Why it counts.", isRequired: true),
            .init("body", .text(limit: nil), "The entry as it stands.", isRequired: true),
          ])), isRequired: true),
      .init(
        "hatch",
        .optional(
          .object([
            .init("id", .text(limit: nil), isRequired: true),
            .init("basis", .text(limit: nil), isRequired: true),
            .init("verdict", .optional(.text(limit: nil)), isRequired: true),
          ])), isRequired: true),
      .init(
        "score",
        .object([.init("yes", .number(nil), isRequired: true), .init("because", texts, isRequired: true)]),
        isRequired: true),
      .init("targets", texts, "The deployment targets, and where they were read.", isRequired: true),
      .init("removal", texts, "What would let it go.", isRequired: true),
      .init(
        "findings",
        .list(
          of: .object([
            .init("rule", .text(limit: nil), isRequired: true),
            .init("severity", .text(limit: nil), isRequired: true),
            .init("message", .text(limit: nil), isRequired: true),
          ])), "The first 20 findings about it.", isRequired: true),
      next,
    ],
    run: explain)

  private static let texts = Shape.list(of: .text(limit: nil))

  private static func explain(
    _ arguments: Arguments, _ project: Project
  ) throws(Failure) -> [String: JSONValue] {
    let explanation = try project.explain(arguments.text("type") ?? "")
    let value = explanation.value
    let kept = value.only([
      "passes", "kind", "file", "line", "wraps", "needsEntry", "entries", "hatch", "removal",
    ])
    guard case .object(var answer) = kept else { return [:] }
    let entries = value.rows("entries")
    let name = value["qualifiedName"]?.text ?? ""
    answer["entries"] = .array(Array(entries.prefix(5)))
    answer["findings"] = .array(Array(value.rows("findings").prefix(20)))
    answer["score"] = value["score"]?.only(["yes", "because"])
    answer["targets"] = JSONValue(
      value.rows("targets").map { target in
        ["platform", "version", "from"].compactMap { target[$0]?.text }.joined(separator: " ")
      })
    let documented =
      entries.isEmpty
      ? (explanation.needsEntry ? "no entry says why it is there" : "it needs no entry")
      : "documented by '\(entries[0]["title"]?.text ?? "")'"
    let verdict = explanation.passes ? "passes" : "does not pass"
    answer["answer"] = .string("\(name) \(verdict): \(documented)")
    answer["next"] = JSONValue(next(value, needsEntry: explanation.needsEntry))
    return answer
  }

  private static func next(_ value: JSONValue, needsEntry: Bool) -> [String] {
    let entries = value.rows("entries")
    let hatch = value["hatch"]?["id"]?.text.map {
      ["get_hatch '\($0)' says what SwiftUI has itself, and since when"]
    }
    let name = value["name"]?.text ?? ""
    if entries.isEmpty, needsEntry {
      let search = hatch ?? ["search_hatches for what it wraps"]
      return search + ["if it stays, record_gotcha with type '\(name)' and the checklist's answers"]
    }
    return (hatch ?? [])
      + (entries.isEmpty ? [] : ["keep what its entry says, or change the entry with the bridge"])
  }
}
