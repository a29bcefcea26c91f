// A step of the dialogue: when its question is open, how it is asked, and what its answer does.

import Terminal

/// A question of the dialogue.
struct AskStep: Sendable {
  /// What it is called where sessions are written down.
  let name: String
  /// Whether it is asked again for as long as it is open.
  var isRepeated = false
  /// Whether it shows what would be written.
  var showsPreview = false
  /// Whether the question has to be asked, as things stand.
  let isOpen: @Sendable (AskSession) -> Bool
  /// The question.
  let prompt: @Sendable (AskSession) -> Prompt
  /// What an answer does.
  let take: @Sendable (PromptAnswer, inout AskSession) throws(Failure) -> Void
  /// What going back to it undoes.
  var undo: @Sendable (inout AskSession) -> Void = { _ in }

  /// Every step, in the order of the dialogue.
  static let all: [AskStep] =
    [wraps, type, hatch, gap, searched, candidate, verified] + matrix
    + [
      wrapperCost, workaroundCost, rejection, verdict, scaffold, folder, title, removeWhen, memory,
      confirmation,
    ]
}

extension PromptAnswer {
  /// The line, or nothing.
  var line: String {
    if case .line(let text) = self { return text }
    return ""
  }

  /// The lines, or none.
  var lines: [String] {
    if case .lines(let lines) = self { return lines }
    return []
  }

  /// Whether it is yes.
  var isYes: Bool { self == .yes(true) }
}

extension PromptRemark {
  /// What a check of the checklist says.
  ///
  /// - Parameter praise: what to say where it has nothing to say.
  init(_ problem: AskProblem?, praise: String = "") {
    self = problem.map { .refused($0.problem, example: $0.advice) } ?? .sound(praise)
  }
}
