// The questions of `init`: when each is open, how it is asked, and what its answer does.

import Terminal

/// A question of setting up.
struct SetupStep: Sendable {
  /// Whether it depends on what the answers before it lead to.
  var needsPlan = false
  /// Whether the question has to be asked, as things stand.
  let isOpen: @Sendable (SetupSession) -> Bool
  /// The question.
  let prompt: @Sendable (SetupSession) -> Prompt
  /// What an answer does.
  let take: @Sendable (PromptAnswer, inout SetupSession) -> Void

  /// Every question about a repository, in order.
  static func all(for survey: SetupSurvey) -> [SetupStep] {
    survey.vendored.map(vendored) + survey.otherMemory.map(otherMemory)
      + [besideTheApp, existing, pipeline, preCommit]
      + survey.agents.filter { !survey.hookedAgents.contains($0) }.map(agentHooks) + [program, confirmation]
  }

  /// Nothing speaks for an answer here: whose code it is only a person knows.
  private static func vendored(_ folder: VendoredFolder) -> SetupStep {
    SetupStep { session in
      !session.given.excluded.contains { Path.holds($0, folder.path) }
    } prompt: { _ in
      Prompt(
        "Is '\(folder.path)' other people's code, to be left out?", heading: "the code", kind: .yesNo,
        notes: [PromptNote(folder.words)])
    } take: { answer, session in
      if answer.isYes { session.answers.excluded.append(folder.path) }
    }
  }

  private static func otherMemory(_ file: OtherMemory) -> SetupStep {
    SetupStep { session in
      !session.given.memoryFiles.contains(file.path)
    } prompt: { _ in
      Prompt(
        "Is '\(file.path)' a memory file too, whose entries count?", heading: "the memory files",
        kind: .yesNo,
        notes: [PromptNote(file.words)])
    } take: { answer, session in
      if answer.isYes { session.answers.memoryFiles.append(file.path) }
    }
  }

  private static let besideTheApp = SetupStep { session in
    session.given.onlyApp == nil && session.survey.besideTheApp > 0
  } prompt: { session in
    let count = session.survey.besideTheApp
    return Prompt(
      "Do bridges of tests and previews need entries too?", heading: "the code", kind: .yesNo,
      notes: [
        PromptNote("\(count == 1 ? "1 bridge stands" : "\(count) bridges stand") in tests and previews")
      ],
      initial: .yes(true))
  } take: { answer, session in
    session.answers.onlyApp = !answer.isYes
  }

  private static let existing = SetupStep(needsPlan: true) { session in
    session.given.existing == nil && session.plan?.isUndecided == true
  } prompt: { session in
    let plan = session.plan ?? SetupPlan()
    return Prompt(
      "What becomes of the findings that are open?", heading: "what is there already",
      kind: .choice(SetupAnswers.Existing.offered(plan).map { $0.words(plan) }),
      notes: [
        PromptNote(
          "a baseline only shrinks: what is new fails, and what was mended is reported until it is taken out")
      ], initial: .choice(0))
  } take: { answer, session in
    guard case .choice(let place) = answer, let plan = session.plan else { return }
    session.answers.existing = SetupAnswers.Existing.offered(plan)[place]
  }

  static let confirmation = SetupStep(needsPlan: true) { session in
    !session.isDryRun && session.plan?.isEmpty == false
  } prompt: { session in
    let plan = session.plan ?? SetupPlan()
    return Prompt(
      plan.files.count == 1 ? "Write this file?" : "Write these \(plan.files.count) files?",
      heading: "what is written", kind: .yesNo, notes: plan.preview
    ) { answer in
      answer.isYes
        ? .sound() : .refused("then nothing is written", example: "go back to change an answer, or quit")
    }
  } take: { _, _ in
  }
}

extension SetupAnswers.Existing {
  /// What can be done with what is open.
  fileprivate static func offered(_ plan: SetupPlan) -> [SetupAnswers.Existing] {
    allCases.filter { $0 != .draft || plan.undocumented > 0 }
  }

  fileprivate func words(_ plan: SetupPlan) -> String {
    switch self {
    case .baseline: return "a baseline sets \(plan.open == 1 ? "it" : "all \(plan.open)") aside until mended"
    case .draft:
      let bridges =
        plan.undocumented == 1
        ? "the undocumented bridge" : "each of the \(plan.undocumented) undocumented bridges"
      return "an entry to fill in for \(bridges), and a baseline over what stays open"
    case .leave: return "leave everything open"
    }
  }
}

extension SetupPlan {
  /// Above so many lines a file of the program's own is told of and not shown.
  private static let shownLines = 40

  /// Every change as it is shown before it is confirmed.
  fileprivate var preview: [PromptNote] {
    files.flatMap { file -> [PromptNote] in
      let lines = file.diff.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).dropLast()
      guard lines.count <= Self.shownLines || file.path != Baseline.fileName else {
        return [PromptNote("\(file.path): \(file.deed), in \(lines.count) lines that --dry-run shows")]
      }
      return lines.map { line in
        PromptNote(String(line), style: line.hasPrefix("+") ? .good : line.hasPrefix("-") ? .bad : .plain)
      }
    } + notes.map { PromptNote("note: \($0)") }
      + snippets.flatMap { snippet in
        [PromptNote(snippet.advice)] + snippet.text.split(separator: "\n").map { PromptNote("    \($0)") }
      }
  }
}
