// A question in plain lines, for dumb terminals and screen readers: nothing is drawn over, one line at a
// time.

/// A question that is asked and answered in plain lines.
public struct PlainPrompt: Sendable {
  /// What a line comes to.
  public enum Event: Sendable, Equatable {
    /// The question is over.
    case end(PromptEnd)
    /// The text shall be edited elsewhere.
    case edit
    /// This is said, and the next line waited for.
    case say(String)
  }

  /// How the plain mode is used, in one line.
  public static let manual =
    "Answer in lines. Enter alone takes what stands in brackets. '<' goes back, ':e' opens your editor, ':q' quits.\n"

  /// The question.
  public let prompt: Prompt
  /// The lines that were given already, or the text of an editor.
  public private(set) var lines: [String] = []

  /// A question that nobody has answered yet.
  public init(_ prompt: Prompt) { self.prompt = prompt }

  /// The question with all that is said before it, and the mark that waits for an answer.
  public var text: String {
    let notes = prompt.notes.map { "  \(TerminalText.harmless($0.text))\n" }.joined()
    return "\n\(prompt.heading)\n\(notes)\(prompt.question)\(how)\n\(options)\(Self.mark)"
  }

  private static let mark = "> "

  /// How it is answered, with what stands there already.
  private var how: String {
    var how = ""
    switch prompt.kind {
    case .line: break
    case .lines: how = " (several lines; an empty one ends)"
    case .choice: how = " (a number)"
    case .yesNo: how = " (yes or no)"
    }
    if prompt.start != nil { how += " (':t' takes the text above)" }
    if !prompt.completions.isEmpty { how += " (':l' and the first letters lists names)" }
    return how + (initial.isEmpty ? "" : " [\(initial)]")
  }

  private var initial: String {
    switch prompt.initial {
    case .line(let text): text
    case .lines(let lines): lines.joined(separator: " | ")
    case .choice(let place): "\(place + 1)"
    case .yes(let isYes): isYes ? "yes" : "no"
    case nil: ""
    }
  }

  private var options: String {
    guard case .choice(let options) = prompt.kind else { return "" }
    return options.enumerated().map { "  \($0.offset + 1). \(TerminalText.harmless($0.element))\n" }.joined()
  }

  /// The text as an editor gets it.
  public var editorText: String {
    if !lines.isEmpty { return lines.joined(separator: "\n") }
    switch prompt.initial {
    case .line(let text): return text
    case .lines(let lines): return lines.joined(separator: "\n")
    default: return ""
    }
  }

  /// Does what a line says.
  public mutating func take(_ line: String) -> Event {
    let line = TerminalText.harmless(line).trimmed
    switch line {
    case "<": return .end(.back)
    case ":q": return .end(.quit)
    case ":e" where prompt.kind == .line || prompt.kind == .lines: return .edit
    case ":t":
      guard let start = prompt.start else { break }
      return prompt.kind == .lines ? add(start) : judge(.line(start))
    default: break
    }
    if line == ":l" || line.hasPrefix(":l "), !prompt.completions.isEmpty { return list(line.dropFirst(3)) }
    return answer(line)
  }

  /// Takes over a text that was edited elsewhere.
  public mutating func replaceText(_ text: String) -> Event {
    let written = text.split(whereSeparator: \.isNewline).map { TerminalText.harmless(String($0)).trimmed }
      .filter { !$0.isEmpty }
    if prompt.kind == .line { return judge(.line(written.joined(separator: " "))) }
    lines = written
    return judge(.lines(lines))
  }

  /// A problem, and what would do.
  public static func complaint(_ reason: String, example: String) -> String {
    let example = example.isEmpty ? "" : "  \(TerminalText.harmless(example))\n"
    return "  not yet: \(TerminalText.harmless(reason))\n\(example)\(mark)"
  }

  private mutating func answer(_ line: String) -> Event {
    switch prompt.kind {
    case .line:
      if line.isEmpty, let initial = prompt.initial { return judge(initial) }
      return judge(.line(line))
    case .lines:
      if !line.isEmpty { return add(line) }
      if lines.isEmpty, let initial = prompt.initial { return judge(initial) }
      return judge(.lines(lines))
    case .yesNo: return answer(word: line)
    case .choice(let options):
      if line.isEmpty, let initial = prompt.initial { return judge(initial) }
      guard let number = Int(line), options.indices.contains(number - 1) else {
        return .say(Self.complaint("'\(line)' is no choice", example: "a number from 1 to \(options.count)"))
      }
      return judge(.choice(number - 1))
    }
  }

  private mutating func answer(word: String) -> Event {
    switch word.lowercased() {
    case "y", "yes": return judge(.yes(true))
    case "n", "no": return judge(.yes(false))
    case "": if let initial = prompt.initial { return judge(initial) }
    default: break
    }
    return .say(
      Self.complaint(word.isEmpty ? "nothing is chosen yet" : "'\(word)' is neither", example: "yes or no"))
  }

  private mutating func add(_ line: String) -> Event {
    lines.append(line)
    return .say(Self.mark)
  }

  private func judge(_ answer: PromptAnswer) -> Event {
    switch prompt.check(answer) {
    case .sound: return .end(.answered(answer))
    case .refused(let reason, let example): return .say(Self.complaint(reason, example: example))
    }
  }

  private func list(_ beginning: Substring) -> Event {
    let found = Completion.complete(String(beginning).trimmed, from: prompt.completions).candidates
    return .say("  " + (found.isEmpty ? "none" : found.joined(separator: ", ")) + "\n" + Self.mark)
  }
}
