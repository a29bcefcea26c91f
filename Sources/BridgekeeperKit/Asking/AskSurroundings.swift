// What the dialogue needs of a project, as functions: the program hands in the project's own.

/// What the questions ask of a project.
public struct AskSurroundings: Sendable {
  /// What is known of a bridge's type; of an empty one what is known of any.
  public var context: @Sendable (_ type: String, _ wraps: String?) throws(Failure) -> AskContext
  /// What posting would change, with nothing written.
  public var preview: @Sendable (_ outcome: AskOutcome) throws(Failure) -> GotchaWriting
  /// A memory file's path relative to the root, as somebody wrote it.
  public var memoryPath: @Sendable (_ written: String) throws(Failure) -> String
  /// The templates that a bridge can be written from.
  public var templates: Set<String>

  /// Surroundings from their parts.
  public init(
    context: @escaping @Sendable (String, String?) throws(Failure) -> AskContext,
    preview: @escaping @Sendable (AskOutcome) throws(Failure) -> GotchaWriting,
    memoryPath: @escaping @Sendable (String) throws(Failure) -> String, templates: Set<String> = []
  ) {
    (self.context, self.preview, self.memoryPath) = (context, preview, memoryPath)
    self.templates = templates
  }
}

extension Project {
  /// The surroundings of questions about this project.
  public var askSurroundings: AskSurroundings {
    AskSurroundings { type, wraps throws(Failure) in
      try askContext(for: type, wraps: wraps)
    } preview: { outcome throws(Failure) in
      try post(outcome, isDryRun: true)
    } memoryPath: { written throws(Failure) in
      try pathBelowRoot(written, from: root)
    }
  }
}
