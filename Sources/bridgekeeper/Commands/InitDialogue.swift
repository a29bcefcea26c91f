// `init` at a terminal: who can be asked, and what has to be mended before anything is.

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
    if !given.removesHooks, let failure = survey.mustBeMended { throw failure }
    let session = try SetupSession(given, survey: survey, isDryRun: arguments.has(InitFlags.dryRun)) {
      answers throws(Failure) in try project.planSetup(answers)
    }
    return try Dialogue.hold(session, on: device, arguments, world)?.answers
  }
}
