// `list_bridges`: the inventory.

import BridgekeeperKit
import Findings

extension Tool {
  static let listBridges = Tool(
    name: "list_bridges", title: "List the bridges",
    about: """
      Lists the places where SwiftUI and UIKit/AppKit/WatchKit meet, each with what it wraps, the gotcha entry that \
      documents it, the hatch that it follows and how many of the four questions of the matrix speak for it. Call it to \
      see what there is before you add another bridge.
      """,
    takes: [
      .paths, .init("undocumented", .truth, "Only bridges that need an entry and have none."), .detail,
      .limit,
      .cursor,
    ],
    gives: [
      answer, .init("counts", .table(of: .number(nil)), "What was counted.", isRequired: true),
      .init("byKind", .table(of: .number(nil)), "The number of bridges by kind.", isRequired: true),
      .init("bridges", .list(of: bridgeShape), "The bridges, by file and line.", isRequired: true), .left,
      .nextCursor, next,
    ],
    run: list)

  private static let textList = Shape.list(of: .text(limit: nil))
  private static let bridgeShape = Shape.object([
    .init("name", .text(limit: nil), isRequired: true), .init("kind", .text(limit: nil), isRequired: true),
    .init("file", .text(limit: nil), isRequired: true), .init("line", .number(nil), isRequired: true),
    .init("wraps", textList, isRequired: true),
    .init("entry", .optional(.text(limit: nil)), "FILE:LINE: title", isRequired: true),
    .init("needsEntry", .truth, isRequired: true),
    .init("hatch", .optional(.text(limit: nil)), isRequired: true),
    .init(
      "yes", .number(nil), "How many questions of the matrix its code answers with yes.", isRequired: true),
    .init("qualifiedName", .text(limit: nil)), .init("direction", .text(limit: nil)),
    .init("conditions", textList), .init("uses", .optional(.number(nil))),
    .init("context", .text(limit: nil)),
    .init("because", textList, "What speaks for it, with places."),
  ])

  private static func list(
    _ arguments: Arguments, _ project: Project
  ) throws(Failure) -> [String: JSONValue] {
    let listing = try project.listBridges(paths: try arguments.paths(in: project))
    let all = zip(listing.value.rows("bridges"), listing.needsEntry).map { Row(value: $0, needsEntry: $1) }
    let wanted = arguments.isSet("undocumented") ? all.filter(\.isOpen) : all
    let kinds = all.compactMap { $0.value["kind"]?.text }
    let needing = all.filter(\.needsEntry)
    let open = all.filter(\.isOpen)
    var answer = try arguments.page(
      of: wanted.map { $0.shown(isDetailed: arguments.isSet("detail")) }, "bridges")
    answer["answer"] = .string(
      "\(all.count.of("bridge")), \(needing.count) of them \(needing.count == 1 ? "needs" : "need") an entry, "
        + "\(open.count) without one")
    answer["counts"] = [
      "bridges": .int(all.count), "needEntry": .int(needing.count), "undocumented": .int(open.count),
      "unreadable": .int(listing.problems.count), "unresolved": .int(listing.value.rows("unresolved").count),
    ]
    answer["byKind"] = .object(
      Dictionary(kinds.map { ($0, 1) }, uniquingKeysWith: +).mapValues(JSONValue.int))
    let problems = listing.problems.prefix(3).map { "mend \($0)" }
    let advice =
      open.isEmpty ? [] : ["explain_bridge says of one what is known of it, check_bridges what is wrong"]
    answer["next"] = JSONValue(problems + advice)
    return answer
  }

  /// A bridge of the inventory.
  private struct Row {
    let value: JSONValue
    let needsEntry: Bool

    var isOpen: Bool { needsEntry && value["gotcha"] == .null }

    func shown(isDetailed: Bool) -> JSONValue {
      let brief = ["name", "kind", "file", "line", "wraps", "hatch"]
      let full = brief + ["qualifiedName", "direction", "conditions", "uses", "context"]
      guard case .object(var row) = value.only(isDetailed ? full : brief) else { return value }
      row["entry"] = JSONValue(value["gotcha"].flatMap(Tool.place))
      row["needsEntry"] = .bool(needsEntry)
      row["yes"] = value["score"]?["yes"] ?? 0
      if isDetailed { row["because"] = value["score"]?["because"] ?? .array([]) }
      return .object(row)
    }
  }

  /// `CLAUDE.md:40: title` of an entry.
  static func place(_ entry: JSONValue) -> String? {
    guard let file = entry["file"]?.text, let line = entry["line"]?.int, let title = entry["title"]?.text
    else {
      return nil
    }
    return "\(file):\(line): \(title)"
  }
}
