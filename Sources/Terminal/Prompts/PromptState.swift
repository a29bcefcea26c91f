// A question while it is being answered: each key makes another state of it, or ends it.

/// A question that is being answered.
public struct PromptState: Sendable {
  /// What a key asks of whoever runs the prompt.
  public enum Event: Sendable, Equatable {
    /// The question is over.
    case end(PromptEnd)
    /// The text shall be edited elsewhere.
    case edit
    /// The process shall stop for a while.
    case suspend
    /// Everything shall be drawn again.
    case redraw
  }

  /// The question.
  public let prompt: Prompt
  /// The line that is being typed.
  public private(set) var editor = LineEditor()
  /// The lines that were given already.
  public private(set) var lines: [String] = []
  /// The place of what is chosen, from 0; yes is 0 and no is 1.
  public private(set) var selected: Int?
  /// What was said to the last key: why Enter was refused, or what went wrong.
  public private(set) var remark: PromptRemark?
  /// What Tab could complete to, where that is more than one.
  public private(set) var candidates: [String] = []
  private var number = ""

  /// A question that nobody has answered yet.
  public init(_ prompt: Prompt) {
    self.prompt = prompt
    switch prompt.initial {
    case .line(let text): editor = LineEditor(text)
    case .lines(let lines): self.lines = lines
    case .choice(let place): selected = place
    case .yes(let isYes): selected = isYes ? 0 : 1
    case nil: if case .choice = prompt.kind { selected = 0 }
    }
    remark = opinion
  }

  /// The choices, where there are any.
  public var options: [String] {
    switch prompt.kind {
    case .choice(let options): options
    case .yesNo: ["yes", "no"]
    case .line, .lines: []
    }
  }

  /// The text as an editor gets it.
  public var text: String {
    let typed = editor.isEmpty ? [] : [editor.text]
    return prompt.kind == .lines ? (lines + typed).joined(separator: "\n") : editor.text
  }

  /// Whether the answer is text.
  public var isText: Bool { prompt.kind == .line || prompt.kind == .lines }

  /// The answer as it stands; nil where nothing is chosen.
  public var answer: PromptAnswer? {
    switch prompt.kind {
    case .line: .line(editor.text.trimmed)
    case .lines: .lines(editor.text.trimmed.isEmpty ? lines : lines + [editor.text.trimmed])
    case .choice: selected.map { .choice($0) }
    case .yesNo: selected.map { .yes($0 == 0) }
    }
  }

  /// What the check says while the answer is being typed; an empty one is left in peace.
  private var opinion: PromptRemark? {
    guard isText, !text.isEmpty, let answer else { return nil }
    return prompt.check(answer)
  }

  /// Does what a key says.
  public mutating func take(_ key: Key) -> Event? {
    candidates = key == .tab ? candidates : []
    switch key {
    case .control("c"): return .end(.quit)
    case .control("d") where text.isEmpty: return .end(.quit)
    case .escape: return .end(.back)
    case .control("z"): return .suspend
    case .control("l"): return .redraw
    case .enter: return enter()
    default: break
    }
    if isText { return takeText(key) }
    choose(key)
    return nil
  }

  /// Takes over a text that was edited elsewhere.
  public mutating func replaceText(_ text: String) {
    let written = text.split(whereSeparator: \.isNewline).map { TerminalText.harmless(String($0)).trimmed }
      .filter { !$0.isEmpty }
    if prompt.kind == .lines {
      (lines, editor) = (written, LineEditor())
    } else {
      editor = LineEditor(written.joined(separator: " "))
    }
    remark = opinion
  }

  /// Says what went wrong; the text stays.
  public mutating func say(_ problem: String, fix: String) { remark = .refused(problem, example: fix) }

  private mutating func enter() -> Event? {
    if prompt.kind == .lines, !editor.text.trimmed.isEmpty {
      lines.append(editor.text.trimmed)
      editor = LineEditor()
      remark = opinion
      return nil
    }
    guard let answer else {
      say("nothing is chosen yet", fix: options.joined(separator: " or "))
      return nil
    }
    let verdict = prompt.check(answer)
    if case .sound = verdict { return .end(.answered(answer)) }
    remark = verdict
    return nil
  }

  private mutating func takeText(_ key: Key) -> Event? {
    switch key {
    case .control("e") where editor.isAtEnd: return .edit
    case .tab: complete()
    case .paste(let text) where prompt.kind == .lines: paste(text)
    case .up, .backspace:
      if editor.isEmpty, let last = lines.popLast() {
        editor = LineEditor(last)
      } else {
        _ = editor.take(key)
      }
    default: _ = editor.take(key)
    }
    remark = opinion
    return nil
  }

  private mutating func complete() {
    if let start = prompt.start, text.isEmpty {
      editor = LineEditor(start)
      return
    }
    guard !prompt.completions.isEmpty, editor.isAtEnd else { return }
    let found = Completion.complete(editor.text, from: prompt.completions)
    editor = LineEditor(found.text)
    candidates = found.candidates.count > 1 ? found.candidates : []
  }

  private mutating func paste(_ text: String) {
    var parts = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let last = parts.removeLast()
    for part in parts {
      editor.insert(TerminalText.harmless(String(part)))
      if !editor.text.trimmed.isEmpty { lines.append(editor.text.trimmed) }
      editor = LineEditor()
    }
    editor.insert(TerminalText.harmless(String(last)))
  }

  private mutating func choose(_ key: Key) {
    remark = nil
    let count = options.count
    switch key {
    case .down, .right, .tab, .character("j"): selected = selected.map { ($0 + 1) % count } ?? 0
    case .up, .left, .character("k"): selected = selected.map { ($0 + count - 1) % count } ?? count - 1
    case .home: selected = 0
    case .end: selected = count - 1
    case .character(let letter): choose(letter)
    default: break
    }
  }

  /// A digit goes on with the number before it, as long as there is such a choice; a letter is the first of
  /// yes or no.
  private mutating func choose(_ letter: Character) {
    if prompt.kind == .yesNo {
      selected = options.firstIndex { $0.first == letter.lowercased().first } ?? selected
      return
    }
    guard letter.isASCII, letter.isNumber else { return number = "" }
    for candidate in [number + String(letter), String(letter)] {
      if let place = Int(candidate), (1...options.count).contains(place) {
        (selected, number) = (place - 1, candidate)
        return
      }
    }
  }
}

extension String {
  /// Without blanks at both ends.
  var trimmed: String {
    var text = self[...]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
