// Every case reads exactly as its expectation says.

import Foundation
import Knowledge
import Markdown
import Testing

struct EntryReaderTests {
  @Test(arguments: GotchaCase.all(in: "gotchas") + GotchaCase.all(in: "own"))
  func readsAsExpected(_ example: GotchaCase) throws {
    let expected = try example.expectation()
    let document = Document(try example.text())
    let vocabulary = GotchaVocabulary.standard.adding(headings: expected.headings ?? [])
    let sections = readGotchas(in: document, vocabulary: vocabulary, wholeFile: expected.whole_file ?? false)

    #expect(describe(sections, as: expected) == describe(expected))
    for (section, wanted) in zip(sections, expected.sections) {
      for (entry, wanted) in zip(section.entries, wanted.entries) {
        let body = squeezed(entry.body)
        for part in wanted.body_contains { #expect(body.contains(squeezed(part)), "\(entry.title): \(part)") }
      }
    }
    #expect(document.problem?.reason == expected.problem)
    if let warnings = expected.warnings { #expect(document.warnings.map(\.line) == warnings) }
  }

  @Test func everyCaseIsThere() {
    #expect(GotchaCase.all(in: "gotchas").count == 65)
    #expect(GotchaCase.all(in: "own").count >= 20)
  }

  /// What was read, one line a section or entry, with the keys that the expectation has.
  private func describe(_ sections: [GotchaSection], as expected: Expectation) -> String {
    sections.enumerated().map { index, section in
      let wanted = index < expected.sections.count ? expected.sections[index].entries : []
      let entries = section.entries.enumerated().map { index, entry in
        let wanted = index < wanted.count ? wanted[index] : nil
        let fields = Dictionary(uniqueKeysWithValues: entry.fields.map { ($0.key.key, $0.value) })
        return line(
          entry.title, entry.line, entry.endLine, entry.codeNames,
          form: wanted?.form.map { _ in entry.form.rawValue },
          fields: wanted?.fields.map { _ in fields },
          others: wanted?.other_fields.map { _ in entry.otherFields })
      }
      return (["\(section.line): \(section.level) \(section.heading)"] + entries).joined(separator: "\n")
    }.joined(separator: "\n")
  }

  private func describe(_ expected: Expectation) -> String {
    expected.sections.map { section in
      let entries = section.entries.map {
        line(
          $0.title, $0.line, $0.endLine, $0.code_names, form: $0.form, fields: $0.fields,
          others: $0.other_fields)
      }
      return (["\(section.line): \(section.level) \(section.heading)"] + entries).joined(separator: "\n")
    }.joined(separator: "\n")
  }

  private func line(
    _ title: String, _ line: Int, _ endLine: Int, _ names: [String], form: String?, fields: [String: String]?,
    others: [String: String]?
  ) -> String {
    let facts = [fields, others].map { $0.map { $0.sorted { $0.key < $1.key }.map { "\($0): \($1)" } } ?? [] }
    return "  \(line)-\(endLine) [\(title)] \(names) \(form ?? "") \(facts)"
  }

  private func squeezed(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
