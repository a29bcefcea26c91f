// What somebody who sets a repository up decides, by flags or asked.

/// The answers of `init`.
public struct SetupAnswers: Sendable, Equatable {
  /// What becomes of the findings that are open already.
  public enum Existing: String, Sendable, CaseIterable {
    /// A baseline sets them aside.
    case baseline
    /// Each undocumented bridge gets an entry to fill in, and a baseline sets aside what stays open.
    case draft
    /// They stay open.
    case leave
  }

  /// Folders and files that are left out, relative to the root.
  public var excluded: [String] = []
  /// Memory files of other names, relative to the root.
  public var memoryFiles: [String] = []
  /// Whether bridges of tests and previews need no entry; nil while nobody said.
  public var onlyApp: Bool?
  /// What becomes of open findings; nil while nobody said.
  public var existing: Existing?
  /// Where a pipeline shall run the gate; nil for nowhere.
  public var pipeline: PipelineHost?
  /// How the program is called in the files of other tools: a path, or a name; nil for `bridgekeeper`.
  public var program: String?
  /// Whether pre-commit shall run the gate; nil while nobody said.
  public var preCommit: Bool?
  /// The agents whose hooks shall run the gate.
  public var hookAgents: [Agent] = []
  /// Whether the hooks of those agents are taken out, and nothing else is done.
  public var removesHooks = false

  /// Answers to nothing.
  public init() {}

  /// Whether nothing is answered.
  public var isEmpty: Bool { self == SetupAnswers() }

  /// The answers with the recommended one to each question that is open. What would leave code out or read more of it is
  /// nobody's recommendation, and stays as it is.
  public var recommended: SetupAnswers {
    var answers = self
    answers.existing = existing ?? .baseline
    return answers
  }
}

extension SetupAnswers {
  /// Why a program cannot be called by what somebody wrote; nil where it can.
  public static func problem(ofProgram written: String) -> String? {
    if written.allSatisfy(\.isWhitespace) { return "no program is named" }
    let isSteering = written.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F }
    // GitHub would put a value in place of its expressions before the shell sees the line.
    return isSteering || written.contains("${{") ? "'\(written)' is no path of a program" : nil
  }
}
