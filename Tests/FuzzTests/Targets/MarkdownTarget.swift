// Markdown: the text is kept, what is read lies where the source says, and an edit touches nothing else.

import Markdown

@testable import MarkdownTests

extension FuzzTarget {
  static let markdown = FuzzTarget(
    name: "markdown", inputs: 300,
    seeds: {
      let written = BlockTests.cases.map(\.source) + InlineTests.cases.map(\.source)
      return written.map { Array($0.utf8) }
        + CaseFiles.bytes(in: ["Tests/KnowledgeTests/Cases/gotchas"], endingIn: [".md"])
    },
    words: [
      "# ", "- ", "1. ", "> ", "```", "~~~", "`", "**", "_", "~~", "[", "](", ")", "|", "|---|\n", "---\n",
      "===\n", "<!--", "-->", "    ", "&amp;", "[a]: b\n", "@", "<<<<<<< a\n", "=======\n", ">>>>>>> b\n",
      "<div>", "![", "\\\n", "  \n", "https://a.b", "<a@b.c>", "- [ ] ", "[^1]",
    ]
  ) { bytes in
    let text = String(decoding: bytes, as: UTF8.self)
    let document = Document(text)
    guard Array(document.text.utf8) == Array(text.utf8) else { return "the text is not kept" }
    if let fault = RangeChecks(document).faults.first { return fault }
    return faultOfEditing(document)
  }

  /// What an edit in the middle breaks: a line that is put in the place of another.
  private static func faultOfEditing(_ document: Document) -> String? {
    let line = document.bytes.count % document.lines.count + 1
    let range = document.lines.range(ofLine: line)
    guard let edited = try? document.applying([Edit(range, "é\n")]) else { return "line \(line) has no edit" }
    let wanted =
      Array(document.bytes[..<range.lowerBound]) + Array("é\n".utf8)
      + Array(document.bytes[range.upperBound...])
    return edited.bytes == wanted ? nil : "editing line \(line) changes more"
  }
}
