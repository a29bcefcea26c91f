// Whole entries and what the checklist finds in them. A case is a Markdown file with its expectation beside
// it.

import Foundation
import Knowledge
import Testing

/// An entry from a case's text: the fields are read from `- **Label:** value` lines, the rest is prose.
private func entry(from text: String) -> GotchaEntry {
  var fields: [EntryField: String] = [:]
  var otherFields: [String: String] = [:]
  for line in text.split(separator: "\n") {
    guard line.hasPrefix("- **"), let end = line.range(of: ":**") else { continue }
    let label = String(line[line.index(line.startIndex, offsetBy: 4)..<end.lowerBound])
    let value = line[end.upperBound...].trimmingCharacters(in: .whitespaces)
    if let field = EntryField(rawValue: label) { fields[field] = value } else { otherFields[label] = value }
  }
  let title = text.split(separator: "\n").first.map(String.init) ?? ""
  let lines = text.split(separator: "\n", omittingEmptySubsequences: false).count
  return GotchaEntry(
    title: title, line: 1, endLine: lines, range: 0..<text.utf8.count, body: text, codeNames: [],
    codeSpans: [],
    prose: text, fields: fields, otherFields: otherFields)
}

/// A judgement in a few lines, as the expectations write it.
private func summary(_ judgement: EntryJudgement) -> String {
  let answers = judgement.answers.map {
    "\($0.item.rawValue) \($0.source.rawValue)\($0.isWeak ? " weak" : "")"
  }
  let platform = judgement.removal?.platform.map { " \($0.platform.rawValue) \($0.lowest)" } ?? ""
  return """
    form: \(judgement.form.rawValue)
    answers: \(answers.joined(separator: ", "))
    missing: \(judgement.missing.map(\.rawValue).joined(separator: ", "))
    vague: \(judgement.vagueGap?.emptyPhrase ?? (judgement.vagueGap == nil ? "no" : "yes"))
    trap: \(judgement.statesTrap ? "yes" : "no")
    removal: \(judgement.removal == nil ? "no" : "yes" + platform)

    """.replacing(": \n", with: ":\n")
}

@Test("an entry is judged", arguments: ChecklistCases.files(in: "entries", ending: ".md"))
func entryJudgement(path: String) throws {
  let expected = try ChecklistCases.text(path.replacing(".md", with: ".expected.txt"))
  let got = summary(judge(entry(from: try ChecklistCases.text(path))))
  #expect(got == expected, "\(path)\nexpected\n\(expected)got\n\(got)")
}

@Test func everyEntryIsThere() {
  #expect(ChecklistCases.files(in: "entries", ending: ".md").count >= 35)
}
