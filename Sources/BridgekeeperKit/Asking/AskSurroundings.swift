// What the dialogue needs of a project, as functions: the program hands in the project's own.

/// What the questions ask of a project.
public struct AskSurroundings: Sendable {
  /// What is known of a bridge's type, to be written to a file where one is named; of an empty type what is
  /// known of any.
  public var context:
    @Sendable (_ type: String, _ wraps: String?, _ file: String?) throws(Failure) -> AskContext
  /// What posting would change, with nothing written.
  public var preview: @Sendable (_ outcome: AskOutcome) throws(Failure) -> GotchaWriting
  /// A memory file's path relative to the root, as somebody wrote it.
  public var memoryPath: @Sendable (_ written: String) throws(Failure) -> String
  /// What writing the bridge would make, with nothing written.
  public var scaffold: @Sendable (_ answers: AskAnswers, _ context: AskContext) throws(Failure) -> Scaffolding

  /// Surroundings from their parts.
  public init(
    context: @escaping @Sendable (String, String?, String?) throws(Failure) -> AskContext,
    preview: @escaping @Sendable (AskOutcome) throws(Failure) -> GotchaWriting,
    memoryPath: @escaping @Sendable (String) throws(Failure) -> String,
    scaffold: @escaping @Sendable (AskAnswers, AskContext) throws(Failure) -> Scaffolding
  ) {
    (self.context, self.preview, self.memoryPath) = (context, preview, memoryPath)
    self.scaffold = scaffold
  }
}

extension Project {
  /// The surroundings of questions about this project.
  public var askSurroundings: AskSurroundings {
    AskSurroundings { type, wraps, file throws(Failure) in
      try askContext(for: type, wraps: wraps, planned: file)
    } preview: { outcome throws(Failure) in
      try post(outcome, isDryRun: true)
    } memoryPath: { written throws(Failure) in
      try pathBelowRoot(written, from: root)
    } scaffold: { answers, context throws(Failure) in
      try scaffold(answers, in: context, isDryRun: true)
    }
  }
}
