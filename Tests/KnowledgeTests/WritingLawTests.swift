// Every memory file among the cases keeps the laws of writing.

import Foundation
import Knowledge
import Markdown
import Testing

struct WritingLawTests {
  static let cases = GotchaCase.all(in: "gotchas") + GotchaCase.all(in: "own")

  /// What is added and changed: all fields, few, none, and values with the marks that end clauses and cells.
  static let contents = [
    EntryContent(
      title: "Photo picker forgets the week",
      fields: [
        .gap: ["`PhotosPicker` has no filter by creation date."],
        .bridge: [
          EntryContent.bridge(
            type: "DatedPhotoPicker", wraps: "PHPickerViewController", path: "Canon/P.swift")
        ],
        .evidence: ["[forum](https://developer.apple.com/forums/thread/1)", "FB12345678"],
        .verified: ["iOS 26.1, 2026-11-02"], .removeWhen: ["iOS 27 is the deployment target"],
      ]),
    EntryContent(title: "Only a gap", fields: [.gap: ["`TextEditor` exposes no layout manager"]]),
    EntryContent(title: "Cursor cannot be hidden"),
    EntryContent(
      title: "`Picker` in a toolbar: what a mess — twice",
      fields: [
        .gap: ["First `a | b`; then more. And a second sentence."],
        .bridge: ["`MenuButton`"], .owner: ["media | team"],
      ]),
  ]

  @Test(arguments: cases)
  func addingAndRemovingLeavesNoTrace(_ example: GotchaCase) throws {
    let laws = WritingLaws(try example.memory())
    guard laws.document.problem == nil else { return }
    guard !laws.isOneEntry else { return }
    let open = laws.sections.filter { $0.entries.first?.form != .section }
    let placements = open.isEmpty ? [.automatic] : open.map { EntryPlacement(section: .line($0.line)) }
    for content in Self.contents where !(laws.hasProse && content.title.contains(":")) {
      for placement in placements {
        let fault = laws.faultOfAdding(content, at: placement)
        #expect(fault == nil, "\(content.title), \(placement.section): \(fault ?? "")")
      }
    }
    let fault = laws.faultOfAdding(Self.contents[0])
    #expect(fault == nil, "where the program chooses: \(fault ?? "")")
  }

  @Test(arguments: cases)
  func removingOneLeavesTheOthers(_ example: GotchaCase) throws {
    let laws = WritingLaws(try example.memory())
    let fault = laws.faultOfRemoving()
    #expect(fault == nil, "\(fault ?? "")")
  }

  /// Changes of one field and of several, fields that entries have and fields that they lack.
  static let changes = [
    EntryChanges(fields: [.verified: ["iOS 26.4, 2027-01-05"]]),
    EntryChanges(fields: [.gap: ["`Map` cannot tilt"], .owner: ["maps team"], .removeWhen: ["`Map` tilts"]]),
    EntryChanges(fields: [.evidence: ["[forum](https://example.com/forum/5)", "FB99999999"]]),
  ]

  @Test(arguments: cases)
  func editingChangesBytesInsideTheEntryOnly(_ example: GotchaCase) throws {
    let laws = WritingLaws(try example.memory())
    for changes in Self.changes {
      let fault = laws.faultOfEditing(changes)
      #expect(fault == nil, "\(changes.fields.keys.map(\.label)): \(fault ?? "")")
    }
    let titles = laws.faultOfRenaming()
    #expect(titles == nil, "\(titles ?? "")")
  }

  @Test(arguments: cases)
  func formattingTouchesCanonicalEntriesOnly(_ example: GotchaCase) throws {
    let laws = WritingLaws(try example.memory())
    guard laws.document.problem == nil else { return }
    let fault = laws.faultOfFormatting()
    #expect(fault == nil, "\(fault ?? "")")
  }
}

extension GotchaCase {
  /// The memory file with how it is read.
  func memory() throws -> MemoryText {
    let expected = try expectation()
    return MemoryText(
      text: try text(), wholeFile: expected.whole_file ?? false, headings: expected.headings ?? [])
  }
}
