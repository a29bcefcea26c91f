// The laws that every change of a memory file keeps, as functions that say what is broken.

import Knowledge
import Markdown

/// A memory file and how it is read.
struct MemoryText: Sendable {
  var text: String
  var wholeFile = false
  var headings: [String] = []

  var vocabulary: GotchaVocabulary { .standard.adding(headings: headings) }

  func sections(in document: Document) -> [GotchaSection] {
    readGotchas(in: document, vocabulary: vocabulary, wholeFile: wholeFile)
  }
}

/// Checks the laws of writing on one memory file.
struct WritingLaws {
  let memory: MemoryText
  let document: Document
  let sections: [GotchaSection]

  init(_ memory: MemoryText) {
    self.memory = memory
    document = Document(memory.text)
    sections = memory.sections(in: document)
  }

  var entries: [GotchaEntry] { sections.flatMap(\.entries) }

  /// Whether the whole file is one entry, so that no other fits in.
  var isOneEntry: Bool { memory.wholeFile && entries.first?.form == .section }

  /// Whether a section is prose, whose titles end at the first colon or dash.
  var hasProse: Bool {
    entries.contains { $0.form == .paragraph && !$0.body.hasPrefix("**") && $0.body.first?.isASCII == true }
  }

  /// Adds by a placement; where the section has groups, to the last of them.
  func add(_ content: EntryContent, at placement: EntryPlacement) throws(EntryWriteProblem) -> EntryChange {
    do {
      return try addEntry(
        content, to: document, at: placement, vocabulary: memory.vocabulary, wholeFile: memory.wholeFile)
    } catch {
      guard case .group(let groups) = error.kind, let last = groups.last else { throw error }
      return try addEntry(
        content, to: document, at: EntryPlacement(section: placement.section, group: last),
        vocabulary: memory.vocabulary, wholeFile: memory.wholeFile)
    }
  }

  /// What is broken in adding and removing again; nil when nothing is. A refusal is a fault.
  func faultOfAdding(_ content: EntryContent, at placement: EntryPlacement = .automatic) -> String? {
    do {
      let change = try add(content, at: placement)
      let after = memory.sections(in: change.document)
      guard let added = after.flatMap(\.entries).first(where: { $0.line == change.line }) else {
        return "no entry in line \(change.line)"
      }
      for (field, values) in content.fields where !reads(added.fields[field], as: values, in: added.form) {
        return "\(field.label) reads '\(added.fields[field] ?? "nothing")'"
      }
      let rest = after.flatMap(\.entries).filter { $0 != added }.map(Essence.init)
      guard rest == entries.map(Essence.init) else { return "other entries changed" }
      let isNew = after.count > sections.count
      let back = try removeEntry(
        added, from: change.document, vocabulary: memory.vocabulary, wholeFile: memory.wholeFile,
        keepsSection: !isNew)
      guard back.document.bytes == document.bytes else {
        return
          "removing it leaves \(back.document.text.debugDescription)\nafter \(change.document.text.debugDescription)"
      }
      return nil
    } catch {
      return "refused: \(error.reason)"
    }
  }

  /// The entries with their positions, or one of them by a number of any size.
  private func chosen(_ number: Int?) -> [(index: Int, entry: GotchaEntry)] {
    let all = entries.enumerated().map { (index: $0.offset, entry: $0.element) }
    guard let number, !all.isEmpty else { return all }
    return [all[number % all.count]]
  }

  /// What is broken in removing each entry by itself, or only one of them.
  func faultOfRemoving(only number: Int? = nil) -> String? {
    for (index, entry) in chosen(number) {
      do {
        let change = try removeEntry(
          entry, from: document, vocabulary: memory.vocabulary, wholeFile: memory.wholeFile)
        var rest = entries.map(Essence.init)
        rest.remove(at: index)
        let after = memory.sections(in: change.document).flatMap(\.entries).map(Essence.init)
        guard rest.allSatisfy(after.contains) else { return "\(entry.title): others changed" }
        guard after.count <= rest.count || !change.warnings.isEmpty else {
          return "\(entry.title): more entries"
        }
        guard isSubsequence(change.document.bytes) else { return "\(entry.title): bytes changed" }
      } catch {
        return "\(entry.title): refused: \(error.reason)"
      }
    }
    return nil
  }

  /// What is broken in changing each entry by itself, or only one of them.
  func faultOfEditing(_ changes: EntryChanges, only number: Int? = nil) -> String? {
    for (index, entry) in chosen(number) {
      do {
        let change = try editEntry(
          entry, changes, in: document, vocabulary: memory.vocabulary, wholeFile: memory.wholeFile)
        let range = entry.range
        let tail = document.bytes.count - range.upperBound
        guard change.document.bytes.prefix(range.lowerBound) == document.bytes.prefix(range.lowerBound),
          change.document.bytes.suffix(tail) == document.bytes.suffix(tail)
        else { return "\(entry.title): bytes outside changed" }
        let after = memory.sections(in: change.document).flatMap(\.entries)
        guard after.count == entries.count else { return "\(entry.title): \(after.count) entries" }
        for (field, values) in changes.fields
        where !reads(after[index].fields[field], as: values, in: entry.form) {
          return "\(entry.title): \(field.label) reads '\(after[index].fields[field] ?? "nothing")'"
        }
        for (field, value) in entry.fields
        where changes.fields[field] == nil && after[index].fields[field] != value {
          return "\(entry.title): \(field.label) changed to '\(after[index].fields[field] ?? "nothing")'"
        }
        for other in entries.indices where other != index {
          guard Essence(entries[other]) == Essence(after[other]) else {
            return "\(entry.title): others changed"
          }
        }
      } catch {
        return "\(entry.title): refused: \(error.reason)"
      }
    }
    return nil
  }

  /// A title that no case has. It keeps the word that makes a section of a single entry.
  private static let newTitle = "A gotcha of its own"

  /// What is broken in giving each entry by itself another title.
  func faultOfRenaming() -> String? {
    for (index, entry) in entries.enumerated() {
      do {
        let change = try editEntry(
          entry, EntryChanges(title: Self.newTitle), in: document, vocabulary: memory.vocabulary,
          wholeFile: memory.wholeFile)
        let after = memory.sections(in: change.document).flatMap(\.entries)
        guard after.indices.contains(index), after[index].title == Self.newTitle else {
          return
            "\(entry.title): has the title \(after.indices.contains(index) ? after[index].title : "of none")"
        }
        guard after[index].fields == entry.fields else { return "\(entry.title): fields changed" }
      } catch {
        return "\(entry.title): refused: \(error.reason)"
      }
    }
    return nil
  }

  /// What is broken in formatting: doing it again changes more, or an entry that is not canonical changes.
  func faultOfFormatting() -> String? {
    do {
      let change = try formatEntries(in: document, vocabulary: memory.vocabulary, wholeFile: memory.wholeFile)
      let again = try formatEntries(
        in: change.document, vocabulary: memory.vocabulary, wholeFile: memory.wholeFile)
      guard again.isEmpty else { return "not done at once" }
      let after = memory.sections(in: change.document).flatMap(\.entries)
      guard after.count == entries.count else { return "\(after.count) entries" }
      for (old, new) in zip(entries, after) {
        guard old.title == new.title, old.fields == new.fields, old.otherFields == new.otherFields else {
          return "\(old.title): reads differently"
        }
        guard old.form == .heading || old.body == new.body else { return "\(old.title): touched" }
      }
      return nil
    } catch {
      return "refused: \(error.reason)"
    }
  }

  private func isSubsequence(_ shorter: [UInt8]) -> Bool {
    let head = zip(shorter, document.bytes).prefix { $0 == $1 }.count
    return document.bytes.suffix(shorter.count - head) == shorter.suffix(shorter.count - head)
  }

  /// Whether a value reads as what was given, but for closing marks and what cells escape.
  private func reads(_ read: String?, as values: [String], in form: EntryForm) -> Bool {
    guard let read else { return false }
    let wanted = values.joined(separator: ", ")
    return trimmed(read.replacing("\\|", with: "|")) == trimmed(wanted.replacing("\\|", with: "|"))
  }

  private func trimmed(_ text: String) -> String {
    var text = text
    while let last = text.last, ".:;, ".contains(last) { text.removeLast() }
    return text
  }
}

/// What of an entry must stay when another changes.
struct Essence: Equatable {
  let title: String
  let body: String
  let fields: [EntryField: String]
  let otherFields: [String: String]
  let form: EntryForm

  init(_ entry: GotchaEntry) {
    (title, body, form) = (entry.title, entry.body, entry.form)
    (fields, otherFields) = (entry.fields, entry.otherFields)
  }
}
