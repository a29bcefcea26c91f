// The flags of `init`, and the answers that they stand for.

import BridgekeeperKit
import Findings

/// The flags that answer `init`.
enum InitFlags {
  private static let baseline = Flag(
    name: "baseline", summary: "set aside what is open already, until it is mended")
  private static let draft = Flag(
    name: "draft",
    summary: "make an entry to fill in for each undocumented bridge, and set aside what stays open")
  private static let exclude = Flag(
    name: "exclude", value: "DIR", summary: "leave other people's code out; repeatable")
  private static let memory = Flag(
    name: "memory", value: "FILE", summary: "read a memory file of another name; repeatable")
  private static let appOnly = Flag(
    name: "app-only", summary: "bridges of tests and previews need no entry")
  private static let pipeline = Flag(
    name: "ci", value: "HOST", choices: PipelineHost.allCases.map(\.rawValue),
    summary: "write the file of a pipeline that runs the gate: github or gitlab")
  private static let preCommit = Flag(
    name: "pre-commit", summary: "add a hook to .pre-commit-config.yaml that runs the gate")
  private static let program = Flag(
    name: "program", value: "PATH",
    summary: "how the program is called in the files of other tools; else bridgekeeper")
  private static let agents = Flag(
    name: "agents", value: "AGENTS",
    summary: "put the gate into the hooks of coding agents, with the skill: claude, codex or claude,codex")
  static let remove = Flag(
    name: "remove",
    summary: "with --agents: take the hooks, the server and the skill out again, and do nothing else")
  static let yes = Flag(name: "yes", summary: "take what is recommended for whatever is not answered")
  static let dryRun = Flag(name: "dry-run", summary: "print every change as a diff and write nothing")

  static let all = [
    baseline, draft, exclude, memory, appOnly, pipeline, preCommit, agents, remove, program, yes, dryRun,
    Dialogue.plain,
  ]

  /// The answers that are given.
  static func answers(
    _ arguments: Arguments, _ project: Project, _ world: World
  ) throws(Failure) -> SetupAnswers {
    if arguments.has(baseline), arguments.has(draft) {
      throw Failure(
        "\(draft.spelling) writes a baseline too, over what the drafts leave open",
        fix: "leave out \(baseline.spelling)", exit: .usage)
    }
    var answers = SetupAnswers()
    if arguments.has(baseline) { answers.existing = .baseline }
    if arguments.has(draft) { answers.existing = .draft }
    if arguments.has(appOnly) { answers.onlyApp = true }
    for written in arguments.values(exclude) {
      answers.excluded.append(try existing(written, exclude, project, world))
    }
    for written in arguments.values(memory) {
      let path = try existing(written, memory, project, world)
      guard !project.isFolder(path) else {
        throw Failure("'\(written)' is a folder", fix: "name a Markdown file in it", exit: .usage)
      }
      answers.memoryFiles.append(path)
    }
    answers.pipeline = arguments.value(pipeline).flatMap(PipelineHost.init)
    if arguments.has(preCommit) { answers.preCommit = true }
    answers.program = try programName(arguments)
    answers.hookAgents = try hookAgents(arguments)
    answers.removesHooks = arguments.has(remove)
    guard !answers.removesHooks || !answers.hookAgents.isEmpty else {
      throw Failure(
        "\(remove.spelling) takes hooks out, and no agent is named",
        fix: "add \(agents.spelling) claude,codex",
        exit: .usage)
    }
    return answers
  }

  private static func hookAgents(_ arguments: Arguments) throws(Failure) -> [Agent] {
    var found: [Agent] = []
    for word in arguments.values(agents).flatMap({ $0.split(separator: ",") }).map(String.init) {
      guard let agent = Agent(rawValue: word) else {
        let known = Agent.allCases.map(\.rawValue)
        let near = NearWord.of(word, among: known).map { "did you mean '\($0)'?" }
        throw Failure(
          "no agent is called '\(word)'", fix: near ?? "use one of: \(known.joined(separator: ", "))",
          exit: .usage)
      }
      if !found.contains(agent) { found.append(agent) }
    }
    return found
  }

  private static func programName(_ arguments: Arguments) throws(Failure) -> String? {
    guard let written = arguments.value(program) else { return nil }
    if let problem = SetupAnswers.problem(ofProgram: written) {
      throw Failure(problem, fix: "write \(program.spelling) tools/bridgekeeper", exit: .usage)
    }
    return written
  }

  /// The path of something that is there, relative to the root.
  private static func existing(
    _ written: String, _ flag: Flag, _ project: Project, _ world: World
  ) throws(Failure) -> String {
    let path = try project.pathBelowRoot(written, from: world.currentFolder)
    guard !path.isEmpty else {
      throw Failure("\(flag.spelling) does not take the root itself", fix: "name a part of it", exit: .usage)
    }
    guard world.effects.files.kind(Path.join(project.root, path)) != nil else {
      throw Failure("no such file or folder: '\(written)'", fix: "name an existing path", exit: .noInput)
    }
    return path
  }
}
