// Prompts on a scripted terminal: keys in, the window and the answer out.

import Terminal
import Testing

/// A terminal that plays a script, and a window to look at. Only one thread at a time has to do with it.
final class ScriptedTerminal: @unchecked Sendable {
  private var inputs: [TerminalInput]
  private var model: WindowModel
  private var width: Int
  private let edited: Result<String, EditorProblem>
  private(set) var isByKeys = false

  init(
    _ inputs: [TerminalInput], columns: Int = 60,
    edited: Result<String, EditorProblem> = .failure(EditorProblem("none"))
  ) {
    (self.inputs, width, self.edited) = (inputs, columns, edited)
    model = WindowModel(columns: columns)
  }

  var window: String { model.text }

  var device: TerminalDevice {
    TerminalDevice(
      read: { _ in self.next() }, write: { self.model.write($0) }, columns: { self.width }, rows: { 24 },
      begin: { self.isByKeys = $0 }, end: { _ in self.isByKeys = false }, suspend: {},
      edit: { text in
        #expect(!self.isByKeys)
        return self.edited.map { text + $0 }
      })
  }

  private func next() -> TerminalInput {
    guard !inputs.isEmpty else { return .end }
    let input = inputs.removeFirst()
    if input == .resized { width = 30 }
    return input
  }
}

@Suite struct ConversationTests {
  private static func typed(_ text: String) -> [TerminalInput] {
    text.split(separator: "¦").flatMap { piece -> [TerminalInput] in
      let bytes = TerminalInput.bytes(Array(piece.utf8))
      return piece == "\u{1B}" ? [bytes, .silence] : [bytes]
    }
  }

  private static let line = Prompt(
    "Which one?", heading: "first", kind: .line, notes: [PromptNote("a note")],
    completions: ["alpha", "alpine"]
  ) { answer in
    answer == .line("") ? .refused("nothing is named", example: "alpha") : .sound("well named")
  }
  private static let lines = Prompt("Which ones?", heading: "many", kind: .lines) { answer in
    answer == .lines([]) ? .refused("none is named", example: "two of them") : .sound()
  }
  private static let yesNo = Prompt("Is it?", heading: "a yes", kind: .yesNo)
  private static let choice = Prompt(
    "Which?", heading: "a choice", kind: .choice((1...12).map { "number \($0)" }))

  /// The prompt, the keys in pieces, how it ends, and what stands in the window then.
  static let table: [(prompt: Prompt, keys: String, end: PromptEnd, window: String)] = [
    (line, "beta\r", .answered(.line("beta")), "\nfirst\n  a note\nWhich one?\n> beta\n"),
    (line, "\r¦al\t\r", .answered(.line("alp")), "\nfirst\n  a note\nWhich one?\n> alp\n"),
    (line, "x¦\u{1B}", .back, "\nfirst\n  a note\nWhich one?\n> x\n"),
    (line, "\u{1B}[¦D¦\u{3}", .quit, "\nfirst\n  a note\nWhich one?\n"),
    (line, "ab¦\u{4}", .quit, "\nfirst\n  a note\nWhich one?\n> ab\n"),
    (line, "ab¦\u{1}\u{4}\r", .answered(.line("b")), "\nfirst\n  a note\nWhich one?\n> b\n"),
    (lines, "one\rtwo\r\r", .answered(.lines(["one", "two"])), "\nmany\nWhich ones?\n- one\n- two\n"),
    (lines, "\r¦one\r¦\u{1B}[A!\r\r", .answered(.lines(["one!"])), "\nmany\nWhich ones?\n- one!\n"),
    (
      lines, "\u{1B}[200~one\n\ntwo\nth\u{1B}[201~ree\r\r", .answered(.lines(["one", "two", "three"])),
      "\nmany\nWhich ones?\n- one\n- two\n- three\n"
    ),
    (yesNo, "\r¦n\r", .answered(.yes(false)), "\na yes\nIs it?\n> no\n"),
    (yesNo, "\u{1B}[B\u{1B}[B\u{1B}[A\r", .answered(.yes(true)), "\na yes\nIs it?\n> yes\n"),
    (choice, "\r", .answered(.choice(0)), "\na choice\nWhich?\n> number 1\n"),
    (choice, "12\r", .answered(.choice(11)), "\na choice\nWhich?\n> number 12\n"),
    (choice, "k¦\r", .answered(.choice(11)), "\na choice\nWhich?\n> number 12\n"),
    (choice, "jj\u{1B}[A5\r", .answered(.choice(4)), "\na choice\nWhich?\n> number 5\n"),
  ]

  @Test(arguments: table.indices)
  func keysEndAPrompt(place: Int) {
    let (prompt, keys, end, window) = Self.table[place]
    let terminal = ScriptedTerminal(Self.typed(keys))
    var conversation = Conversation(on: terminal.device, isPlain: false, isColored: true)
    conversation.begin()
    #expect(terminal.isByKeys)
    #expect(conversation.ask(prompt) == end)
    conversation.end()
    #expect(!terminal.isByKeys)
    #expect(terminal.window == window)
  }

  @Test func whatIsTypedIsJudgedAtOnce() {
    let terminal = ScriptedTerminal(Self.typed("\r"))
    var conversation = Conversation(on: terminal.device, isPlain: false, isColored: false)
    #expect(conversation.ask(Self.line) == .quit)
    var state = PromptState(Self.line)
    _ = state.take(.enter)
    let refused = Frame.body(of: state, columns: 60, rows: 24)
    #expect(refused.rows.map(\.text).contains("  not yet: nothing is named"))
    _ = state.take(.character("a"))
    let praised = Frame.body(of: state, columns: 60, rows: 24)
    #expect(praised.rows.map(\.text).contains("  well named"))
    #expect((praised.cursorRow, praised.cursorColumn) == (1, 3))
  }

  @Test func aNarrowerWindowIsDrawnAgain() {
    let long = "a long answer that does not fit into a narrow window"
    let inputs: [TerminalInput] = [.bytes(Array(long.utf8)), .resized, .bytes([0x0D])]
    let terminal = ScriptedTerminal(inputs, columns: 60)
    var conversation = Conversation(on: terminal.device, isPlain: false, isColored: false)
    #expect(conversation.ask(Self.line) == .answered(.line(long)))
    #expect(terminal.window.hasSuffix("> a long answer that does not\n  fit into a narrow window\n"))
  }

  @Test(arguments: [true, false])
  func anEditorIsGivenTheTextAndTheTerminal(isPlain: Bool) {
    let keys = isPlain ? ":e\n" : "be\u{5}¦\r"
    let terminal = ScriptedTerminal(Self.typed(keys), edited: .success("ta\n"))
    var conversation = Conversation(on: terminal.device, isPlain: isPlain, isColored: false)
    conversation.begin()
    #expect(conversation.ask(Self.line) == .answered(.line(isPlain ? "ta" : "beta")))
    #expect(terminal.isByKeys == !isPlain)
  }

  @Test(arguments: [true, false])
  func anEditorThatFailsLosesNothing(isPlain: Bool) {
    let keys = isPlain ? ":e\nbeta\n" : "beta\u{5}¦\r"
    let terminal = ScriptedTerminal(Self.typed(keys), edited: .failure(EditorProblem("it fell over")))
    var conversation = Conversation(on: terminal.device, isPlain: isPlain, isColored: false)
    #expect(conversation.ask(Self.line) == .answered(.line("beta")))
  }

  @Test func aFrameFitsItsWindow() {
    let prompts = [Self.line, Self.lines, Self.yesNo, Self.choice]
    for prompt in prompts {
      for columns in [9, 20, 40, 80] {
        for rows in [4, 10, 24] {
          var state = PromptState(prompt)
          for _ in 0..<30 {
            _ = state.take(.character("日"))
            _ = state.take(.character("a"))
            _ = state.take(.down)
            let frame = Frame.body(of: state, columns: columns, rows: rows)
            #expect(frame.rows.allSatisfy { $0.text.cells < max(columns, 9) })
            #expect(frame.rows.count < max(rows, 4))
            #expect(frame.rows.indices.contains(frame.cursorRow))
            #expect(frame.cursorColumn < max(columns, 9))
          }
        }
      }
    }
  }
}

@Suite struct PlainPromptTests {
  private static let line = Prompt(
    "Which one?", heading: "first", kind: .line, initial: .line("gamma"), start: "delta",
    completions: ["alpha"]
  ) { $0 == .line("beta") ? .refused("no", example: "alpha") : .sound() }
  private static let lines = Prompt("Which ones?", heading: "many", kind: .lines)
  private static let yesNo = Prompt("Is it?", heading: "a yes", kind: .yesNo, initial: .yes(true))
  private static let choice = Prompt("Which?", heading: "a choice", kind: .choice(["one", "two"]))

  static let table: [(prompt: Prompt, lines: [String], event: PlainPrompt.Event)] = [
    (line, [""], .end(.answered(.line("gamma")))), (line, [" x "], .end(.answered(.line("x")))),
    (line, ["<"], .end(.back)), (line, [":q"], .end(.quit)), (line, [":e"], .edit),
    (line, [":t"], .end(.answered(.line("delta")))), (line, [":l a"], .say("  alpha\n> ")),
    (line, [":l"], .say("  alpha\n> ")), (line, [":l x"], .say("  none\n> ")),
    (line, ["beta"], .say("  not yet: no\n  alpha\n> ")), (line, [":x"], .end(.answered(.line(":x")))),
    (lines, ["one", "", "two"], .say("> ")),
    (lines, ["one", "two", ""], .end(.answered(.lines(["one", "two"])))),
    (yesNo, [""], .end(.answered(.yes(true)))), (yesNo, ["N"], .end(.answered(.yes(false)))),
    (yesNo, ["perhaps"], .say("  not yet: 'perhaps' is neither\n  yes or no\n> ")),
    (choice, ["2"], .end(.answered(.choice(1)))),
    (choice, ["3"], .say("  not yet: '3' is no choice\n  a number from 1 to 2\n> ")),
    (choice, [""], .say("  not yet: '' is no choice\n  a number from 1 to 2\n> ")),
  ]

  @Test(arguments: table.indices)
  func linesEndAPrompt(place: Int) {
    let (prompt, lines, event) = Self.table[place]
    var plain = PlainPrompt(prompt)
    var last: PlainPrompt.Event?
    for line in lines { last = plain.take(line) }
    #expect(last == event)
  }

  @Test func nothingSteersTheTerminal() {
    let prompt = Prompt(
      "Q", heading: "h", kind: .choice(["\u{1B}[2Ja"]), notes: [PromptNote("\u{1B}[2J\u{7}")])
    #expect(!PlainPrompt(prompt).text.contains("\u{1B}"))
    #expect(!Frame.head(of: prompt, columns: 40).rows.contains { $0.text.contains("\u{1B}") })
    #expect(
      !Frame.body(of: PromptState(prompt), columns: 40, rows: 24).rows.contains { $0.text.contains("\u{1B}") }
    )
  }
}
