// What is posted as a draft: the blanks of the printed one, filled as far as the registry and the bridge's comment
// know.

import Knowledge
import SwiftScan

extension EntryDraft {
  /// The entry to post, the fullest first: what a comment or the registry says may be more than a memory file's
  /// form can hold. Of two bridges of one name the file tells which is meant.
  var contents: [EntryContent] {
    let comment = origin.docComment.map { "its comment says: \(Self.paragraph(of: $0))" }
    let registry = hatch.map { "the registry says: \($0.gap)" }
    let hints = [[comment, registry], [registry], [comment], []].map { $0.compactMap { $0 } }
    let title = "\(EntryBlank.mark) the gap that `\(origin.qualifiedName)` bridges"
    let titles = [title, "\(title) in `\(origin.file)`"]
    return titles.flatMap { title in hints.map { EntryContent(title: title, fields: fields(hints: $0)) } }
  }

  private static func withoutStop(_ text: String) -> String {
    text.hasSuffix(".") ? String(text.dropLast()) : text
  }

  private func fields(hints: [String]) -> [EntryField: [String]] {
    let mark = EntryBlank.mark
    let hint = hints.isEmpty ? "" : " (\(hints.map(Self.withoutStop).joined(separator: "; ")))"
    var fields: [EntryField: [String]] = [
      .gap: ["\(mark) the SwiftUI API that you tried, what it did, what is needed instead\(hint)"],
      .bridge: [
        EntryContent.bridge(type: origin.qualifiedName, wraps: origin.wraps.first, path: origin.file)
      ],
      .evidence: ["\(mark) a link, a feedback number, or what you searched and did not find"],
      .verified: ["\(mark) platform version, date"],
      .removeWhen: [
        hatch.map(\.removeWhen).flatMap { $0.isEmpty ? nil : $0 } ?? "\(mark) what would let the bridge go"
      ],
    ]
    if let hatch { fields[.hatch] = [hatch.id] }
    return fields
  }
}
