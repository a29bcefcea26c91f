// `init` at a terminal: the loop between the questions and the person.

import BridgekeeperKit
import Terminal

/// The dialogue of `init`.
enum InitDialogue {
  /// The terminal to ask at; nil where nobody can be asked, or wants to be.
  static func device(_ arguments: Arguments, _ world: World) -> TerminalDevice? {
    arguments.has(.noInput) || arguments.has(InitFlags.yes) ? nil : world.terminal
  }

  /// Asks what the given answers leave open; nil where the person breaks it off.
  static func run(
    _ given: SetupAnswers, _ survey: SetupSurvey, about project: Project, on device: TerminalDevice,
    _ arguments: Arguments, _ world: World
  ) throws(Failure) -> SetupAnswers? {
    if let failure = survey.mustBeMended { throw failure }
    var session = try SetupSession(given, survey: survey, isDryRun: arguments.has(InitFlags.dryRun)) {
      answers throws(Failure) in try project.planSetup(answers)
    }
    var conversation = Conversation(
      on: device, isPlain: AskDialogue.isPlain(arguments, world),
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
    return session.answers
  }
}
