// What a question looks like: rows of a given width, and where the cursor stands.

/// A row with its look.
public struct FrameRow: Sendable, Equatable {
  /// The text; never wider than the frame.
  public var text: String
  /// Its look.
  public var style: Style
}

/// The rows of a question that is being answered.
public struct Frame: Sendable, Equatable {
  /// The rows, the topmost first.
  public private(set) var rows: [FrameRow] = []
  /// The row that the cursor stands in, from 0.
  public private(set) var cursorRow = 0
  /// The cells before the cursor.
  public private(set) var cursorColumn = 0
  /// The cells of a row; the last one stays free, since what fills it makes some terminals go to the next
  /// row.
  private let width: Int

  /// An empty frame for a terminal of so many columns.
  private init(columns: Int) { width = max(columns - 1, 8) }

  /// What is said before a question: printed once, and never drawn again.
  public static func head(of prompt: Prompt, columns: Int) -> Frame {
    var frame = Frame(columns: columns)
    frame.add(prompt.heading, .strong)
    for note in prompt.notes { frame.add("  " + TerminalText.harmless(note.text), note.style) }
    return frame
  }

  /// A question that is being answered.
  ///
  /// - Parameter rows: how many rows the window has; a frame that has more shows those around the cursor.
  public static func body(of state: PromptState, columns: Int, rows: Int) -> Frame {
    var frame = Frame(columns: columns)
    frame.add(state.prompt.question)
    for line in state.lines { frame.add("- \(line)", hanging: 2) }
    if state.isText {
      frame.add(state.editor)
    } else {
      frame.addOptions(of: state, atMost: max(rows - 8, 3))
    }
    frame.add(state.remark)
    if !state.candidates.isEmpty { frame.add("  " + list(state.candidates), .faint) }
    frame.add(keys(of: state), .faint)
    frame.shorten(to: max(rows - 1, 3))
    return frame
  }

  /// A question that was answered.
  public static func settled(_ state: PromptState, columns: Int) -> Frame {
    var frame = Frame(columns: columns)
    frame.add(state.prompt.question)
    for line in state.lines { frame.add("- \(line)", hanging: 2) }
    let chosen = state.selected.flatMap { state.options.indices.contains($0) ? state.options[$0] : nil }
    let text = chosen ?? state.editor.text
    if !text.isEmpty { frame.add("> \(text)", .good, hanging: 2) }
    frame.cursorRow = frame.rows.count
    frame.rows.append(FrameRow(text: "", style: .plain))
    return frame
  }

  private mutating func add(_ text: String, _ style: Style = .plain, hanging: Int = 0) {
    rows += TerminalText.rows(text, width: width, hanging: hanging).map { FrameRow(text: $0, style: style) }
  }

  /// The line that is being typed, broken at the edge, with the cursor.
  private mutating func add(_ editor: LineEditor) {
    var row = "> "
    var cells = 2
    for (place, character) in editor.text.enumerated() {
      if cells + character.cells > width {
        rows.append(FrameRow(text: row, style: .plain))
        (row, cells) = ("  ", 2)
      }
      if place == editor.cursor { (cursorRow, cursorColumn) = (rows.count, cells) }
      row.append(character)
      cells += character.cells
    }
    if editor.isAtEnd { (cursorRow, cursorColumn) = (rows.count, cells) }
    rows.append(FrameRow(text: row, style: .plain))
  }

  /// The choices around the chosen one.
  private mutating func addOptions(of state: PromptState, atMost limit: Int) {
    let selected = state.selected ?? 0
    let first = max(0, min(selected - limit / 2, state.options.count - limit))
    let shown = first..<min(first + limit, state.options.count)
    for place in shown {
      let number = state.prompt.kind == .yesNo ? "" : "\(place + 1). "
      let isChosen = place == state.selected
      if isChosen { cursorRow = rows.count }
      add(
        "\(isChosen ? ">" : " ") \(number)\(TerminalText.harmless(state.options[place]))",
        isChosen ? .strong : .plain, hanging: 2)
    }
    if shown.count < state.options.count {
      add("  \(shown.count) of \(state.options.count) are shown", .faint)
    }
  }

  private mutating func add(_ remark: PromptRemark?) {
    switch remark {
    case .sound(let text) where !text.isEmpty: add("  \(text)", .good)
    case .refused(let reason, let example):
      add("  not yet: \(TerminalText.harmless(reason))", .bad)
      if !example.isEmpty { add("  \(TerminalText.harmless(example))", .faint) }
    default: break
    }
  }

  private static let shownCandidates = 8

  private static func list(_ candidates: [String]) -> String {
    let more = candidates.count - shownCandidates
    return candidates.prefix(shownCandidates).joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
  }

  private static func keys(of state: PromptState) -> String {
    var keys = ["Enter accepts"]
    if state.prompt.kind == .lines { keys = ["Enter adds a line, on an empty one goes on"] }
    if state.isText {
      if state.prompt.start != nil, state.text.isEmpty {
        keys.append("Tab begins from the text above")
      } else if !state.prompt.completions.isEmpty {
        keys.append("Tab completes")
      }
      keys.append("Ctrl-E edits elsewhere")
    }
    return "  " + (keys + ["Esc goes back", "Ctrl-C quits"]).joined(separator: ", ")
  }

  /// Leaves out rows that the window has no room for, those far from the cursor first.
  private mutating func shorten(to limit: Int) {
    guard rows.count > limit else { return }
    let first = max(0, min(cursorRow - limit / 2, rows.count - limit))
    rows = Array(rows[first..<first + limit])
    cursorRow -= first
  }
}
