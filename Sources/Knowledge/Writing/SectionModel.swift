// The entries that a new one is modelled on: those of its section or group, the last of them above all.

import Markdown

/// The entries of a section or group, from which a new entry takes its form.
struct SectionModel {
  let document: Document
  let section: WrittenSection
  /// The entries of the section, or of the group that takes the new one; at least one.
  let entries: [WrittenEntry]
  /// The last of the entries.
  let last: WrittenEntry

  init?(_ document: Document, section: WrittenSection, entries: [WrittenEntry]) {
    guard let last = entries.last else { return nil }
    (self.document, self.section, self.entries, self.last) = (document, section, entries, last)
  }

  /// The entries in the form of the last.
  var kin: [WrittenEntry] { entries.filter { $0.entry.form == last.entry.form } }

  /// The labels that these entries give their fields.
  var labels: LabelStyle { LabelStyle(of: entries.flatMap(\.places), in: document) }

  /// What stands in front of the next title.
  func front(keepsEmoji: Bool = false) -> LeadFront {
    let all = section.entries.filter { $0.entry.form == last.entry.form }.map(\.leadFront)
    return LeadFront.next(after: kin.map(\.leadFront), numbersOf: all, keepsEmoji: keepsEmoji)
  }

  /// The styles to try for a lead: the section's own, then bold ones, which hold titles that a plain one does
  /// not.
  var leadStyles: [LeadStyle] {
    let bold = [LeadStyle.house, LeadStyle(isBold: true, closing: ".", separator: " ")]
    guard let own = LeadStyle.prevailing(in: kin) else { return bold }
    return [own] + bold.filter { $0 != own }
  }

  /// Whether a blank line stands above the last entry.
  var hasBlankAboveLast: Bool { document.isBlank(line: last.lines.lowerBound - 1) }

  /// The ways to write the new entry, the best first.
  func insertions(of entry: PreparedEntry) -> [EntryInsertion] {
    spread(endInsertions(of: entry), title: entry.plainTitle)
  }

  /// The same ways, tried first beside the title's neighbour in the alphabet.
  func spread(_ insertions: [EntryInsertion], title: String) -> [EntryInsertion] {
    guard let spot = EntrySpot(for: title, in: self) else { return insertions }
    return insertions.map(spot.moved) + insertions
  }

  private func endInsertions(of entry: PreparedEntry) -> [EntryInsertion] {
    switch last.entry.form {
    case .heading: return HeadingForm(self)?.insertions(of: entry) ?? []
    case .item: return ItemForm(self)?.insertions(of: entry) ?? []
    case .row: return RowForm(self)?.insertions(of: entry) ?? []
    case .paragraph, .quote: return TextForm(self).insertions(of: entry)
    case .section: return []
    }
  }

  /// An insertion below the last entry.
  func insertion(_ lines: [String], afterBlank: Bool, form: String) -> EntryInsertion {
    EntryInsertion(anchor: last.entry.endLine, lines: lines, isAfterBlank: afterBlank, form: form)
  }
}
