// What Claude Code leaves of a memory file's text: no front matter, and no HTML comment that is a block of
// its own.

import Markdown

/// A memory file's text as Claude Code is shown it.
enum ClaudeText {
  /// The bytes that are shown. A comment goes with its lines where nothing else stands on them; one without
  /// an end, one inside a paragraph and one in code stay.
  static func shown(_ document: Document) -> [UInt8] {
    let bytes = document.bytes
    var hidden: [Range<Int>] = []
    if let frontMatter = document.frontMatter {
      hidden.append(0..<document.lines.fullRange(ofLine: frontMatter.lines.upperBound).upperBound)
    }
    for comment in document.comments where comment.isBlock && comment.isClosed {
      hidden.append(withEmptyLines(comment, document))
    }
    var shown: [UInt8] = []
    var place = 0
    for range in hidden where range.lowerBound >= place {
      shown += bytes[place..<range.lowerBound]
      place = range.upperBound
    }
    return shown + bytes[place...]
  }

  private static func withEmptyLines(_ comment: Comment, _ document: Document) -> Range<Int> {
    let first = document.lines.fullRange(ofLine: comment.lines.lowerBound)
    let last = document.lines.fullRange(ofLine: comment.lines.upperBound)
    let before = document.bytes[first.lowerBound..<comment.range.lowerBound]
    let after = document.bytes[comment.range.upperBound..<max(last.upperBound, comment.range.upperBound)]
    guard before.allSatisfy(isBlank), after.allSatisfy(isBlank) else { return comment.range }
    return first.lowerBound..<last.upperBound
  }

  /// Whether a text has nothing to show.
  static func isBlank(_ bytes: some Sequence<UInt8>) -> Bool { bytes.allSatisfy(isBlank) }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
}
