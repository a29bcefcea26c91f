// `ask`: the checklist and the decision matrix, and at their end the entry, posted.

import BridgekeeperKit
import Findings
import Knowledge

extension Command {
  /// The checklist and the matrix.
  static let ask = Command(
    name: "ask", summary: "answer the checklist and the matrix for a bridge, and post its entry",
    usage: "ask [options] [TYPE]",
    discussion: """
      In a terminal, asks what flags and --answers leave open, one question at a time. Elsewhere, and with --no-input, they answer
      everything.
      Three questions: which SwiftUI API has which gap, what was searched, and where the entry goes. The decision matrix says
      whether to bridge or to stay native. Every answer is checked; all that are missing or refused are named at once, and
      nothing is written then. Staying native is a good answer too: exit 1, with the native API to use.
      With --out, and where the dialogue is told so, the bridge is written from its template beside the entry: both, or neither
      where something is in the way.
      With --draft, only prints the entry to fill in.
      """,
    flags: AskFlags.all
  ) { arguments, world throws(Failure) in
    guard arguments.operands.count <= 1 else {
      throw Failure("'ask' takes the name of one bridge", fix: "write 'bridgekeeper ask TYPE'", exit: .usage)
    }
    let project = try OpenedProject.withoutPaths(arguments, world)
    if arguments.has(AskFlags.draft) { return try draft(arguments, project) }
    var answers = try AskFlags.read(arguments, world)
    if let memory = answers.memory {
      answers.memory = try project.pathBelowRoot(memory, from: world.currentFolder)
    }
    if let out = answers.out { answers.out = try project.pathBelowRoot(out, from: world.currentFolder) }
    var records = arguments.has(AskFlags.record)
    var (context, problems) = try project.examine(answers)
    if !problems.isEmpty, let device = AskDialogue.device(arguments, world) {
      guard let conclusion = try AskDialogue.run(answers, about: project, on: device, arguments, world) else {
        return Output(standardError: "bridgekeeper: nothing is written\n", exit: .interrupted)
      }
      (answers, records) = (conclusion.answers, conclusion.records)
      (context, problems) = try project.examine(answers)
    }
    guard problems.isEmpty, let context else { return refusal(problems, answers, context) }
    return try answer(AskSettled(answers: answers, context: context), records: records, arguments, project)
  }

  private static func draft(_ arguments: Arguments, _ project: Project) throws(Failure) -> Output {
    guard let type = arguments.operands.first else {
      throw Failure(
        "'ask --draft' takes the name of one bridge", fix: "write 'bridgekeeper ask --draft TYPE'",
        exit: .usage)
    }
    let draft = try project.draft(for: type)
    let place = draft.hasSection ? "the gotcha section of \(draft.file)" : "the end of \(draft.file)"
    let message = "bridgekeeper: fill in the entry for '\(draft.bridge)' and add it to \(place)\n"
    return Output(
      standardOutput: (draft.hasSection ? "" : "## Known Gotchas\n\n") + draft.text,
      standardError: arguments.has(.quiet) ? "" : message)
  }

  /// Every answer that is missing or refused, and what the registry knows.
  private static func refusal(
    _ problems: [AskProblem], _ answers: AskAnswers, _ context: AskContext?
  ) -> Output {
    let what = problems.contains { !$0.isMissing } ? "missing or refused" : "missing"
    let count = problems.count == 1 ? "1 answer is" : "\(problems.count) answers are"
    let lines = problems.map { "  \($0.problem)\n    fix: \($0.fix)\n" }.joined()
    let known = context.map { $0.knowledge(for: answers) + $0.pages(for: answers) } ?? []
    return Output(
      standardError: "bridgekeeper: \(count) \(what), and nothing is written\n\(lines)"
        + known.map { "  \($0)\n" }.joined(), exit: .usage)
  }

  private static func answer(
    _ settled: AskSettled, records: Bool, _ arguments: Arguments, _ project: Project
  ) throws(Failure) -> Output {
    let outcome = settled.outcome
    let isDryRun = arguments.has(GotchaFlags.dryRun)
    let isJSON = arguments.value(.format(["text", "json"])) == "json"
    guard outcome.matrix.verdict != .stayNative else {
      let written = records ? try project.recordRejection(outcome, isDryRun: isDryRun) : nil
      var output = written.map { Output($0, arguments) } ?? Output()
      output.standardOutput =
        (isJSON ? outcome.json(written: written) : outcome.text) + (isJSON ? "" : output.standardOutput)
      output.exit = .gateFails
      return output
    }
    let (writing, scaffolding) = try project.cross(settled, isDryRun: isDryRun)
    var output = Output(writing, arguments)
    output.standardOutput =
      isJSON
      ? outcome.json(written: writing, scaffolding: scaffolding)
      : outcome.text + output.standardOutput + (scaffolding?.told ?? "")
        + outcome.nextSteps(after: scaffolding)
    return output
  }
}
