// What is to be wrapped, what the bridge is called, and which hatch it follows.

import Knowledge
import SwiftScan
import Terminal

extension AskStep {
  private static let heading = "what to wrap"

  static let wraps = AskStep(name: "wraps") { session in
    session.given.wraps == nil && (session.given.type == nil || session.start.wraps == nil)
  } prompt: { session in
    let hasType = session.given.type != nil
    return Prompt(
      hasType
        ? "Which UIKit or AppKit type does '\(session.given.type ?? "")' wrap? Enter alone: not known"
        : "Which UIKit or AppKit type do you want to wrap, or which bridge of the sources is it about?",
      heading: heading, kind: .line,
      initial: (session.isBridgeNamed ? session.answers.type : session.answers.wraps).map { .line($0) },
      completions: session.context.knownTypes
    ) { answer in
      if answer.line.isEmpty {
        return hasType
          ? .sound() : .refused("nothing is named", example: "for example MKMapView; Tab completes")
      }
      return AskChecks.type(answer.line).map { .refused($0.problem, example: $0.advice) } ?? .sound()
    }
  } take: { answer, session throws(Failure) in
    let name = answer.line
    session.isBridgeNamed = session.given.type == nil && session.start.knownBridges.contains(name)
    if session.isBridgeNamed {
      (session.answers.type, session.answers.wraps) = (name, nil)
    } else {
      session.answers.wraps = name.isEmpty ? nil : name
      if session.given.type == nil, session.answers.wraps != nil, session.isTypeFromSources {
        session.answers.type = nil
      }
    }
    try session.learn()
  }

  static let type = AskStep(name: "type") { session in
    !session.isBridgeNamed && AskChecks.type(session.given.type) != nil
  } prompt: { session in
    Prompt(
      "What is the bridge called, or what shall it be called?", heading: heading, kind: .line,
      initial: session.answers.type.map { .line($0) }, completions: session.context.knownBridges.sorted()
    ) { answer in
      answer.line.isEmpty
        ? .refused("the bridge's type is not named", example: "for example DatedPhotoPicker")
        : PromptRemark(AskChecks.type(answer.line))
    }
  } take: { answer, session throws(Failure) in
    session.answers.type = answer.line
    try session.learn()
  }

  static let hatch = AskStep(name: "hatch") { session in
    if session.given.hatch != nil { return AskChecks.hatch(session.given.hatch, in: session.context) != nil }
    return session.context.hatches.count > 1
  } prompt: { session in
    let hatches = session.context.hatches
    let place = session.answers.hatch.flatMap { id in
      hatches.firstIndex { $0.id == id } ?? (id == "none" ? hatches.count : nil)
    }
    let refused = AskChecks.hatch(session.given.hatch, in: session.context)
    return Prompt(
      "Which of them is it about?", heading: "the registry",
      kind: .choice(hatches.map { "\($0.title): \($0.coverageWords)" } + ["none of these"]),
      notes: (refused.map { [PromptNote($0.problem, style: .bad)] } ?? [])
        + [
          PromptNote("hatches that wrap \(session.context.wraps ?? session.context.type): \(hatches.count)")
        ],
      initial: (place ?? session.likelyHatch ?? (hatches.isEmpty ? 0 : nil)).map { .choice($0) })
  } take: { answer, session throws(Failure) in
    guard case .choice(let place) = answer else { return }
    let hatches = session.context.hatches
    let id = hatches.indices.contains(place) ? hatches[place].id : "none"
    if id != session.answers.hatch { session.candidateAnswers = [] }
    session.answers.hatch = id
  }
}

extension AskSession {
  /// The place of the hatch that the comment of the bridge speaks for.
  fileprivate var likelyHatch: Int? {
    let likely = context.bridge?.docComment.flatMap { HatchMatcher.likeliest(of: context.hatches, for: $0) }
    return likely.flatMap { likely in context.hatches.firstIndex { $0.id == likely.id } }
  }

  /// Whether the bridge's name is one that an earlier answer took from the sources.
  fileprivate var isTypeFromSources: Bool { answers.type.map(start.knownBridges.contains) ?? false }
}
