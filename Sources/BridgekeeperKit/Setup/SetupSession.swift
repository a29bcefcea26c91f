// The dialogue of `init` as a value: which question is open, what to show for it, and what an answer does.

public import Terminal

/// The questions of setting up, one after the other.
public struct SetupSession: Sendable {
  /// Everything that is answered so far.
  public internal(set) var answers: SetupAnswers
  /// What was answered before the first question; it is not asked again.
  let given: SetupAnswers
  let survey: SetupSurvey
  /// Whether nothing will be written, so that nothing is to be confirmed.
  let isDryRun: Bool
  /// What the answers so far would lead to, where a question needed to know.
  var plan: SetupPlan?

  private let work: @Sendable (SetupAnswers) throws(Failure) -> SetupPlan
  /// What was answered before each question that was answered, the last one last.
  private var history: [(place: Int, answers: SetupAnswers)] = []
  private var place: Int?
  private var notice: String?
  private let steps: [SetupStep]

  /// The session of somebody who answered some questions already.
  ///
  /// - Parameters:
  ///   - given: the answers of flags.
  ///   - isDryRun: whether nothing will be written.
  ///   - work: works out what answers lead to, with nothing written.
  public init(
    _ given: SetupAnswers, survey: SetupSurvey, isDryRun: Bool,
    work: @escaping @Sendable (SetupAnswers) throws(Failure) -> SetupPlan
  ) throws(Failure) {
    (self.given, self.survey, self.isDryRun, self.work) = (given, survey, isDryRun, work)
    answers = given
    steps = given.removesHooks ? [SetupStep.confirmation] : SetupStep.all(for: survey)
    try advance(from: 0)
  }

  /// The question that is open; nil where none is.
  public var prompt: Prompt? {
    guard let place else { return nil }
    var prompt = steps[place].prompt(self)
    if history.isEmpty { prompt.notes.insert(contentsOf: survey.facts.map { PromptNote($0) }, at: 0) }
    if let notice { prompt.notes.append(PromptNote(notice, style: .bad)) }
    return prompt
  }

  /// Takes an answer that passed its check, and goes on to the next question.
  ///
  /// Throws where the project cannot be read any more.
  public mutating func take(_ answer: PromptAnswer) throws(Failure) {
    guard let place else { return }
    notice = nil
    history.append((place, answers))
    steps[place].take(answer, &self)
    try advance(from: place + 1)
  }

  /// Goes back to the question before.
  public mutating func back() {
    guard let last = history.popLast() else {
      notice = "this is the first question"
      return
    }
    notice = nil
    (place, answers) = (last.place, last.answers)
  }

  private mutating func advance(from first: Int) throws(Failure) {
    place = nil
    for next in steps.indices.dropFirst(first) {
      if steps[next].needsPlan { plan = try work(answers) }
      guard steps[next].isOpen(self) else { continue }
      place = next
      return
    }
  }
}
