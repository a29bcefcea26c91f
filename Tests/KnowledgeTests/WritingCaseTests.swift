// Every case of writing gives, byte for byte, the file that was written by hand for it.

import Foundation
import Knowledge
import Markdown
import Testing

/// A folder with a memory file before and after, and what is done between.
struct WritingCase: CustomTestStringConvertible, Sendable {
  let name: String

  var testDescription: String { name }

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(
    path: "Cases/writing")

  static let all = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    .map { WritingCase(name: $0) }

  func text(_ file: String) throws -> String {
    let url = Self.folder.appending(path: name).appending(path: file)
    return String(decoding: try Data(contentsOf: url), as: UTF8.self)
  }
}

/// What a case does, from its `content.txt`: a verb with the title of the entry it is about, then `key:
/// value` lines.
struct WritingOrder {
  let verb: String
  let subject: String
  private(set) var title: String?
  private(set) var fields: [EntryField: [String]] = [:]
  private(set) var placement = EntryPlacement.automatic

  init(_ text: String) {
    let lines = text.split(separator: "\n").map(String.init)
    let words = (lines.first ?? "").split(separator: " ", maxSplits: 1).map(String.init)
    verb = words.first ?? ""
    subject = words.count > 1 ? words[1] : ""
    for line in lines.dropFirst() {
      let key = String(line.prefix { $0 != ":" })
      let value = String(line.dropFirst(key.count + 2))
      switch key {
      case "title": title = value
      case "section": placement.section = .heading(value)
      case "group": placement.group = value
      default: EntryField.allCases.filter { $0.key == key }.forEach { fields[$0, default: []].append(value) }
      }
    }
  }

  /// The document after it is done.
  func change(of document: Document) throws -> EntryChange? {
    if verb == "add" {
      return try addEntry(EntryContent(title: title ?? "", fields: fields), to: document, at: placement)
    }
    if verb == "fmt" { return try formatEntries(in: document) }
    guard let entry = readGotchas(in: document).flatMap(\.entries).first(where: { $0.title == subject })
    else {
      return nil
    }
    return verb == "remove"
      ? try removeEntry(entry, from: document)
      : try editEntry(entry, EntryChanges(title: title, fields: fields), in: document)
  }
}

struct WritingCaseTests {
  @Test(arguments: WritingCase.all)
  func givesTheFileWrittenByHand(_ example: WritingCase) throws {
    let document = Document(try example.text("before.md"))
    let change = try #require(try WritingOrder(try example.text("content.txt")).change(of: document))
    let expected = try example.text("after.md")
    #expect(
      change.document.bytes == Array(expected.utf8), "expected:\n\(expected)\ngot:\n\(change.document.text)")
    let applied = try document.applying(change.edits)
    #expect(applied.bytes == change.document.bytes)
    #expect(!change.summary.isEmpty && !change.summary.contains("\n"))
  }

  @Test func everyCaseIsThere() {
    #expect(WritingCase.all.count >= 45)
  }
}
