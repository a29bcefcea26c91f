// The verdict, and question 3 of the checklist: the entry as it will be posted, and where.

import Knowledge
import Terminal

extension AskStep {
  /// Asked where SwiftUI is the answer.
  static let rejection = AskStep(name: "rejection") { session in
    session.outcome.matrix.verdict == .stayNative && !session.recordsUnasked
  } prompt: { session in
    Prompt(
      "Write it down under 'Rejected bridges', so that it is not asked twice?", heading: "the verdict",
      kind: .yesNo, notes: session.verdictNotes, initial: session.isRecording.map { .yes($0) })
  } take: { answer, session throws(Failure) in
    session.isRecording = answer.isYes
  }

  /// Asked where a bridge is the answer.
  static let verdict = AskStep(name: "verdict") { session in
    session.isBridge
  } prompt: { session in
    Prompt(
      "Go on to the entry?", heading: "the verdict", kind: .yesNo, notes: session.verdictNotes,
      initial: .yes(true), check: orElse("then there is no entry"))
  } take: { _, _ throws(Failure) in
  }

  private static let entry = "question 3 of 3: the entry"

  /// Takes yes; a no leads back, or out.
  private static func orElse(_ consequence: String) -> @Sendable (PromptAnswer) -> PromptRemark {
    { $0.isYes ? .sound() : .refused(consequence, example: "go back to change an answer, or quit") }
  }

  static let title = AskStep(name: "title") { session in
    session.isBridge && session.given.title == nil
  } prompt: { session in
    Prompt(
      "What is the entry's title?", heading: entry, kind: .line,
      initial: .line(session.answers.title ?? session.ownTitle)
    ) { answer in
      answer.line.isEmpty ? .refused("the title is empty", example: "the gap in a few words") : .sound()
    }
  } take: { answer, session throws(Failure) in
    session.answers.title = answer.line == session.ownTitle ? nil : answer.line
  }

  static let removeWhen = AskStep(name: "remove when") { session in
    session.isBridge && session.given.removeWhen == nil
  } prompt: { session in
    let usual = session.usualRemoval
    return Prompt(
      "What would let the bridge go?" + (usual == nil ? " Enter alone skips" : ""), heading: entry,
      kind: .line,
      initial: (session.answers.removeWhen ?? usual).map { .line($0) }
    ) { answer in
      guard answer.line.isEmpty, let usual else { return .sound() }
      return .refused("an entry says when its bridge can go", example: usual)
    }
  } take: { answer, session throws(Failure) in
    let isOwn = !answer.line.isEmpty && answer.line != session.usualRemoval
    session.answers.removeWhen = isOwn ? answer.line : nil
  }

  static let memory = AskStep(name: "memory") { session in
    session.isBridge && session.given.memory == nil
  } prompt: { session in
    let surroundings = session.surroundings
    return Prompt(
      "Which memory file gets it?", heading: entry, kind: .line,
      notes: session.context.readers.keys.sorted().map { PromptNote(session.context.reach(of: $0)) },
      initial: .line(session.answers.memory ?? session.context.home.file),
      completions: session.context.readers.keys.sorted()
    ) { answer in
      do throws(Failure) {
        let path = try surroundings.memoryPath(answer.line)
        return path.isEmpty || answer.line.isEmpty
          ? .refused("no file is named", example: "a Markdown file below the root") : .sound()
      } catch {
        return .refused(error.problem, example: error.fix ?? "")
      }
    }
  } take: { answer, session throws(Failure) in
    let path = try session.surroundings.memoryPath(answer.line)
    session.answers.memory = path == session.context.home.file ? nil : path
  }

  static let confirmation = AskStep(name: "confirmation", showsPreview: true) { session in
    session.isBridge && !session.isDryRun
  } prompt: { session in
    Prompt(
      "Post it?", heading: entry, kind: .yesNo, notes: session.previewNotes,
      check: orElse("then nothing is posted"))
  } take: { _, _ throws(Failure) in
  }
}

extension AskContext {
  /// Which agents are shown a memory file.
  func reach(of path: String) -> String {
    guard let names = readers[path] else {
      let agent = Agent.allCases.first { $0.memoryName == Path.name(of: path) }
      return "\(path) will be made" + (agent.map { "; \($0.name) reads files of this name" } ?? "")
    }
    return names.isEmpty
      ? "\(path): no agent is shown it here" : "\(path) is shown to \(names.joined(separator: " and "))"
  }
}

extension AskSession {
  var isBridge: Bool { outcome.matrix.verdict != .stayNative }

  fileprivate var ownTitle: String { AskOutcome.title(of: answers.gap ?? "") }

  /// The condition that the entry gets where nobody names one.
  fileprivate var usualRemoval: String? {
    var others = answers
    others.removeWhen = nil
    return AskOutcome(others, in: context).fields.values[.removeWhen]?.first
  }

  fileprivate var verdictNotes: [PromptNote] {
    outcome.text.split(separator: "\n").enumerated().map { place, line in
      PromptNote(String(line), style: place == 0 ? .strong : .plain)
    }
  }

  fileprivate var previewNotes: [PromptNote] {
    guard let preview else { return [] }
    let lines = preview.diff.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    let diff = lines.map { line in
      PromptNote(String(line), style: line.hasPrefix("+") ? .good : line.hasPrefix("-") ? .bad : .plain)
    }
    let reach = preview.files.map { PromptNote(context.reach(of: $0.path)) }
    let bridge = bridgeFiles.map { PromptNote("and writes \($0)") }
    return diff + reach + bridge + preview.notes.map { PromptNote("note: \($0)") }
  }
}
