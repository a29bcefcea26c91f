// Drawing frames over each other: only relative moves, so that what stood in the window before stays there.

/// What stands in the window, as far as this program drew it.
struct Screen: Sendable {
  let isColored: Bool
  private var drawn: Frame?

  /// A screen that nothing was drawn on.
  init(isColored: Bool) { self.isColored = isColored }

  /// What draws a frame in the place of the one before.
  mutating func draw(_ frame: Frame, columns: Int) -> String {
    let text = erase(columns: columns) + Self.text(frame, isColored)
    drawn = frame
    let up = frame.rows.count - 1 - frame.cursorRow
    return text + (up > 0 ? "\u{1B}[\(up)A" : "") + "\r"
      + (frame.cursorColumn > 0 ? "\u{1B}[\(frame.cursorColumn)C" : "")
  }

  /// What prints a frame that stays.
  mutating func print(_ frame: Frame, columns: Int) -> String {
    let text = erase(columns: columns) + Self.text(frame, isColored)
    drawn = nil
    return text
  }

  /// What takes the last frame away. A window that became narrower has broken its rows.
  private func erase(columns: Int) -> String {
    guard let drawn else { return "" }
    let above = drawn.rows[..<drawn.cursorRow].reduce(0) { $0 + Self.height($1.text.cells, columns) }
    let up = above + drawn.cursorColumn / max(columns, 1)
    return (up > 0 ? "\u{1B}[\(up)A" : "") + "\r\u{1B}[J"
  }

  private static func height(_ cells: Int, _ columns: Int) -> Int {
    cells == 0 ? 1 : (cells + columns - 1) / max(columns, 1)
  }

  private static func text(_ frame: Frame, _ isColored: Bool) -> String {
    frame.rows.map { $0.style.apply($0.text, isColored: isColored) }.joined(separator: "\n")
  }
}
