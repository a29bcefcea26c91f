// Whether the bridge is written too, and into which folder: asked before the entry, which names the file.

import Findings
import Knowledge
import Terminal

extension AskStep {
  private static let heading = "the bridge"

  static let scaffold = AskStep(name: "scaffold") { session in
    session.isBridge && session.given.out == nil && session.context.bridge == nil
      && session.context.template(for: session.answers) != nil
  } prompt: { session in
    let template = session.context.template(for: session.answers) ?? ""
    return Prompt(
      "Write the bridge from the template '\(template)'?", heading: heading, kind: .yesNo,
      notes: [PromptNote("'bridgekeeper scaffold --list \(template)' says what it makes")],
      initial: session.isScaffolding.map { .yes($0) })
  } take: { answer, session throws(Failure) in
    session.isScaffolding = answer.isYes
    guard !answer.isYes, session.answers.out != nil else { return }
    session.answers.out = nil
    try session.learnPlace()
  }

  static let folder = AskStep(name: "folder") { session in
    session.isScaffolding == true && session.isBridge
  } prompt: { session in
    let usual = session.answers.out ?? session.context.usualFolder
    return Prompt(
      "Which folder gets it?", heading: heading, kind: .line, initial: usual.map { .line($0) },
      completions: session.context.sourceFolders, check: session.checkOfFolder)
  } take: { answer, session throws(Failure) in
    session.answers.out = try session.surroundings.memoryPath(answer.line)
    try session.learnPlace()
  }
}

extension AskSession {
  /// Tries the scaffold in the folder, so that nothing that can go wrong with it is met after the entry is
  /// posted.
  fileprivate var checkOfFolder: @Sendable (PromptAnswer) -> PromptRemark {
    let (answers, context, surroundings) = (answers, context, surroundings)
    return { answer in
      if answer.line.isEmpty { return .refused("no folder is named", example: "for example Sources/App") }
      var tried = answers
      do throws(Failure) {
        tried.out = try surroundings.memoryPath(answer.line)
        let files = try surroundings.scaffold(tried, context).files.map(\.path)
        return .sound("writes \(files.inSentence)")
      } catch {
        return PromptRemark(.noScaffold(error))
      }
    }
  }
}
