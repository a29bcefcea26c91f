// The pieces of a text that the checklist looks at: words, names of API, numbers, links, and where a clause
// or sentence ends.

/// One piece of a text.
struct ProseToken: Sendable, Equatable {
  enum Kind: Sendable, Equatable {
    /// An ordinary word.
    case word
    /// The name of a type, member, modifier or framework.
    case name
    /// A number, with any unit that is attached to it: `54`, `10,000`, `60fps`, `2026-11-02`.
    case number
    /// A place left open in square brackets: `[n]`.
    case placeholder
    /// An address: of a Markdown link, or bare.
    case link
    /// An issue number: `#260`, `owner/name#12`.
    case issue
    /// The path of a file.
    case path
    /// A sign that may stand in a version range: `+`, `≥`, `/`.
    case sign
    /// The end of a clause: comma, colon, semicolon, dash, bracket.
    case clauseEnd
    /// The end of a sentence: full stop, question mark, blank line, the next list item.
    case sentenceEnd
  }

  var kind: Kind
  /// The piece as it stands in the text, without backticks.
  var raw: String
  /// The piece in lower case, with straight apostrophes and without a possessive ending.
  var lower: String
  /// Whether the piece stood in a code span.
  var isCode = false

  init(_ kind: Kind, _ raw: some StringProtocol, isCode: Bool = false) {
    self.kind = kind
    self.raw = String(raw)
    self.isCode = isCode
    lower = Self.bare(raw).lowercased()
  }

  /// A word with straight apostrophes and without a possessive ending.
  static func bare(_ word: some StringProtocol) -> String {
    var bytes = Array(word.utf8)
    if bytes.contains(0xE2) {
      bytes = Array(String(word.unicodeScalars.map { $0 == "\u{2019}" ? "'" : Character($0) }).utf8)
    }
    if bytes.count > 2, bytes[bytes.count - 1] == UInt8(ascii: "s"),
      bytes[bytes.count - 2] == UInt8(ascii: "'")
    {
      bytes.removeLast(2)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
