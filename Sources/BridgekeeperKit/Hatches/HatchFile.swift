// A hatch's file as the linter sees it: the text, what was read of it, and where its keys and their values
// stand.

import Findings
import Knowledge

/// A hatch's file that was read.
struct HatchFile: Sendable {
  /// The path as it is shown.
  let path: String
  let reading: HatchReading
  private let lines: [Substring]

  init(path: String, text: String) {
    self.path = path
    reading = readHatch(text, path: path)
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// Where a value stands under a key: at the word itself where the key's line has it, else at the key.
  func place(of value: String = "", in key: String) -> Location {
    guard let line = lines.firstIndex(where: { $0.hasPrefix("\(key):") }) else { return Location(file: path) }
    let text = lines[line]
    let start = text.dropFirst(key.count + 1).firstRange(of: value)?.lowerBound
    let column = value.isEmpty ? 1 : start.map { text.utf8.distance(from: text.startIndex, to: $0) + 1 } ?? 1
    return Location(file: path, line: line + 1, column: column)
  }

  /// Where a section's text begins.
  func place(of section: HatchSection.Name) -> Location {
    Location(file: path, line: reading.hatch?[section]?.line ?? 1)
  }
}
