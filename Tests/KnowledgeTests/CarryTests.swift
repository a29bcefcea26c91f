// Carrying entries from file to file: every entry of every case, and what must not be lost on the way.

import Knowledge
import Markdown
import Testing

struct CarryTests {
  private static let targets = [
    "", "# App\n\nBuild it.\n", "# App\r\n\r\n## Known Gotchas\r\n\r\n### A first\r\n\r\nx\r\n",
  ]

  /// What is read of an entry, wherever it stands.
  private struct Saying: Equatable {
    let title: String
    let fields: [EntryField: String]
    let otherFields: [String: String]
    let prose: String
    let codeSpans: [String]

    init(_ entry: GotchaEntry) {
      (title, fields, otherFields) = (entry.title, entry.fields, entry.otherFields)
      (prose, codeSpans) = (entry.prose, entry.codeSpans)
    }
  }

  @Test func everyEntryIsCarriedAsItStandsOrRefused() throws {
    var carried = 0
    var refused: [String] = []
    for example in WritingLawTests.cases {
      let memory = try example.memory()
      let document = Document(memory.text)
      let source = MemoryDocument(document, vocabulary: memory.vocabulary, wholeFile: memory.wholeFile)
      for entry in memory.sections(in: document).flatMap(\.entries) {
        for target in Self.targets {
          let result = Result { () throws(EntryWriteProblem) in
            try carryEntry(entry, from: source, to: Document(target))
          }
          guard case .success(let change) = result else {
            // Where other entries stand in another form, a refusal is the rule.
            if !target.contains("A first") { refused.append("\(example.name): \(entry.title)") }
            continue
          }
          let entries = readGotchas(in: change.document).flatMap(\.entries)
          let read = try #require(entries.first { $0.line == change.line }, "\(example.name): \(entry.title)")
          #expect(Saying(read) == Saying(entry), "\(example.name)")
          carried += 1
        }
      }
    }
    #expect(carried >= 400, "\(carried) carried")
    #expect(refused.count <= 25, "\(refused.count) refused:\n\(refused.joined(separator: "\n"))")
  }

  @Test(arguments: [
    (
      "## Gotchas\n\n- **One**: see [a].\n\n[a]: https://example.com\n",
      "a link whose definition stays behind"
    ),
    ("## Gotcha: one thing\n\nx\n", "a section of its own"),
  ])
  func whatWouldReadOtherwiseIsRefused(text: String, why: String) throws {
    let document = Document(text)
    let entry = try #require(readGotchas(in: document).flatMap(\.entries).first)
    #expect(throws: EntryWriteProblem.self, "\(why)") {
      try carryEntry(entry, from: MemoryDocument(document), to: Document("# App\n"))
    }
  }

  @Test func headingsMoveToTheLevelOfTheSection() throws {
    let document = Document("### Gotchas\n\n#### One\n\nx\n\n##### Why\n\ny\n")
    let entry = try #require(readGotchas(in: document).flatMap(\.entries).first)
    let change = try carryEntry(entry, from: MemoryDocument(document), to: Document(""))
    #expect(change.document.text == "## Known Gotchas\n\n### One\n\nx\n\n#### Why\n\ny\n")
  }

  @Test func aRowBringsItsTable() throws {
    let document = Document("## Gotchas\n\n| Gotcha | Fix |\n|---|---|\n| One | a |\n| Two | b |\n")
    let entry = try #require(readGotchas(in: document).flatMap(\.entries).last)
    let change = try carryEntry(entry, from: MemoryDocument(document), to: Document(""))
    #expect(change.document.text == "## Known Gotchas\n\n| Gotcha | Fix |\n|---|---|\n| Two | b |\n")
  }

  @Test func linksThatCountFromTheFolderAreNamed() throws {
    let text = "## Gotchas\n\n- **One**: [a](docs/a.md), [b](#b), [c](https://example.com), ![d](../d.png)\n"
    let document = Document(text)
    let entry = try #require(readGotchas(in: document).flatMap(\.entries).first)
    let change = try carryEntry(
      entry, from: MemoryDocument(document), to: Document(""), changesFolder: true)
    #expect(
      change.warnings == [
        "the link to 'docs/a.md' counts from another folder now",
        "the link to '../d.png' counts from another folder now",
      ])
  }
}
