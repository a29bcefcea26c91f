// The end of the questions: every answer judged, the entry posted, and the bridge written with it.

import Knowledge

/// Answers that passed every check, with what is known of the bridge.
public struct AskSettled: Sendable {
  /// The answers.
  public var answers: AskAnswers
  /// What is known.
  public var context: AskContext

  /// Answers with their context.
  public init(answers: AskAnswers, context: AskContext) {
    (self.answers, self.context) = (answers, context)
  }

  /// What they come to.
  public var outcome: AskOutcome { AskOutcome(answers, in: context) }
}

extension Project {
  /// What is known of the bridge that the answers are about, and everything that is missing or refused.
  public func examine(_ answers: AskAnswers) throws(Failure) -> (context: AskContext?, problems: [AskProblem])
  {
    let context = try answers.type.map { type throws(Failure) in
      try askContext(for: type, wraps: answers.wraps, planned: answers.plannedFile)
    }
    let problems = AskChecks.problems(answers, in: context)
    guard let context, answers.out != nil, problems.isEmpty else { return (context, problems) }
    do throws(Failure) {
      _ = try scaffold(answers, in: context, isDryRun: true)
      return (context, [])
    } catch {
      return (context, [.noScaffold(error)])
    }
  }

  /// Posts the entry, and writes the bridge where the answers name a folder for it.
  ///
  /// The scaffold is tried first: where a file is in its way, nothing is written at all.
  public func cross(
    _ settled: AskSettled, isDryRun: Bool
  ) throws(Failure) -> (writing: GotchaWriting, scaffolding: Scaffolding?) {
    let writesBridge = settled.answers.out != nil
    let tried = writesBridge ? try scaffold(settled.answers, in: settled.context, isDryRun: true) : nil
    let writing = try post(settled.outcome, isDryRun: isDryRun)
    guard writesBridge, !isDryRun else { return (writing, tried) }
    return (writing, try scaffold(settled.answers, in: settled.context, isDryRun: false))
  }
}
