// The laws of reading entries, as a function that says what is broken: what is read fits the text, whatever it is.

import Knowledge
import Markdown

enum ReadingLaws {
  /// What does not fit in what is read of a text.
  static func fault(in text: String, wholeFile: Bool) -> String? {
    let document = Document(text)
    guard Array(document.text.utf8) == Array(text.utf8) else { return "the text is not kept" }
    let sections = readGotchas(in: document, wholeFile: wholeFile)
    if document.problem != nil {
      return sections.isEmpty || wholeFile ? nil : "sections in spite of a problem"
    }
    guard sections.map(\.line) == sections.map(\.line).sorted() else { return "sections out of order" }
    for section in sections {
      var line = 0
      for entry in section.entries {
        if entry.line < line { return "\(entry.title): out of order" }
        line = entry.line
        if let fault = fault(in: entry, of: document) { return "\(entry.title): \(fault)" }
      }
    }
    return nil
  }

  private static func fault(in entry: GotchaEntry, of document: Document) -> String? {
    guard entry.range.lowerBound >= 0, entry.range.upperBound <= document.bytes.count else {
      return "out of bounds"
    }
    guard entry.body == document.text(of: entry.range) else { return "body" }
    guard entry.range == document.lines.range(ofLines: entry.line...entry.endLine) else { return "lines" }
    // As Markdown means it: a form feed or a no-break space is text.
    let last = document.bytes[document.lines.range(ofLine: entry.endLine)]
    if last.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) { return "ends blank" }
    if entry.title.isEmpty { return "no title" }
    return nil
  }
}
