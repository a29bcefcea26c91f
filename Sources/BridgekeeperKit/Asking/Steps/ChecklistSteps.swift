// Questions 1 and 2 of the checklist: the gap, what was searched, and what each native candidate lacks.

import Knowledge
import Terminal

extension AskStep {
  static let gap = AskStep(name: "gap") { session in
    AskChecks.gap(session.given.gap, wraps: session.answers.wraps ?? session.context.wraps) != nil
  } prompt: { session in
    let wraps = session.answers.wraps ?? session.context.wraps
    let start = session.context.hatch(for: session.answers)?.gap
    return Prompt(
      "Which SwiftUI API did you try, and how does it fall short?", heading: "question 1 of 3: the gap",
      kind: .line, notes: session.registryNotes, initial: session.answers.gap.map { .line($0) },
      start: start.flatMap { $0.isEmpty ? nil : $0 }
    ) { answer in
      PromptRemark(
        AskChecks.gap(answer.line, wraps: wraps), praise: "this names an API and what it does not do")
    }
  } take: { answer, session throws(Failure) in
    session.answers.gap = answer.line
  }

  private static let search = "question 2 of 3: the search"

  static let searched = AskStep(name: "searched") { session in
    AskChecks.searched(session.given.searched, candidates: [], gap: "") != nil
  } prompt: { session in
    let gap = session.answers.gap ?? ""
    return Prompt(
      "What did you search? Links, feedback numbers, what was looked for and not found, with the date",
      heading: search, kind: .lines,
      notes: session.context.candidates(for: session.answers).flatMap(\.notes),
      initial: session.searched.isEmpty ? nil : .lines(session.searched)
    ) { answer in
      PromptRemark(
        AskChecks.searched(answer.lines, candidates: [], gap: gap), praise: "somebody else can look this up")
    }
  } take: { answer, session throws(Failure) in
    session.searched = answer.lines
  }

  static let candidate = AskStep(
    name: "candidate", isRepeated: true
  ) { session in
    session.openCandidate != nil
  } prompt: { session in
    let candidate = session.openCandidate
    return Prompt(
      "Did you try it, and why will it not do?", heading: "\(search): the native API",
      kind: .line, notes: candidate?.notes ?? [], initial: session.candidateDraft.map { .line($0) }
    ) { answer in
      guard answer.line.isEmpty else { return .sound() }
      return .refused(
        "the native \(candidate?.api ?? "API") is not answered",
        example: "say what it did, and what is needed instead")
    }
  } take: { answer, session throws(Failure) in
    guard let candidate = session.openCandidate else { return }
    session.candidateAnswers.append((candidate.api, answer.line))
    session.candidateDraft = nil
  } undo: { session in
    session.candidateDraft = session.candidateAnswers.popLast()?.text
  }

  static let verified = AskStep(name: "verified") { session in
    AskChecks.verified(session.given.verified) != nil
  } prompt: { session in
    Prompt(
      "On which platform version did you see it, and when?", heading: "\(search): where it was seen",
      kind: .line, initial: session.answers.verified.map { .line($0) }
    ) { answer in
      PromptRemark(AskChecks.verified(answer.line.isEmpty ? nil : answer.line))
    }
  } take: { answer, session throws(Failure) in
    session.answers.verified = answer.line
  }
}

extension AskSession {
  /// The first native candidate that nothing was said to.
  fileprivate var openCandidate: NativeCandidate? {
    let text = (allSearched + [answers.gap ?? ""]).joined(separator: "\n")
    return context.candidates(for: answers).first { !$0.isAnswered(in: text) }
  }

  /// What the registry has to say before the first question of the checklist.
  fileprivate var registryNotes: [PromptNote] {
    let known = context.knowledge(for: answers).map { PromptNote($0) }
    let lacks = context.hatch(for: answers)?[.lacks]?.text.split(whereSeparator: \.isNewline)
      .joined(separator: " ")
    return known + (lacks.map { [PromptNote("what the native API still lacks: \($0)")] } ?? [])
  }
}

extension NativeCandidate {
  /// What there is to know of it: since when it is there, and where to read about it.
  fileprivate var notes: [PromptNote] {
    [PromptNote("native: \(api)\(since.map { ", there since \($0)" } ?? "")")]
      + pages.flatMap { page in
        [PromptNote("  \(page.address)"), PromptNote("  as plain Markdown: \(page.mirror)", style: .faint)]
      }
  }
}
