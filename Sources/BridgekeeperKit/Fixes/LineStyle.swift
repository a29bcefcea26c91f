// How a file writes its lines: rules speak of line ends and indentation in one way, files do in several.

/// The line ends and the indentation around a place of a file.
struct LineStyle {
  private let bytes: [UInt8]
  private let offset: Int

  init(_ bytes: [UInt8], at offset: Int) {
    self.bytes = bytes
    self.offset = offset
  }

  /// A replacement as the file would write it. Rules give LF, and a blank for each byte of the indentation that
  /// the line beside has.
  func written(_ replacement: String) -> String {
    let lines = replacement.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count > 1 else { return replacement }
    let indented = lines.dropFirst().map { line in
      let width = line.prefix { $0 == " " }.count
      return indentation(width) + line.dropFirst(width)
    }
    return ([String(lines[0])] + indented).joined(separator: lineEnd)
  }

  /// The nearest end of a line, from here on first.
  private var lineEnd: String {
    let end =
      bytes[offset...].firstIndex { $0 == 0x0A || $0 == 0x0D }
      ?? bytes[..<offset].lastIndex { $0 == 0x0A || $0 == 0x0D }
    guard let end else { return "\n" }
    if bytes[end] == 0x0A { return end > 0 && bytes[end - 1] == 0x0D ? "\r\n" : "\n" }
    return end + 1 < bytes.count && bytes[end + 1] == 0x0A ? "\r\n" : "\r"
  }

  /// The white space of a line near by that is as wide; where none is and the file indents with tabs, one more
  /// than the line itself has.
  private func indentation(_ width: Int) -> String {
    let own = margin(at: lineStart(before: offset))
    if own.count == width { return own }
    let below = bytes[offset...].firstIndex { $0 == 0x0A || $0 == 0x0D }.map { margin(at: $0 + 1) }
    if let below, below.count == width { return below }
    let isTabbed = own.first == "\t" || own.isEmpty && firstMargin == "\t"
    return isTabbed && width > own.count ? own + "\t" : String(repeating: " ", count: width)
  }

  private func lineStart(before offset: Int) -> Int {
    bytes[..<offset].lastIndex { $0 == 0x0A || $0 == 0x0D }.map { $0 + 1 } ?? 0
  }

  /// The blanks and tabs from a place on; those behind a line end of two bytes count from the second.
  private func margin(at start: Int) -> String {
    let rest = start < bytes.count && bytes[start] == 0x0A ? bytes[(start + 1)...] : bytes[start...]
    return String(decoding: rest.prefix { $0 == 0x20 || $0 == 0x09 }, as: UTF8.self)
  }

  /// How the first indented line of the file begins.
  private var firstMargin: Character? {
    for place in bytes.indices.dropLast() where bytes[place] == 0x0A || bytes[place] == 0x0D {
      if bytes[place + 1] == 0x09 { return "\t" }
      if bytes[place + 1] == 0x20 { return " " }
    }
    return nil
  }
}
