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
  private let mention: Location?

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
    let known = mention.map { "named in \($0.file):\($0.line)" }
    let rows = fields(known).map { "- **\($0.field.label):** \($0.value)\n" }.joined()
    return "### \(EntryBlank.mark) the gap in a few words\n\n\(rows)"
  }

  /// The entry as content for the writer, under a title that can stay.
  ///
  /// - Parameter isBare: whether it leaves out the comment, which may be text that a memory file's form cannot hold.
  func content(titled title: String, isBare: Bool) -> EntryContent {
    // In the file that gets the entry lines move.
    let known = mention.map { $0.file == file ? "named in \($0.file)" : "named in \($0.file):\($0.line)" }
    let fields = fields(known, isBare: isBare).map { ($0.field, [$0.value]) }
    return EntryContent(title: title, fields: Dictionary(uniqueKeysWithValues: fields))
  }

  /// The fields in canonical order, blanks marked.
  private func fields(_ known: String?, isBare: Bool = false) -> [(field: EntryField, value: String)] {
    var said = isBare ? nil : comment.map { "its comment says: \($0)" }
    if known != nil, said?.hasSuffix(".") == true { said?.removeLast() }
    let hints = [said, known].compactMap { $0 }
    let hint = hints.isEmpty ? "" : " (\(hints.joined(separator: "; ")))"
    return [
      (.gap, "\(EntryBlank.mark) the SwiftUI API that you tried, what it did, what is needed instead\(hint)"),
      (.bridge, subject),
      (.evidence, "\(EntryBlank.mark) a link, a feedback number, or what you searched and did not find"),
      (.verified, "\(EntryBlank.mark) platform version, date"),
      (.removeWhen, "\(EntryBlank.mark) what would let the bridge go"),
    ]
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
      mention: inspection.memory.firstMention(of: bridge.name))
  }
}
