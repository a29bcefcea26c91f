// Merge conflicts that were saved into a document: what they hold is two texts, so neither is read.

/// Finds the marks that git leaves in a file it could not merge.
enum ConflictMarkers {
  /// The problem with a text that holds, at line starts outside code and in this order, `<<<<<<< `, `=======`
  /// and `>>>>>>> `. One of them alone is none: `=======` underlines a heading.
  static func problem(in bytes: [UInt8], lines: LineIndex, code blocks: [Block]) -> DocumentProblem? {
    var opening: Int?
    var hasMiddle = false
    for line in 1...lines.count {
      let range = lines.range(ofLine: line)
      if bytes.has("<<<<<<< ", at: range.lowerBound) {
        opening = line
        hasMiddle = false
      } else if bytes.has("=======", at: range.lowerBound), range.count == 7 {
        hasMiddle = opening != nil
      } else if let first = opening, hasMiddle, bytes.has(">>>>>>> ", at: range.lowerBound) {
        if !isCode(first, in: blocks) {
          return DocumentProblem(
            line: first, reason: "unresolved merge conflict",
            fix: "resolve the conflict and remove its markers")
        }
        opening = nil
      }
    }
    return nil
  }

  private static func isCode(_ line: Int, in blocks: [Block]) -> Bool {
    blocks.contains { block in
      guard block.lines.contains(line) else { return false }
      if case .code = block.kind { return true }
      return isCode(line, in: block.children)
    }
  }
}
