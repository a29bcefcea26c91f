// Questions at a terminal: the loop between a dialogue and the person. What is asked is BridgekeeperKit's, how is
// Terminal's.

import BridgekeeperKit
import Terminal

/// A dialogue as a value: which question is open, and what an answer does.
protocol Questions {
  /// The question that is open; nil where none is.
  var prompt: Prompt? { get }

  /// Takes an answer that passed its check.
  mutating func take(_ answer: PromptAnswer) throws(Failure)

  /// Goes back to the question before.
  mutating func back()
}

extension AskSession: Questions {}
extension SetupSession: Questions {}

/// A dialogue in progress.
enum Dialogue {
  static let plain = Flag(
    name: "plain", summary: "ask in plain lines, for screen readers and dumb terminals")

  /// Asks until no question is open; nil where the person breaks it off.
  static func hold<Session: Questions>(
    _ session: Session, on device: TerminalDevice, _ arguments: Arguments, _ world: World
  ) throws(Failure) -> Session? {
    var session = session
    var conversation = Conversation(
      on: device, isPlain: isPlain(arguments, world),
      isColored: arguments.isColored(in: world, isTerminal: world.isMessageTerminal))
    conversation.begin()
    defer { conversation.end() }
    while let prompt = session.prompt {
      switch conversation.ask(prompt) {
      case .answered(let answer): try session.take(answer)
      case .back: session.back()
      case .quit: return nil
      }
    }
    return session
  }

  /// Where nothing can be drawn over, or shall not be.
  private static func isPlain(_ arguments: Arguments, _ world: World) -> Bool {
    let wish = world.environment["BRIDGEKEEPER_PLAIN", default: ""]
    return arguments.has(plain) || !world.isMessageTerminal || !(wish.isEmpty || wish == "0")
      || ["", "dumb"].contains(world.environment["TERM", default: ""])
  }
}
