// Text in the rows of a terminal: wrapped between words, and free of anything that would steer it.

/// Breaks text into rows.
public enum TerminalText {
  /// The text in rows of at most so many cells, wrapped between words where that can be; later rows begin
  /// with as many spaces as the text itself begins with. An empty text is one empty row.
  ///
  /// - Parameter hanging: spaces that later rows begin with besides.
  public static func rows(_ text: String, width: Int, hanging: Int = 0) -> [String] {
    let width = max(width, 4)
    let margin = String(repeating: " ", count: min(text.prefix { $0 == " " }.count + hanging, width / 2))
    var rows: [String] = []
    var row = ""
    var rowCells = 0
    func end() {
      rows.append(row)
      row = margin
      rowCells = margin.count
    }
    for piece in pieces(of: text) {
      let isBlank = piece.first == " "
      if rowCells + piece.cells <= width {
        row += piece
        rowCells += piece.cells
        continue
      }
      if isBlank {
        end()
        continue
      }
      if row.contains(where: { $0 != " " }), margin.count + piece.cells <= width || rowCells > width / 2 {
        end()
      }
      for character in piece {
        if rowCells + character.cells > width { end() }
        row.append(character)
        rowCells += character.cells
      }
    }
    rows.append(row)
    return rows.map { row in
      var row = row
      while row.last == " " { row.removeLast() }
      return row
    }
  }

  /// Runs of blanks and runs of anything else, in turn.
  private static func pieces(of text: String) -> [Substring] {
    var pieces: [Substring] = []
    var rest = text[...]
    while let first = rest.first {
      let piece = first == " " ? rest.prefix { $0 == " " } : rest.prefix { $0 != " " }
      pieces.append(piece)
      rest = rest.dropFirst(piece.count)
    }
    return pieces
  }

  /// The text without control characters: a line end or tab becomes a space, anything else that steers a
  /// terminal is dropped.
  public static func harmless(_ text: String) -> String {
    var cleaned = String.UnicodeScalarView()
    var before: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      defer { before = scalar }
      switch scalar.value {
      case 0x0A where before == "\r": continue
      case 0x09, 0x0A, 0x0D, 0x85, 0x2028, 0x2029: cleaned.append(" ")
      case 0..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069: continue
      default: cleaned.append(scalar)
      }
    }
    return String(cleaned)
  }
}
