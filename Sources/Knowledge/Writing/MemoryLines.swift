// The lines of a document for somebody who splices whole lines: which are blank, how they end, where text
// starts.

import Markdown

extension Document {
  /// Whether a 1-based line is there; what follows the last line ending is none.
  func hasLine(_ line: Int) -> Bool {
    line >= 1 && line <= lines.count && !lines.fullRange(ofLine: line).isEmpty
  }

  /// Whether a 1-based line is there and holds nothing but white space.
  func isBlank(line: Int) -> Bool {
    hasLine(line) && bytes[lines.range(ofLine: line)].allSatisfy { $0 == 0x20 || $0 == 0x09 }
  }

  /// Whether a 1-based line is there and holds text.
  func hasText(line: Int) -> Bool { hasLine(line) && !isBlank(line: line) }

  /// What stands on a line before `offset`, when that is nothing but blanks.
  func indent(before offset: Int) -> String? {
    let start = lines.range(ofLine: lines.line(at: offset)).lowerBound
    let text = text(of: max(start, textStart)..<max(start, textStart, offset))
    return text.allSatisfy { $0 == " " || $0 == "\t" } ? text : nil
  }

  /// The length of the byte-order mark.
  var textStart: Int { bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }

  /// The ending of a 1-based line, empty at the end of the text.
  func ending(ofLine line: Int) -> String {
    text(of: lines.range(ofLine: line).upperBound..<lines.fullRange(ofLine: line).upperBound)
  }

  /// The line ending for new lines below a 1-based line: its own, that of the line above, or the first of the
  /// document.
  func newEnding(below line: Int) -> String {
    for candidate in [line, line - 1, 1] where candidate >= 1 {
      let ending = ending(ofLine: candidate)
      if !ending.isEmpty { return ending }
    }
    return "\n"
  }

  /// The edit that puts `newLines` below a 1-based line, after a blank line if one is asked for; 0 is the
  /// start of the text. A missing ending at the end of the text stays missing.
  func insertion(of newLines: [String], below line: Int, afterBlank: Bool) -> Edit {
    let ending = newEnding(below: line)
    guard line >= 1 else {
      let rest = bytes.count > textStart ? ending : ""
      return Edit(textStart..<textStart, newLines.map { $0 + ending }.joined() + rest)
    }
    let all = (afterBlank ? [""] : []) + newLines
    let end = lines.fullRange(ofLine: line).upperBound
    if self.ending(ofLine: line).isEmpty {
      return Edit(end..<end, all.map { ending + $0 }.joined())
    }
    return Edit(end..<end, all.map { $0 + ending }.joined())
  }
}
