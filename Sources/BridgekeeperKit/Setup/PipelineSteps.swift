// What is offered of other tools: asked where the repository uses them, and never recommended.

import Terminal

extension SetupStep {
  static let pipeline = SetupStep { session in
    session.given.pipeline == nil && session.survey.pipelines.isEmpty
  } prompt: { _ in
    let hosts = PipelineHost.allCases
    return Prompt(
      "Shall a pipeline run the gate?", heading: "other tools", kind: .choice(hosts.map(\.name) + ["no"]),
      notes: [PromptNote("there is no public release: the job calls the program that you put on the runner")],
      initial: .choice(hosts.count))
  } take: { answer, session in
    guard case .choice(let place) = answer, PipelineHost.allCases.indices.contains(place) else { return }
    session.answers.pipeline = PipelineHost.allCases[place]
  }

  static let preCommit = SetupStep { session in
    session.given.preCommit == nil && session.survey.preCommit == .withoutHook
  } prompt: { _ in
    Prompt(
      "Shall pre-commit run the gate before each commit?", heading: "other tools", kind: .yesNo,
      notes: [PromptNote("the hook calls the program of each machine")])
  } take: { answer, session in
    session.answers.preCommit = answer.isYes
  }

  static let program = SetupStep { session in
    session.given.program == nil && (session.answers.pipeline != nil || session.answers.preCommit == true)
  } prompt: { _ in
    Prompt(
      "How is the program called there?", heading: "other tools", kind: .line, initial: .line("bridgekeeper")
    ) { answer in
      SetupAnswers.problem(ofProgram: answer.line).map {
        .refused($0, example: "for example tools/bridgekeeper")
      }
        ?? .sound()
    }
  } take: { answer, session in
    session.answers.program = answer.line
  }
}
