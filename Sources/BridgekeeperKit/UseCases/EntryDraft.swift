// The entry that a person is asked to fill in for a bridge: what is known is there, what only a person knows
// is marked.

import Findings
import Knowledge
import SwiftScan

/// An entry to fill in and paste into a memory file. As long as it holds `EntryBlank.mark` it does not pass
/// the gate.
public struct EntryDraft: Sendable, Equatable {
  /// The bridge's simple name.
  public let bridge: String
  /// The memory file where the entry belongs, relative to the root; it need not exist.
  public let file: String
  /// Whether that file has a gotcha section already.
  public let hasSection: Bool
  /// Where the bridge is declared; nil for a draft that somebody asked for by name.
  var source: Location?
  /// The files that take it: `file` and its copies.
  var files: [String]
  /// The documented hatch that the bridge follows, where one is certain.
  var hatch: Hatch?
  /// The bridge.
  let origin: Bridge
  /// The `Bridge` field.
  private let subject: String
  /// The first paragraph of the bridge's comment.
  private let comment: String?
  /// The first place in a memory file that names the bridge and is no entry.
  let mention: Location?

  /// The draft for a bridge, on its way to that home.
  ///
  /// - Parameter mention: the first place in a memory file that names the bridge and is no entry.
  init(_ bridge: Bridge, home: EntryHome, mention: (file: String, line: Int)?) {
    self.bridge = bridge.name
    (file, hasSection) = (home.file, home.hasSection)
    files = [home.file]
    origin = bridge
    subject = EntryContent.bridge(
      type: bridge.qualifiedName, wraps: bridge.wraps.first, path: bridge.file)
    comment = bridge.docComment.map(Self.paragraph)
    self.mention = mention.map { Location(file: $0.file, line: $0.line) }
  }

  /// The entry in canonical form, without the section's heading, ending in a newline.
  public var text: String {
    let rows = blanks(hinting: [said, named(where: true)]).map { "- **\($0.field.label):** \($0.value)\n" }
    return "### \(EntryBlank.mark) the gap in a few words\n\n\(rows.joined())"
  }

  /// What the bridge's comment says.
  var said: String? { comment.map { "its comment says: \($0)" } }

  /// Where a memory file names the bridge already.
  ///
  /// - Parameter hasLine: whether the line is told too.
  func named(where hasLine: Bool) -> String? {
    mention.map { "named in \($0.file)" + (hasLine ? ":\($0.line)" : "") }
  }

  /// The fields in canonical order, with a blank for what only a person knows.
  ///
  /// - Parameter hints: what is known of the gap, for the person who fills it in.
  func blanks(hinting hints: [String?]) -> [(field: EntryField, value: String)] {
    let mark = EntryBlank.mark
    return [
      (
        .gap,
        "\(mark) the SwiftUI API that you tried, what it did, what is needed instead\(Self.bracketed(hints))"
      ),
      (.bridge, subject),
      (.evidence, "\(mark) a link, a feedback number, or what you searched and did not find"),
      (.verified, "\(mark) platform version, date"),
      (.removeWhen, "\(mark) what would let the bridge go"),
    ]
  }

  /// Clauses in brackets; only the last one keeps its stop.
  private static func bracketed(_ clauses: [String?]) -> String {
    let clauses = clauses.compactMap { $0 }
    guard let last = clauses.last else { return "" }
    let others = clauses.dropLast().map { ($0.hasSuffix(".") ? String($0.dropLast()) : $0) + "; " }
    return " (\(others.joined())\(last))"
  }

  /// The comment's first paragraph on one line.
  static func paragraph(of comment: String) -> String {
    let lines = comment.split(separator: "\n", omittingEmptySubsequences: false)
    let first = lines.drop { $0.allSatisfy(\.isWhitespace) }.prefix { !$0.allSatisfy(\.isWhitespace) }
    return first.map { $0.split(separator: " ").joined(separator: " ") }.joined(separator: " ")
  }
}

extension Project {
  /// The entry to fill in for the bridge with this name, simple or qualified.
  public func draft(for name: String) throws(Failure) -> EntryDraft {
    let inspection = try inspect()
    guard let bridge = inspection.inventory.bridge(called: name) else {
      throw inspection.inventory.noBridge(called: name)
    }
    let agents = agentView(inspection.listed, memory: inspection.memory, opening: [bridge.file])
    return EntryDraft(
      bridge, home: EntryHome(of: bridge.file, memory: inspection.memory, agents: agents),
      mention: inspection.memory.firstMentions(of: [bridge.name])[bridge.name])
  }
}
