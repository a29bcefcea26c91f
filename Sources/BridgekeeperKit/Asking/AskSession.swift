// The dialogue of `ask` as a value: which question is open, what to show for it, and what an answer does.

import Knowledge
public import Terminal

/// The questions of the checklist and the matrix, one after the other.
public struct AskSession: Sendable {
  /// Everything that is answered so far, in the shape that a file or flags give.
  public internal(set) var answers: AskAnswers
  /// What was answered before the first question; it is not asked again where it is sound.
  let given: AskAnswers
  let surroundings: AskSurroundings
  /// What is known of the bridge.
  var context: AskContext
  /// What was known of it before the first question.
  let start: AskContext
  /// Whether it was said before the first question that staying native is to be written down.
  let recordsUnasked: Bool
  /// Whether nothing will be written, so that nothing is to be confirmed.
  let isDryRun: Bool

  /// Whether the first answer named a bridge of the sources, so that its name is known.
  var isBridgeNamed = false
  /// What was searched, as it was typed.
  var searched: [String]
  /// What was said to the native candidates, each with the API.
  var candidateAnswers: [(api: String, text: String)] = []
  /// What was said to a candidate before somebody went back to it.
  var candidateDraft: String?
  /// Whether staying native is to be written down; nil while nobody said.
  var isRecording: Bool?
  /// Whether the bridge is to be written from its template; nil while nobody said.
  var isScaffolding: Bool?
  /// The files that writing the bridge would make, once the folder is known.
  var bridgeFiles: [String] = []
  /// What posting would change, once that was worked out.
  var preview: GotchaWriting?
  /// What the person has to know before the question is asked again.
  var notice: String?

  private var place: Int?
  private var visited: [Int] = []

  /// The session of somebody who answered some questions already.
  ///
  /// - Parameters:
  ///   - given: the answers of flags and files.
  ///   - isRecording: whether it was said already that staying native is to be written down.
  ///   - isDryRun: whether nothing will be written.
  public init(
    _ given: AskAnswers, in surroundings: AskSurroundings, isRecording: Bool, isDryRun: Bool
  ) throws(Failure) {
    (self.given, self.surroundings, self.isDryRun) = (given, surroundings, isDryRun)
    recordsUnasked = isRecording
    answers = given
    searched = given.searched
    context = try surroundings.context(given.type ?? "", given.wraps, given.plannedFile)
    start = context
    self.isRecording = isRecording ? true : nil
    try advance(from: 0)
  }

  /// The question that is open; nil where none is.
  public var prompt: Prompt? {
    guard let place else { return nil }
    var prompt = AskStep.all[place].prompt(self)
    if let notice { prompt.notes.append(PromptNote(notice, style: .bad)) }
    return prompt
  }

  /// The place of the open question in the dialogue, by its name.
  public var stepName: String? { place.map { AskStep.all[$0].name } }

  /// What the answers come to, once no question is open.
  public var conclusion: AskConclusion? {
    guard place == nil else { return nil }
    return AskConclusion(answers: answers, records: isRecording ?? false)
  }

  /// Takes an answer that passed its check, and goes on to the next question.
  ///
  /// Throws where the project cannot be read any more.
  public mutating func take(_ answer: PromptAnswer) throws(Failure) {
    guard let place else { return }
    notice = nil
    let step = AskStep.all[place]
    try step.take(answer, &self)
    answers.searched = allSearched
    visited.append(place)
    try advance(from: step.isRepeated ? place : place + 1)
  }

  /// Goes back to the question before.
  public mutating func back() {
    guard let last = visited.popLast() else {
      notice = "this is the first question"
      return
    }
    notice = nil
    place = last
    AskStep.all[last].undo(&self)
    answers.searched = allSearched
  }

  private mutating func advance(from first: Int) throws(Failure) {
    place = nil
    guard let next = AskStep.all.indices.dropFirst(first).first(where: { AskStep.all[$0].isOpen(self) })
    else {
      return
    }
    place = next
    guard AskStep.all[next].showsPreview else { return }
    do throws(Failure) {
      preview = try surroundings.preview(outcome)
    } catch {
      // The title or the file is what can be wrong by now, so both are asked again.
      notice = [error.problem, error.reason, error.fix].compactMap { $0 }.joined(separator: ": ")
      place = AskStep.all.firstIndex { $0.name == AskStep.title.name }
    }
  }

  /// What was searched, with what was said to the candidates.
  var allSearched: [String] {
    searched
      + candidateAnswers.map { answer in
        NativeCandidate(hatch: "", api: answer.api).isAnswered(in: answer.text)
          ? answer.text : "tried \(Self.inCode(answer.api)): \(answer.text)"
      }
  }

  private static func inCode(_ api: String) -> String { api.contains("`") ? api : "`\(api)`" }

  /// What the answers come to so far.
  var outcome: AskOutcome { AskOutcome(answers, in: context) }

  /// Learns anew what is known, after the bridge or what it wraps was named.
  mutating func learn() throws(Failure) {
    context = try surroundings.context(answers.type ?? "", answers.wraps, answers.plannedFile)
    answers.hatch = given.hatch
    candidateAnswers = []
  }

  /// Learns anew where the entry belongs, after the folder of the bridge was named.
  mutating func learnPlace() throws(Failure) {
    context = try surroundings.context(answers.type ?? "", answers.wraps, answers.plannedFile)
    bridgeFiles = answers.out == nil ? [] : try surroundings.scaffold(answers, context).files.map(\.path)
  }
}

/// What a dialogue came to.
public struct AskConclusion: Sendable, Equatable {
  /// The answers, in the shape that a file or flags give.
  public var answers: AskAnswers
  /// Whether staying native is to be written down.
  public var records: Bool
}
