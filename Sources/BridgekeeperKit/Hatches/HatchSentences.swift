// The sentences of a hatch's prose with their lengths in words. A code span is one word, however long.

import Knowledge
import Markdown

/// A sentence of prose.
struct HatchSentence: Sendable, Equatable {
  /// The sentence, code spans as one mark each.
  var words: [Substring]
  /// The 1-based line of the file on which its paragraph begins.
  var line: Int

  /// The sentences of a section, in order; code blocks hold none.
  static func sentences(in section: HatchSection) -> [HatchSentence] {
    paragraphs(Document(section.text).blocks).flatMap { block in
      split(flat(block.inlines), line: section.line + block.lines.lowerBound - 1)
    }
  }

  private static func paragraphs(_ blocks: [Block]) -> [Block] {
    blocks.flatMap { $0.inlines.isEmpty ? paragraphs($0.children) : [$0] }
  }

  /// The text with a mark for each code span.
  private static func flat(_ inlines: [Inline]) -> String {
    inlines.map { inline in
      if case .code = inline.kind { return "\u{FFFC}" }
      return inline.children.isEmpty ? inline.plainText : flat(inline.children)
    }.joined()
  }

  private static let abbreviations: Set<String> = ["e.g.", "i.e.", "vs.", "etc.", "cf."]

  private static func split(_ text: String, line: Int) -> [HatchSentence] {
    var sentences: [HatchSentence] = []
    var words: [Substring] = []
    for word in text.split(whereSeparator: \.isWhitespace) {
      words.append(word)
      let end = word.last { !")\"'”’".contains($0) }
      guard let end, ".?!".contains(end), !abbreviations.contains(word.lowercased()) else { continue }
      sentences.append(HatchSentence(words: words, line: line))
      words = []
    }
    return words.isEmpty ? sentences : sentences + [HatchSentence(words: words, line: line)]
  }
}
