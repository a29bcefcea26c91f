// The gotcha section, and in it an entry to fill in for each bridge that has none.

import Findings
import Knowledge
import Markdown
import SwiftScan

extension SetupWork {
  /// What stands in a section that has no entry yet.
  private static let note =
    "One entry for each bridge: 'bridgekeeper ask TYPE' asks what it has to say, and writes it."

  /// The entries to fill in, where they are wanted, and the section, where there is none.
  mutating func document() throws(Failure) {
    if answers.existing == .draft { try draft() }
    let inspection = try project.inspect()
    let gate = project.gate(inspection)
    let hasSection = inspection.memory.files.contains { !$0.sections.isEmpty }
    guard !hasSection, !gate.needingEntry.isEmpty else { return }
    let home = EntryHome(of: nil, memory: inspection.memory, agents: gate.agents)
    try change(home.file, in: inspection.memory) { memory throws(EntryWriteProblem) in
      try addSection(to: memory.document, vocabulary: memory.vocabulary, note: Self.note)
    } deed: { _ in
      "makes the section 'Known Gotchas'"
    }
  }

  private mutating func draft() throws(Failure) {
    let drafts = try project.check().drafts
    guard !drafts.isEmpty else { return }
    if base.effects.files.kind(base.absolute(Baseline.fileName)) != nil {
      throw Failure(
        "there is a baseline '\(Baseline.fileName)' already, and it only shrinks",
        reason: "an entry to fill in does not pass the gate until it is filled in",
        fix: "document what is open with 'bridgekeeper ask TYPE', or accept it with "
          + "'bridgekeeper check --write-baseline --accept WHY'", exit: .usage)
    }
    let memory = project.readMemory(try project.listFiles())
    let titled = Self.titled(drafts)
    for file in Set(titled.map(\.draft.file)).sorted() {
      try add(titled.filter { $0.draft.file == file }, to: file, memory)
    }
  }

  /// The drafts of one memory file.
  private mutating func add(
    _ drafts: [(title: String, draft: EntryDraft)], to file: String, _ memory: Memory
  ) throws(Failure) {
    var refused: [String] = []
    try change(file, in: memory) { memory throws(EntryWriteProblem) in
      refused = []
      var change: EntryChange?
      for (title, draft) in drafts {
        let document = MemoryDocument(
          change?.document ?? memory.document, vocabulary: memory.vocabulary, wholeFile: memory.wholeFile)
        if let next = Self.entry(draft, title, in: document) {
          change = next
        } else {
          refused.append(draft.bridge)
        }
      }
      return change
    } deed: { _ in
      let count = drafts.count - refused.count
      return count == 1 ? "gets an entry to fill in" : "gets \(count) entries to fill in"
    }
    if !refused.isEmpty {
      plan.notes.append(
        "\(file): its form holds no entry to fill in for \(refused.map { "'\($0)'" }.inSentence): "
          + "'bridgekeeper ask TYPE' says more")
    }
  }

  /// The document with an entry; nil where the section's form cannot hold it.
  private static func entry(_ draft: EntryDraft, _ title: String, in memory: MemoryDocument) -> EntryChange? {
    for content in draft.contents(titled: title) {
      let change = try? addEntry(
        content, to: memory.document, vocabulary: memory.vocabulary, wholeFile: memory.wholeFile)
      if let change { return change }
    }
    return nil
  }

  /// Changes a memory file, and the copies of it that a team keeps alike.
  private mutating func change(
    _ file: String, in memory: Memory,
    _ change: (MemoryDocument) throws(EntryWriteProblem) -> EntryChange?,
    deed: (EntryChange) -> String
  ) throws(Failure) {
    let bytes = try base.bytesBeforeSetup(file)
    let document = MemoryDocument(
      Document(bytes.map { String(decoding: $0, as: UTF8.self) } ?? ""), vocabulary: project.vocabulary,
      wholeFile: project.isWholeFile(file))
    let made: EntryChange?
    do throws(EntryWriteProblem) {
      made = try change(document)
    } catch {
      throw Failure(error, in: file)
    }
    guard let made else { return }
    for path in [file] + project.copies(of: file, in: memory) {
      try add(path, made.document.text, deed(made))
    }
  }

  /// The drafts with a title each: one entry for what has one name in one file, and no title twice.
  private static func titled(_ drafts: [EntryDraft]) -> [(title: String, draft: EntryDraft)] {
    let byName = Dictionary(grouping: drafts, by: \.origin.qualifiedName)
    var seen: Set<[String]> = []
    return drafts.filter { seen.insert([$0.origin.qualifiedName, $0.origin.file]).inserted }.map { draft in
      let files = Set(byName[draft.origin.qualifiedName, default: []].map(\.origin.file))
      let place = files.count > 1 ? " in `\(draft.origin.file)`" : ""
      return ("Why `\(draft.origin.qualifiedName)`\(place) is a bridge", draft)
    }
  }
}
