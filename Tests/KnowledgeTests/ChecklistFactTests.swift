// Evidence, platform versions, dates and removal conditions, each from a table of texts and what is found in
// them.

import Knowledge
import Testing

@Test("evidence is found and weighed", arguments: ChecklistCases.rows("evidence.tsv"))
func evidenceTable(row: [String]) {
  let found = findEvidence(in: row[0]).map {
    "\($0.isStrong ? "strong" : "weak") \($0.kind.rawValue) \($0.text)"
  }
  #expect(found.joined(separator: " | ") == row[1], "in: \(row[0])")
}

private func written(_ version: PlatformVersion) -> String {
  let range = version.lowest == version.highest ? "" : "-\(version.highest)"
  return "\(version.platform.rawValue) \(version.lowest)\(range)\(version.orLater ? "+" : "")"
}

@Test("platform versions and dates are found", arguments: ChecklistCases.rows("verified.tsv"))
func verifiedTable(row: [String]) {
  let facts = findVerified(in: row[0])
  #expect(facts.platforms.map(written).joined(separator: " | ") == row[1], "in: \(row[0])")
  #expect(facts.dates.map(\.description).joined(separator: " | ") == row[2], "in: \(row[0])")
}

@Test("a removal condition is found", arguments: ChecklistCases.rows("removal.tsv"))
func removalTable(row: [String]) {
  let removal = findRemoval(in: row[0])
  #expect((removal?.text ?? "") == row[1], "in: \(row[0])")
  #expect((removal?.platform.map(written) ?? "") == row[2], "in: \(row[0])")
}

@Test func factTablesAreThere() {
  #expect(ChecklistCases.rows("evidence.tsv").count >= 20)
  #expect(ChecklistCases.rows("verified.tsv").count >= 30)
  #expect(ChecklistCases.rows("removal.tsv").count >= 10)
}

@Test func versionsAndDatesAreOrdered() throws {
  let versions = ["17", "17.4", "18", "26", "26.0.1", "26.1"].compactMap { VersionNumber($0) }
  #expect(versions.count == 6 && versions == versions.sorted())
  #expect(VersionNumber("26") == VersionNumber("26.0"))
  #expect(VersionNumber("26.") == nil && VersionNumber("") == nil && VersionNumber("1.2.3.4") == nil)
  let month = try #require(WrittenDate(year: 2026, month: 11))
  let day = try #require(WrittenDate(year: 2026, month: 11, day: 2))
  #expect(month < day && WrittenDate(year: 2026, month: 0) == nil)
}
