// A terminal's window as far as the prompts steer one: what a person would see.

/// A window that text is written to.
struct WindowModel {
  private(set) var rows: [[Character]] = [[]]
  private(set) var row = 0
  private(set) var column = 0
  let columns: Int

  init(columns: Int) { self.columns = columns }

  /// The rows without blanks at their ends.
  var text: String {
    rows.map { row in
      var row = row.filter { $0 != "\u{0}" }
      while row.last == " " { row.removeLast() }
      return String(row)
    }.joined(separator: "\n")
  }

  mutating func write(_ text: String) {
    var rest = text[...]
    while let first = rest.popFirst() {
      switch first {
      case "\n": (row, column) = (row + 1, 0)
      case "\r": column = 0
      case "\r\n": (row, column) = (row + 1, 0)
      case "\u{1B}":
        rest = rest.dropFirst()
        let number = rest.prefix { $0.isNumber || $0 == "?" || $0 == ";" }
        rest = rest.dropFirst(number.count)
        steer(rest.popFirst(), Int(number) ?? 1)
      default: put(first)
      }
      while rows.count <= row { rows.append([]) }
    }
  }

  private mutating func put(_ character: Character) {
    let wide = character.unicodeScalars.contains { $0.properties.isEmojiPresentation || $0.value >= 0x2E80 }
    if column + (wide ? 2 : 1) > columns { (row, column) = (row + 1, 0) }
    while rows.count <= row { rows.append([]) }
    while rows[row].count < column + (wide ? 2 : 1) { rows[row].append(" ") }
    rows[row][column] = character
    if wide { rows[row][column + 1] = "\u{0}" }
    column += wide ? 2 : 1
  }

  private mutating func steer(_ letter: Character?, _ number: Int) {
    switch letter {
    case "A": row = max(row - number, 0)
    case "C": column = min(column + number, columns - 1)
    case "J":
      rows[row] = Array(rows[row].prefix(column))
      rows.removeSubrange((row + 1)...)
    default: break
    }
  }
}
