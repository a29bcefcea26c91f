// The decision matrix: its four questions, and where it can matter what a bridge and a workaround cost.

import Knowledge
import SwiftScan
import Terminal

extension AskStep {
  static let matrix = MatrixQuestion.allCases.enumerated().map { place, question in
    AskStep(name: "matrix: \(question.name)") { session in
      session.given.matrix[question] == nil
    } prompt: { session in
      let evidence = session.evidence(for: question)
      let initial = session.answers.matrix[question] ?? (evidence.isEmpty ? nil : true)
      return Prompt(
        question.text, heading: "the matrix, \(place + 1) of 4: \(question.name)", kind: .yesNo,
        notes: (evidence.isEmpty ? session.noEvidence : evidence).map { PromptNote($0) },
        initial: initial.map { .yes($0) })
    } take: { answer, session throws(Failure) in
      session.answers.matrix[question] = answer.isYes
    }
  }

  static let wrapperCost = cost(
    "wrapper cost", "What does the wrapper cost? Enter alone skips", \.wrapperMinutes)
  static let workaroundCost = cost(
    "workaround cost", "What does working around it in SwiftUI cost? Enter alone skips", \.workaroundMinutes)

  private static func cost(
    _ name: String, _ question: String, _ path: any WritableKeyPath<AskAnswers, Int?> & Sendable
  ) -> AskStep {
    AskStep(name: name) { session in
      session.given[keyPath: path] == nil && session.costsCount
    } prompt: { session in
      let minutes = session.answers[keyPath: path]
      return Prompt(
        question, heading: "costs",
        kind: .line, notes: [PromptNote("one yes: a workaround that costs less would keep it native")],
        initial: minutes.map { .line(WorkTime.words($0)) }
      ) { answer in
        answer.line.isEmpty || WorkTime.minutes(answer.line) != nil
          ? .sound() : .refused("'\(answer.line)' is no time", example: "write a time such as 20m, 4h or 2d")
      }
    } take: { answer, session throws(Failure) in
      session.answers[keyPath: path] = WorkTime.minutes(answer.line)
    }
  }
}

extension AskSession {
  private var yes: Set<MatrixQuestion> { Set(answers.matrix.filter(\.value).keys) }

  /// Whether costs can change the verdict: one yes, and it is not the system component.
  fileprivate var costsCount: Bool { yes.count == 1 && !yes.contains(.systemComponent) }

  /// What speaks for a yes before anybody answered: the registry, and the code of a bridge that is there.
  fileprivate func evidence(for question: MatrixQuestion) -> [String] {
    let hatch = context.hatch(for: answers).flatMap { $0.category.question == question ? $0 : nil }
    let code = context.score.flatMap { $0.evidence(for: question) }
    return [
      hatch.map { "the registry says so of '\($0.id)': \($0.category.words)" },
      code.map { "the code says so: \($0)" },
    ].compactMap { $0 }
  }

  /// What to say where nothing speaks for a yes though there is code to speak.
  fileprivate var noEvidence: [String] {
    guard context.score != nil, let bridge = context.bridge else { return [] }
    return ["nothing in \(bridge.file) speaks for a yes"]
  }
}

extension HatchCategory {
  /// The question of the matrix that a hatch of this sort answers with yes.
  var question: MatrixQuestion? {
    switch self {
    case .superseded: nil
    case .partlySuperseded, .gap: .apiGap
    case .performance: .performance
    case .gesture: .gestureComplexity
    case .systemComponent: .systemComponent
    }
  }

  /// The sort in words.
  fileprivate var words: String {
    switch self {
    case .superseded: "SwiftUI covers it"
    case .partlySuperseded: "SwiftUI covers only some of it"
    case .gap: "SwiftUI has no API for it"
    case .performance: "SwiftUI can do it, and not fast enough"
    case .gesture: "SwiftUI cannot compose these gestures"
    case .systemComponent: "it is a component of the system that SwiftUI does not have"
    }
  }
}

extension BridgeScore {
  /// What the code says for a yes to a question, with file and line.
  fileprivate func evidence(for question: MatrixQuestion) -> String? {
    let lead = "\(question.name): "
    return because.first { $0.hasPrefix(lead) }.map { String($0.dropFirst(lead.count)) }
  }
}
