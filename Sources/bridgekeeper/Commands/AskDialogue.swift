// `ask` at a terminal: the loop between the questions and the person. What is asked is BridgekeeperKit's, how
// is Terminal's.

import BridgekeeperKit
import Findings
import Terminal

/// The dialogue of `ask`.
enum AskDialogue {
  static let plain = Flag(
    name: "plain", summary: "ask in plain lines, for screen readers and dumb terminals")

  /// The terminal to ask at; nil where nobody can be asked, or wants to be.
  static func device(_ arguments: Arguments, _ world: World) -> TerminalDevice? {
    // An answers file on standard input leaves nothing to ask with.
    arguments.has(.noInput) || arguments.value(AskFlags.answers) == "-" ? nil : world.terminal
  }

  /// Asks what the given answers leave open; nil where the person breaks it off.
  static func run(
    _ given: AskAnswers, about project: Project, on device: TerminalDevice, _ arguments: Arguments,
    _ world: World
  ) throws(Failure) -> AskConclusion? {
    var session = try AskSession(
      given, in: project.askSurroundings, isRecording: arguments.has(AskFlags.record),
      isDryRun: arguments.has(GotchaFlags.dryRun))
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
    return session.conclusion
  }

  /// Where nothing can be drawn over, or shall not be.
  static func isPlain(_ arguments: Arguments, _ world: World) -> Bool {
    let wish = world.environment["BRIDGEKEEPER_PLAIN", default: ""]
    return arguments.has(plain) || !world.isMessageTerminal || !(wish.isEmpty || wish == "0")
      || ["", "dumb"].contains(world.environment["TERM", default: ""])
  }
}
