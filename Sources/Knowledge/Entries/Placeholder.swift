// Text that stands where entries will be, or points to where they are.

import Markdown

/// Tells placeholders and pointers from entries.
enum Placeholder {
  /// The words by which a short text says that there is nothing yet.
  private static let openings = [
    "none", "nothing", "no gotchas", "no known", "no entries", "no pitfalls", "no issues", "n/a", "tbd",
    "tba", "todo",
    "to be ", "empty", "coming soon", "placeholder", "<fill", "[issue", "…", "...",
  ]

  /// Whether a paragraph only says that there is nothing yet, or is only imports.
  static func isPlaceholder(_ block: Block) -> Bool {
    let text = block.plainText.trimmed
    if isEmpty(text) { return true }
    if block.inlines.count == 1, case .emphasis = block.inlines[0].kind { return true }
    let words = text.split(whereSeparator: \.isWhitespace)
    if words.allSatisfy({ $0.first == "@" }), !block.inlines.flattened.contains(where: \.isCode) {
      return true
    }
    let bare = text.drop { "([_*".contains($0) && !text.hasPrefix("[issue") }.lowercased()
    guard words.count <= 5, !block.inlines.flattened.contains(where: \.isCode) else { return false }
    return openings.contains { bare.hasPrefix($0) && !(bare.dropFirst($0.count).first?.isLetter ?? false) }
  }

  /// Whether a paragraph is one sentence that points to another file.
  static func isPointer(_ block: Block) -> Bool {
    let text = block.plainText.trimmed
    let words = text.split(whereSeparator: \.isWhitespace)
    guard words.count <= 15, TitleText(block.inlines).firstSentence.string.count >= text.count - 1 else {
      return false
    }
    let first = words.first.map { $0.lowercased() } ?? ""
    guard ["see", "read", "refer", "documented", "moved", "full", "details"].contains(first) else {
      return false
    }
    return text.contains(".md")
      || block.inlines.flattened.contains {
        if case .link = $0.kind { return true }
        return false
      }
  }

  /// Whether a text has no letter and no digit.
  static func isEmpty(_ text: String) -> Bool { !text.contains { $0.isLetter || $0.isNumber } }
}

extension Inline {
  /// Whether the element is a code span.
  var isCode: Bool {
    guard case .code = kind else { return false }
    return true
  }
}
