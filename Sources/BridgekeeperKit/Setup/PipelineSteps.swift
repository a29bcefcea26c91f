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

  /// Nobody's recommendation: hooks run before each edit on every machine.
  static func agentHooks(_ agent: Agent) -> SetupStep {
    SetupStep { session in
      session.given.hookAgents.isEmpty
    } prompt: { _ in
      Prompt(
        "Shall \(agent.name) ask the gate before it edits?", heading: "other tools", kind: .yesNo,
        notes: [PromptNote("its hooks call the program of each machine, and the skill says how to answer")])
    } take: { answer, session in
      if answer.isYes { session.answers.hookAgents.append(agent) }
    }
  }

  static let program = SetupStep { session in
    let answers = session.answers
    let isCalled = answers.pipeline != nil || answers.preCommit == true || !answers.hookAgents.isEmpty
    return session.given.program == nil && isCalled
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
