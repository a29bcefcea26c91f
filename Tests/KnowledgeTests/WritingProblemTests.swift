// What is refused, and why; what the writer of an entry is told.

import Knowledge
import Markdown
import Testing

struct WritingProblemTests {
  private static let content = EntryContent(title: "Map tilt", fields: [.gap: ["`Map` cannot tilt"]])

  private func problem(
    adding content: EntryContent = Self.content, to text: String, at placement: EntryPlacement = .automatic
  ) -> EntryWriteProblem? {
    do {
      _ = try addEntry(content, to: Document(text), at: placement)
      return nil
    } catch { return error }
  }

  @Test(arguments: [
    "- **Map tilt**: x", "### Map tilt\n\nx", "- [ ] **`Map` TILT** — x", "| Issue |\n|--|\n| Map  tilt |",
  ])
  func anEqualTitleIsRefused(entry: String) {
    let problem = problem(to: "## Gotchas\n\n\(entry)\n")
    #expect(problem?.kind == .duplicateTitle)
    #expect(problem?.line != nil)
  }

  @Test func anEqualTitleInAnotherSectionIsNone() {
    let text = "## UI gotchas\n\n- **Map tilt**: x\n\n## Known Gotchas\n\n- **One**: x\n"
    #expect(problem(to: text) == nil)
  }

  @Test func aDocumentWithAProblemIsLeftAlone() {
    let text = "## Gotchas\n\n<<<<<<< a\n- **One**: x\n=======\n- **Two**: x\n>>>>>>> b\n"
    #expect(problem(to: text)?.kind == .document)
    #expect(throws: EntryWriteProblem.self) { try formatEntries(in: Document(text)) }
  }

  @Test func sectionsAndGroupsAreNamed() {
    let text = "## Gotchas\n\n### UI\n\n- **One**: x\n\n### Data\n\n- **Two**: x\n"
    #expect(problem(to: text)?.kind == .group(groups: ["UI", "Data"]))
    #expect(problem(to: text, at: EntryPlacement(group: "Net"))?.kind == .group(groups: ["UI", "Data"]))
    #expect(problem(to: text, at: EntryPlacement(group: "data")) == nil)
    #expect(
      problem(to: text, at: EntryPlacement(section: .heading("Pitfalls")))?.kind
        == .noSuchSection(sections: ["Gotchas"]))
    #expect(
      problem(to: text, at: EntryPlacement(section: .line(40)))?.kind == .noSuchSection(sections: ["Gotchas"])
    )
    let single = "## Search\n\n### Gotcha: case\n\nx\n"
    #expect(problem(to: single, at: EntryPlacement(section: .line(3)))?.kind == .structure)
  }

  @Test func anEntryOfAnotherTextIsNone() throws {
    let old = Document("## Gotchas\n\n- **One**: x\n")
    let entry = try #require(readGotchas(in: old).first?.entries.first)
    let new = Document("# A\n\n## Gotchas\n\n- **One**: x\n")
    #expect(throws: EntryWriteProblem.self) { try removeEntry(entry, from: new) }
    #expect(throws: EntryWriteProblem.self) { try editEntry(entry, EntryChanges(title: "Two"), in: new) }
  }

  /// A file, the title of the entry that goes, and a word of each warning.
  @Test(arguments: [
    ("## Gotchas\n\n1. One\n2. Two\n", "One", ["numbers"]),
    ("## Gotchas\n\n2 items.\n\n- **One**: x\n- **Two**: x\n", "Two", ["line 3 gives the number"]),
    ("## Gotchas\n\n- **One**: [a]\n- **Two**: x\n\n[a]: b\n", "One", ["[a]"]),
    ("## Gotchas\n\n### UI\n\n- **One**: x\n\n### Data\n\n- **Two**: x\n", "One", ["group 'UI' is empty"]),
    ("## Gotchas\n\n- **One**: x\n", "One", ["'Gotchas' is empty"]),
    (
      "## Gotchas\n\n### Index\n\n| # | Where |\n|--|--|\n| 1 | below |\n\n### 1. One\n\nx\n\n### 2. Two\n\nx\n",
      "Two", ["index table"]
    ),
    ("## Gotchas\n\n- **One**: x\n\nSee the owners of the module.\n", "One", ["reads as an entry now"]),
  ])
  func removalTellsWhatIsStale(text: String, title: String, warnings: [String]) throws {
    let document = Document(text)
    let entry = try #require(readGotchas(in: document).flatMap(\.entries).first { $0.title == title })
    let change = try removeEntry(entry, from: document)
    for word in warnings {
      #expect(change.warnings.contains { $0.contains(word) }, "\(word): \(change.warnings)")
    }
  }

  @Test func theSummarySaysFormAndLine() throws {
    let change = try addEntry(Self.content, to: Document("# A\n\n## Gotchas\n\n- **One**: x\n"))
    #expect(change.summary == "added 'Map tilt' to 'Gotchas' as a bullet, line 6")
    let entry = try #require(readGotchas(in: change.document).first?.entries.last)
    let edited = try editEntry(entry, EntryChanges(fields: [.owner: ["maps"]]), in: change.document)
    #expect(edited.summary == "changed Owner of 'Map tilt', line 6")
    let same = try editEntry(entry, EntryChanges(title: "Map tilt"), in: change.document)
    #expect(same.isEmpty && same.document.bytes == change.document.bytes)
    let removed = try removeEntry(entry, from: change.document)
    #expect(removed.summary == "removed 'Map tilt' from 'Gotchas', line 6")
  }

  @Test func aSectionThatWasThereCanBeKept() throws {
    let before = Document("# A\n\n## Known Gotchas\n")
    let change = try addEntry(Self.content, to: before)
    let entry = try #require(readGotchas(in: change.document).first?.entries.first)
    let kept = try removeEntry(entry, from: change.document, keepsSection: true)
    #expect(kept.document.text == before.text)
    #expect(try removeEntry(entry, from: change.document).document.text == "# A\n")
  }

  @Test func titlesAreCleanedAndTold() throws {
    let change = try addEntry(EntryContent(title: "2026-01-01 — Gotcha: Map tilt."), to: Document(""))
    #expect(change.summary.hasPrefix("added 'Map tilt' to a new section"))
    #expect(change.warnings.contains { $0.contains("in front of the title") })
    let long = String(repeating: "word ", count: 20)
    #expect(try addEntry(EntryContent(title: long), to: Document("")).warnings.count == 1)
  }

  @Test func aBridgeIsWrittenInCode() {
    #expect(EntryContent.bridge(type: "A", wraps: "B", path: "C/A.swift") == "`A` → `B`, `C/A.swift`")
    #expect(EntryContent.bridge(type: "`A`") == "`A`")
  }
}
