// Thousands of generated memory files keep the laws of writing.

import Knowledge
import Markdown
import Testing

struct WritingCorpusTests {
  private static let filesPerBatch = 50

  @Test("2,500 files", arguments: 0..<50)
  func keepsTheLaws(batch: Int) {
    for seed in batch * Self.filesPerBatch..<(batch + 1) * Self.filesPerBatch {
      var generator = GeneratedMemory(seed: seed)
      let laws = WritingLaws(MemoryText(text: generator.text()))
      let fault = fault(in: laws, seed: seed)
      #expect(fault == nil, "seed \(seed): \(fault ?? "")\n\(laws.document.text.debugDescription)")
    }
  }

  private func fault(in laws: WritingLaws, seed: Int) -> String? {
    let contents = WritingLawTests.contents
    let content = contents[laws.hasProse ? seed % 3 : seed % contents.count]
    if let fault = laws.faultOfAdding(content) { return "adding '\(content.title)': \(fault)" }
    let changes = WritingLawTests.changes[seed % WritingLawTests.changes.count]
    if let fault = laws.faultOfEditing(changes, only: seed) { return "editing: \(fault)" }
    if let fault = laws.faultOfRemoving(only: seed) { return "removing: \(fault)" }
    return seed % 4 == 0 ? laws.faultOfFormatting().map { "formatting: \($0)" } : nil
  }

  /// The corpus holds what it is there for.
  @Test func mixesForms() {
    var forms: Set<EntryForm> = []
    var marks: Set<String> = []
    for seed in 0..<2500 {
      var generator = GeneratedMemory(seed: seed)
      let text = generator.text()
      if seed < 300 { forms.formUnion(readGotchas(in: Document(text)).flatMap(\.entries).map(\.form)) }
      for mark in ["\r\n", "\u{FEFF}", "<!-- END shared -->", "[docs]: ", "---\npaths:"]
      where text.utf8Contains(mark) {
        marks.insert(mark)
      }
    }
    #expect(forms.isSuperset(of: [.heading, .item, .row, .quote, .paragraph]))
    #expect(marks.count == 5)
  }
}

extension String {
  /// Whether the bytes of `part` stand in the text; a line ending of two characters is one to the string
  /// itself.
  fileprivate func utf8Contains(_ part: String) -> Bool {
    Array(utf8).firstRange(of: Array(part.utf8)) != nil
  }
}
