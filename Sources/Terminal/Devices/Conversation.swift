// Prompts on a terminal, one after the other: the loop between keys, states and frames.

/// A conversation with the person at a terminal.
public struct Conversation: Sendable {
  /// The terminal.
  public let device: TerminalDevice
  /// Whether it is held in plain lines: nothing is drawn over, no key is read by itself.
  public let isPlain: Bool
  private let isColored: Bool
  private var reader = KeyReader()
  private var keys: [Key] = []
  private var typed: [UInt8] = []

  /// How long an escape waits for the rest of a sequence, in milliseconds.
  private static let patience = 100

  /// A conversation that has not begun.
  public init(on device: TerminalDevice, isPlain: Bool, isColored: Bool) {
    (self.device, self.isPlain, self.isColored) = (device, isPlain, isColored && !isPlain)
  }

  /// Takes the terminal over.
  public func begin() {
    device.begin(!isPlain)
    if isPlain { device.write(PlainPrompt.manual) }
  }

  /// Gives the terminal back as it was.
  public func end() { device.end(!isPlain) }

  /// Asks a question until it is answered, left or broken off.
  public mutating func ask(_ prompt: Prompt) -> PromptEnd {
    isPlain ? askPlainly(prompt) : askWithKeys(prompt)
  }

  private mutating func askPlainly(_ prompt: Prompt) -> PromptEnd {
    var plain = PlainPrompt(prompt)
    device.write(plain.text)
    while let line = nextLine() {
      var event = plain.take(line)
      if event == .edit {
        switch edited(plain.editorText) {
        case .success(let text): event = plain.replaceText(text)
        case .failure(let problem):
          event = .say(PlainPrompt.complaint(problem.reason, example: "nothing is lost"))
        }
      }
      switch event {
      case .end(let end): return end
      case .say(let text): device.write(text)
      case .edit: break
      }
    }
    device.write("\n")
    return .quit
  }

  /// The next line; nil where nothing comes any more, or the process was interrupted.
  private mutating func nextLine() -> String? {
    while true {
      if let end = typed.firstIndex(of: 0x0A) {
        let line = String(decoding: typed[..<end], as: UTF8.self)
        typed.removeFirst(end + 1)
        return line
      }
      switch device.read(nil) {
      case .bytes(let bytes): typed += bytes
      case .silence, .resized, .resumed: continue
      case .interrupted: return nil
      case .end:
        guard !typed.isEmpty else { return nil }
        typed.append(0x0A)
      }
    }
  }

  private mutating func askWithKeys(_ prompt: Prompt) -> PromptEnd {
    var state = PromptState(prompt)
    var screen = Screen(isColored: isColored)
    device.write(
      "\n" + screen.print(Frame.head(of: prompt, columns: device.columns()), columns: device.columns()) + "\n"
    )
    while true {
      draw(state, on: &screen)
      guard let key = nextKey() else {
        settle(state, on: &screen)
        return .quit
      }
      // What is typed ahead, or pasted, is drawn once.
      var event = key == .other ? PromptState.Event.redraw : state.take(key)
      while event == nil, let next = keys.first {
        keys.removeFirst()
        event = state.take(next)
      }
      switch event {
      case .end(let end):
        settle(state, on: &screen)
        return end
      case .edit: edit(&state, on: &screen)
      case .suspend:
        device.end(true)
        device.suspend()
        device.begin(true)
        screen = Screen(isColored: isColored)
      case .redraw, nil: break
      }
    }
  }

  private func draw(_ state: PromptState, on screen: inout Screen) {
    let columns = device.columns()
    device.write(screen.draw(Frame.body(of: state, columns: columns, rows: device.rows()), columns: columns))
  }

  private func settle(_ state: PromptState, on screen: inout Screen) {
    let columns = device.columns()
    device.write(screen.print(Frame.settled(state, columns: columns), columns: columns))
  }

  private func edit(_ state: inout PromptState, on screen: inout Screen) {
    let edited = edited(state.text)
    screen = Screen(isColored: isColored)
    device.write("\n")
    switch edited {
    case .success(let text): state.replaceText(text)
    case .failure(let problem): state.say(problem.reason, fix: "nothing is lost")
    }
  }

  private func edited(_ text: String) -> Result<String, EditorProblem> {
    device.end(!isPlain)
    defer { device.begin(!isPlain) }
    return device.edit(text)
  }

  /// The next key; `other` where everything is to be drawn again, nil where nothing comes any more, or the
  /// process was interrupted.
  private mutating func nextKey() -> Key? {
    while keys.isEmpty {
      switch device.read(reader.isWaiting ? Self.patience : nil) {
      case .bytes(let bytes): keys = reader.take(bytes)
      case .silence: keys = reader.timeUp()
      case .resized: return .other
      case .resumed:
        device.begin(true)
        return .other
      case .interrupted, .end: return nil
      }
    }
    return keys.removeFirst()
  }
}
