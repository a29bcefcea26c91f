// Gotcha entries: reading never fails, what is written reads back, and every other entry stays as it is.

import Knowledge

@testable import KnowledgeTests

extension FuzzTarget {
  static let entries = FuzzTarget(
    name: "entries", inputs: 60,
    seeds: {
      CaseFiles.bytes(
        in: ["Tests/KnowledgeTests/Cases/gotchas", "Tests/KnowledgeTests/Cases/own"], endingIn: [".md"])
    },
    words: [
      "## Known Gotchas\n", "### ", "- **Gap:** ", "**Bridge:** ", "- ", "1. ", "| Gap | Bridge |\n",
      "|---|---|\n", "| a | b |\n", "`MapCanvas`", " → ", "`MKMapView`", "**", ": ", " — ", "<gotchas>",
      "</gotchas>", "- **Verified:** iOS 26.1, 2026-11-02\n", "Evidence", "Owner", "Remove when", "\n\n",
      "  - ", "> ", "```\n", "<!-- ", " -->", "---\n", "\\|",
    ]
  ) { bytes in
    let text = String(decoding: bytes, as: UTF8.self)
    let round = bytes.reduce(0) { ($0 &* 31 &+ Int($1)) & 0xFFFF }
    for wholeFile in [false, true] {
      if let fault = ReadingLaws.fault(in: text, wholeFile: wholeFile) { return "reading: \(fault)" }
    }
    // Writing is checked by reading, many times over: one way to read the file is enough.
    let memory = MemoryText(text: text, wholeFile: round % 4 == 0)
    return WritingLaws(memory).fault(round: round).map { "writing: \($0)" }
  }
}
