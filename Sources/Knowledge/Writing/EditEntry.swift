// Changing the title and fields of an entry: only their bytes.

public import Markdown

/// Changes the title or fields of an entry.
///
/// - Parameters:
///   - entry: The entry as it was read from `document`.
///   - changes: The new title and fields.
///   - document: The memory file.
///   - vocabulary: The words that make a heading a gotcha heading.
///   - wholeFile: Whether the whole file is one section.
/// - Returns: The change, checked by reading the document again; without edits when all is so already.
/// - Throws: Why the entry cannot be changed so; nothing is changed then.
public func editEntry(
  _ entry: GotchaEntry, _ changes: EntryChanges, in document: Document,
  vocabulary: GotchaVocabulary = .standard, wholeFile: Bool = false
) throws(EntryWriteProblem) -> EntryChange {
  let memory = try WrittenMemory(document, vocabulary: vocabulary, wholeFile: wholeFile)
  let (section, index) = try memory.place(of: entry)
  let plan = try EditPlan(changes, of: index, in: section, document)
  for edits in plan.ways {
    let edits = edits.filter { document.text(of: $0.range) != $0.replacement }
    guard let changed = try? document.applying(edits) else { continue }
    let check = SpliceCheck(before: memory, after: memory.reading(changed))
    let position = memory.entries.firstIndex { $0.entry == entry } ?? 0
    guard let line = plan.line(position, in: check) else { continue }
    return EntryChange(
      edits: edits, document: changed, line: line, summary: plan.summary(isEmpty: edits.isEmpty, line: line),
      warnings: plan.warnings)
  }
  throw EntryWriteProblem(
    kind: .structure, line: entry.line,
    reason:
      "'\(entry.title)' would not read as what it is after this change, or what stands around it would not",
    fix: "say it without labels such as 'Bridge:' inside a field, or change it by hand")
}

/// What is to be changed in one entry.
private struct EditPlan {
  private let entry: WrittenEntry
  private let fields: [WrittenField]
  private let title: String?
  /// What its writer should know.
  let warnings: [String]
  /// The ways to write the changes, the best first.
  let ways: [[Edit]]

  init(
    _ changes: EntryChanges, of index: Int, in section: WrittenSection, _ document: Document
  ) throws(EntryWriteProblem) {
    entry = section.entries[index]
    fields = try PreparedEntry.fields(changes.fields)
    var edits: [Edit] = []
    if let given = changes.title {
      let new = try PreparedEntry.title(given)
      (title, warnings) = (new.plain, new.warnings)
      try Self.checkTitle(new.plain, of: index, in: section)
      if new.plain != entry.entry.title {
        edits.append(Edit(try Self.titlePlace(of: entry, in: document), new.title))
      }
    } else {
      (title, warnings) = (nil, [])
    }
    var missing: [WrittenField] = []
    for field in fields {
      let places = entry.places.filter { $0.field == field.field }
      guard !places.isEmpty else {
        missing.append(field)
        continue
      }
      guard let change = FieldChange(field, in: places, of: document).edits else {
        throw EntryWriteProblem(
          kind: .structure, line: entry.entry.line,
          reason: "'\(entry.entry.title)' gives \(field.field.label) in several places",
          fix: "change it by hand")
      }
      edits += change
    }
    ways = FieldAddition(missing, to: entry, in: document).ways.map { edits + $0 }
  }

  private static func checkTitle(
    _ title: String, of index: Int, in section: WrittenSection
  ) throws(EntryWriteProblem) {
    let others = section.entries.enumerated().filter { $0.offset != index }.map(\.element.entry)
    let isOld = PreparedEntry.sameTitle(title, section.entries[index].entry.title)
    guard !isOld, let same = others.first(where: { PreparedEntry.sameTitle($0.title, title) }) else { return }
    throw .duplicate(same)
  }

  private static func titlePlace(
    of entry: WrittenEntry, in document: Document
  ) throws(EntryWriteProblem) -> Range<Int> {
    if let place = TitlePlace(of: entry, in: document) { return place.range }
    throw EntryWriteProblem(
      kind: .structure, line: entry.entry.line,
      reason: "markup runs through the title '\(entry.entry.title)'", fix: "change it by hand")
  }

  /// The line of the entry in the new document, when it reads as it should and nothing else has changed.
  func line(_ position: Int, in check: SpliceCheck) -> Int? {
    guard check.keepsSurroundings, check.keepsEntries(except: position),
      check.keepsSections || entry.entry.form == .section,
      check.after.document.bareImports(outside: nil).count
        <= check.before.document.bareImports(outside: nil).count, check.keepsHTML,
      check.before.document.comments.count == check.after.document.comments.count
    else { return nil }
    let new = check.after.entries[position]
    let kept = entry.entry.fields.filter { field, _ in !fields.contains { $0.field == field } }
    guard new.entry.title == title ?? entry.entry.title, new.entry.form == entry.entry.form,
      fields.allSatisfy({ new.holds($0.field, $0.value) }),
      kept.allSatisfy({ new.entry.fields[$0.key] == $0.value }),
      new.entry.fields.count == Set(kept.keys).union(fields.map(\.field)).count,
      new.entry.otherFields == entry.entry.otherFields || entry.entry.form == .row
    else { return nil }
    return new.entry.line
  }

  func summary(isEmpty: Bool, line: Int) -> String {
    guard !isEmpty else { return "'\(entry.entry.title)' says so already, line \(line)" }
    let parts = (title == nil ? [] : ["title"]) + fields.map(\.field.label)
    return "changed \(parts.joined(separator: ", ")) of '\(entry.entry.title)', line \(line)"
  }
}
