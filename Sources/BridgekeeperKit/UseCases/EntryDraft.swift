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
  /// The entry in canonical form, without the section's heading, ending in a newline.
  public let text: String
  /// Where the bridge is declared; nil for a draft that somebody asked for by name.
  var source: Location?
  /// The files that take it: `file` and its copies.
  var files: [String]
  /// The documented hatch that the bridge follows, where one is certain.
  var hatch: Hatch?
  /// The bridge.
  let origin: Bridge

  /// The draft for a bridge, on its way to that home.
  init(_ bridge: Bridge, home: EntryHome) {
    self.bridge = bridge.name
    (file, hasSection) = (home.file, home.hasSection)
    text = Self.text(bridge)
    files = [home.file]
    origin = bridge
  }

  private static func text(_ bridge: Bridge) -> String {
    let wraps = bridge.wraps.first.map { " → `\($0)`" } ?? ""
    let gap = bridge.docComment.map { " (its comment says: \(paragraph(of: $0)))" } ?? ""
    return """
      ### \(EntryBlank.mark) the gap in a few words

      - **Gap:** \(EntryBlank.mark) the SwiftUI API that you tried, what it did, what is needed instead\(gap)
      - **Bridge:** `\(bridge.qualifiedName)`\(wraps), `\(bridge.file)`
      - **Evidence:** \(EntryBlank.mark) a link, a feedback number, or what you searched and did not find
      - **Verified:** \(EntryBlank.mark) platform version, date
      - **Remove when:** \(EntryBlank.mark) what would let the bridge go

      """
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
    return EntryDraft(bridge, home: EntryHome(of: bridge.file, memory: inspection.memory, agents: agents))
  }
}
