// Which bridges can go: for people, for scripts, and as Markdown for a ticket.

public import Findings
import Knowledge
import SwiftScan

/// The bridges that can go, now or with later deployment targets.
public struct RetireListing: Sendable {
  /// A heading with its bridges.
  struct Part {
    let heading: String
    let rows: [RetireRow]
    /// Whether it is shown without bridges too, since somebody asked.
    var isAsked = false
  }

  /// The bridges that can go, or might.
  let rows: [RetireRow]
  /// The deployment targets that were asked about, and what they alone would free.
  let asked: [PlatformSince]
  let unlocked: [RetireRow]

  /// How many bridges can go now.
  public var count: Int { rows.count { $0.group == .now } }

  var parts: [Part] {
    let now = Part(heading: "can go now", rows: rows.filter { $0.group == .now }, isAsked: true)
    let look = Part(heading: "worth a look", rows: rows.filter { $0.group == .look })
    guard asked.isEmpty else {
      let words = asked.map(\.words).inSentence
      return [
        now, Part(heading: "can go once \(words) is the deployment target", rows: unlocked, isAsked: true),
      ]
    }
    return [now] + later + [look]
  }

  /// The bridges that wait for targets, by the targets, the nearest first.
  private var later: [Part] {
    var groups: [(targets: [PlatformSince], rows: [RetireRow])] = []
    for row in rows {
      guard case .with(let targets) = row.group else { continue }
      if let place = groups.firstIndex(where: { $0.targets == targets }) {
        groups[place].rows.append(row)
      } else {
        groups.append((targets, [row]))
      }
    }
    return groups.sorted { $0.targets.lexicographicallyPrecedes($1.targets, by: <) }.map {
      Part(
        heading: "can go once \($0.targets.map(\.words).inSentence) is the deployment target", rows: $0.rows)
    }
  }

  /// A heading for each group, and a bridge a line.
  public var text: String {
    let shown = parts.filter { !$0.rows.isEmpty || $0.isAsked }
    return shown.map { part in
      "\(part.heading): \(Self.sum(part.rows))\n" + part.rows.map { "  \(Self.line($0))\n" }.joined()
    }.joined()
  }

  /// The same as a document for a ticket.
  public var markdown: String {
    let tables = parts.filter { !$0.rows.isEmpty }.map { part in
      let heading = part.heading.prefix(1).uppercased() + part.heading.dropFirst()
      return "\n## \(heading)\n\n| bridge | where | lines | uses | why |\n|---|---|---|---|---|\n"
        + part.rows.map(Self.cells).joined()
    }
    let none = tables.isEmpty ? "\nNothing can go.\n" : ""
    return "# Bridges that can go\n" + none + tables.joined()
  }

  /// The document `bridgekeeper/retire/1`.
  public var json: String { value.document }

  /// The same as a value.
  public var value: JSONValue {
    var document: [String: JSONValue] = [
      "schema": "bridgekeeper/retire/1",
      "now": .array(rows.filter { $0.group == .now }.map(Self.row)),
      "look": .array(rows.filter { $0.group == .look }.map(Self.row)),
      "next": .array(rows.filter { if case .with = $0.group { true } else { false } }.map(Self.row)),
    ]
    if !asked.isEmpty {
      document["target"] = .object(Self.table(asked))
      document["unlocked"] = .array(unlocked.map(Self.row))
    }
    return .object(document)
  }

  /// `2 bridges, 40 lines`.
  static func sum(_ rows: [RetireRow]) -> String {
    let lines = rows.reduce(0) { $0 + $1.lines }
    return rows.isEmpty ? "no bridge" : "\(rows.count.of("bridge")), \(lines.of("line"))"
  }

  private static func line(_ row: RetireRow) -> String {
    let place = "\(row.bridge.file):\(row.bridge.line)"
    let size = "\(row.lines.of("line")), \(row.uses.of("use"))"
    return "\(place): \(row.bridge.qualifiedName), \(size): \(row.because)".oneLine
  }

  private static func cells(_ row: RetireRow) -> String {
    let cells = [
      "`\(row.bridge.qualifiedName)`", "`\(row.bridge.file):\(row.bridge.line)`", "\(row.lines)",
      "\(row.uses)",
      row.because,
    ]
    return "| " + cells.map { $0.oneLine.replacing("|", with: "\\|") }.joined(separator: " | ") + " |\n"
  }

  /// A bridge as scripts read it.
  static func row(_ row: RetireRow) -> JSONValue {
    let gotcha: JSONValue? = row.entry.map {
      ["file": .string($0.file), "line": .int($0.line), "title": .string($0.title)]
    }
    var needs: JSONValue = .null
    if case .with(let targets) = row.group { needs = .object(table(targets)) }
    return [
      "name": .string(row.bridge.name), "qualifiedName": .string(row.bridge.qualifiedName),
      "kind": .string(row.bridge.kind.rawValue), "file": .string(row.bridge.file),
      "line": .int(row.bridge.line),
      "lines": .int(row.lines), "uses": JSONValue(row.bridge.uses), "hatch": JSONValue(row.hatch),
      "gotcha": gotcha ?? .null, "because": .string(row.because), "needs": needs,
    ]
  }

  private static func table(_ targets: [PlatformSince]) -> [String: JSONValue] {
    Dictionary(targets.map { ($0.platform.rawValue, .string("\($0.version)")) }) { first, _ in first }
  }
}

extension PlatformSince: Comparable {
  /// Orders by platform, then by version.
  public static func < (left: Self, right: Self) -> Bool {
    (left.platform, left.version) < (right.platform, right.version)
  }
}

extension Project {
  /// Lists the bridges that can go.
  ///
  /// - Parameter asked: deployment targets to ask about, besides those that the project has.
  public func listRetirements(asked: [PlatformSince] = []) throws(Failure) -> RetireListing {
    let inspection = try inspect(countsUses: true, readsBacking: true)
    var gate = gate(inspection)
    let now = try retirement(of: inspection)
    gate.retirement = now
    let scores = scores(of: inspection.inventory, now)
    let rows = gate.retireRows(now, scores: scores)
    guard !asked.isEmpty else { return RetireListing(rows: rows, asked: [], unlocked: []) }
    let raised = Dictionary(asked.map { ($0.platform, $0.version) }) { max($0, $1) }
    let later = gate.retireRows(
      judged(now, of: inspection, raised: raised), scores: scores, raised: raised)
    let gone = Set(rows.filter { $0.group == .now }.map(\.identity))
    let unlocked = later.filter { $0.group == .now && !gone.contains($0.identity) }
    return RetireListing(rows: rows, asked: asked, unlocked: unlocked)
  }
}

extension RetireRow {
  /// What makes a bridge itself.
  fileprivate var identity: String { "\(bridge.kind.rawValue) \(bridge.qualifiedName) \(bridge.file)" }
}
