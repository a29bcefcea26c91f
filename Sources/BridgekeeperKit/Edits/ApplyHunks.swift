// The hunks of a patch put into a file, as forgiving about white space and dashes as the tool that will do it.

extension PatchHunk {
  /// The file after these hunks, which stand in its order.
  static func apply(_ hunks: [PatchHunk], to bytes: [UInt8]?) throws(EditMismatch) -> [UInt8] {
    guard let bytes else { throw EditMismatch() }
    var lines = String(decoding: bytes, as: UTF8.self).splitLines
    if lines.last == "" { lines.removeLast() }
    var changes: [(range: Range<Int>, new: [String])] = []
    var start = 0
    for hunk in hunks {
      let change = try hunk.change(in: lines, after: start)
      if !hunk.old.isEmpty { start = change.range.upperBound }
      changes.append(change)
    }
    for change in changes.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      guard change.range.upperBound <= lines.count else { throw EditMismatch() }
      lines.replaceSubrange(change.range, with: change.new)
    }
    if lines.last != "" { lines.append("") }
    return Array(lines.joined(separator: "\n").utf8)
  }

  private func change(
    in lines: [String], after start: Int
  ) throws(EditMismatch) -> (range: Range<Int>, new: [String]) {
    var start = start
    if let anchor {
      guard let place = Self.place(of: [anchor], in: lines, from: start) else { throw EditMismatch() }
      start = place + 1
    }
    guard !old.isEmpty else { return (lines.count..<lines.count, new) }
    if let place = Self.place(of: old, in: lines, from: start, isAtEnd: isAtEnd) {
      return (place..<place + old.count, new)
    }
    // A last empty line may stand for the newline that ends the file.
    guard old.last == "", old.count > 1,
      let place = Self.place(of: old.dropLast(), in: lines, from: start, isAtEnd: isAtEnd)
    else { throw EditMismatch() }
    return (place..<place + old.count - 1, new.last == "" ? new.dropLast() : new)
  }

  /// The first place of lines in others: as they are, else without what ends them, else without what is around
  /// them, else with typographic marks taken for plain ones.
  private static func place(
    of wanted: [String], in lines: [String], from start: Int, isAtEnd: Bool = false
  ) -> Int? {
    guard wanted.count <= lines.count else { return nil }
    let first = isAtEnd ? lines.count - wanted.count : start
    let last = lines.count - wanted.count
    guard first <= last else { return nil }
    let readings: [(String) -> String] = [
      { $0 }, { $0.withoutTrailingSpace }, { $0.withoutOuterSpace }, { $0.withoutOuterSpace.inPlainMarks },
    ]
    for reading in readings {
      let (wanted, lines) = (wanted.map(reading), lines.map(reading))
      let found = (first...last).first { place in lines[place...].starts(with: wanted) }
      if let found { return found }
    }
    return nil
  }
}

extension String {
  /// The lines without the newlines that end them; a carriage return stays with its line.
  fileprivate var splitLines: [String] {
    unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
  }

  fileprivate var withoutTrailingSpace: String {
    var text = unicodeScalars[...]
    while text.last?.properties.isWhitespace == true { text = text.dropLast() }
    return String(text)
  }

  fileprivate var withoutOuterSpace: String {
    String(withoutTrailingSpace.unicodeScalars.drop { $0.properties.isWhitespace })
  }

  fileprivate var inPlainMarks: String {
    unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar.value {
      case 0x2010...0x2015, 0x2212: text += "-"
      case 0x2018...0x201B: text += "'"
      case 0x201C...0x201F: text += "\""
      case 0xA0, 0x2002...0x200A, 0x202F, 0x205F, 0x3000: text += " "
      default: text.unicodeScalars.append(scalar)
      }
    }
  }
}
