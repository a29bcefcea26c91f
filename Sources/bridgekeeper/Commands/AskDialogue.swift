// `ask` at a terminal: who can be asked, and what the flags say before the first question.

import BridgekeeperKit
import Terminal

/// The dialogue of `ask`.
enum AskDialogue {
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
    let session = try AskSession(
      given, in: project.askSurroundings, isRecording: arguments.has(AskFlags.record),
      isDryRun: arguments.has(GotchaFlags.dryRun))
    return try Dialogue.hold(session, on: device, arguments, world)?.conclusion
  }
}
