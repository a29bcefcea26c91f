// `init`: a repository is set up and left green.

import BridgekeeperKit
import Findings

extension Command {
  /// Sets a repository up.
  static let setUp = Command(
    name: "init", summary: "set a repository up and leave its gate green",
    usage: "init [options]",
    discussion: """
      Looks at the repository and says what it found; then writes .bridgekeeper.yml with what differs from the defaults,
      makes the Known Gotchas section where there is none, and sets aside what is open already: in a baseline that only
      shrinks, or with --draft as an entry to fill in for each undocumented bridge, which the baseline sets aside until it
      is filled in. Everything is written at the end, in one step, and a second run changes nothing.
      In a terminal, asks what flags leave open, and shows every change before it is confirmed.
      With --agents the gate is put into the hooks of Claude Code or Codex, beside whatever their settings hold, and the skill
      that says how to answer is written; for Claude Code the server goes into .mcp.json too. --remove takes all of it out
      again, without another byte changed.
      What would leave code out or read other files is done only when it is said: folders that may be other people's code
      are told of, and --exclude leaves them out. Ends with the gate; exit 0 when it passes, 1 when something stays open.
      """,
    flags: InitFlags.all
  ) { arguments, world throws(Failure) in
    let project = try projectToSetUp(arguments, world)
    var answers = try InitFlags.answers(arguments, project, world)
    let survey = try project.survey()
    if arguments.has(InitFlags.yes) { answers = answers.recommended }
    if answers.isEmpty, let plan = try? project.planSetup(answers.recommended), plan.isEmpty {
      return try finish(plan, survey, project, arguments, world)
    }
    if let device = InitDialogue.device(arguments, world) {
      guard let asked = try InitDialogue.run(answers, survey, about: project, on: device, arguments, world)
      else {
        return Output(standardError: "bridgekeeper: nothing is written\n", exit: .interrupted)
      }
      return try finish(try project.planSetup(asked), nil, project, arguments, world)
    }
    let plan = try project.planSetup(answers)
    guard !answers.isEmpty, !plan.isUndecided else {
      return undecided(survey, answers, isDryRun: arguments.has(InitFlags.dryRun))
    }
    return try finish(plan, survey, project, arguments, world)
  }

  private static func projectToSetUp(_ arguments: Arguments, _ world: World) throws(Failure) -> Project {
    guard arguments.operands.isEmpty else {
      throw Failure(
        "'init' takes no path", fix: "name the repository with --root DIR, or go there", exit: .usage)
    }
    guard !arguments.has(.config) else {
      throw Failure(
        "'init' writes \(Config.fileName) in the root", fix: "leave out \(Flag.config.spelling)", exit: .usage
      )
    }
    return try OpenedProject(arguments, world).project
  }

  /// What nobody answered, with the flags that do.
  private static func undecided(_ survey: SetupSurvey, _ answers: SetupAnswers, isDryRun: Bool) -> Output {
    let questions = survey.questions(after: answers, isDryRun: isDryRun).map { "  \($0)".oneLine + "\n" }
      .joined()
    return Output(
      standardError: found(survey)
        + "bridgekeeper: nothing is written: nobody can be asked here, and this is open\n" + questions,
      exit: .usage)
  }

  private static func finish(
    _ plan: SetupPlan, _ survey: SetupSurvey?, _ project: Project, _ arguments: Arguments, _ world: World
  ) throws(Failure) -> Output {
    let isDryRun = arguments.has(InitFlags.dryRun)
    if !isDryRun { try project.carryOut(plan) }
    let would = isDryRun && !plan.isEmpty ? "dry run, nothing is written: " : ""
    let told = plan.told.map { "bridgekeeper: \(would)\($0)".oneLine + "\n" }.joined()
    let notes = plan.notes.map { "  note: \($0)".oneLine + "\n" }.joined()
    let snippets = plan.snippets.map { "\($0.advice):\n\n\($0.text)" }.joined()
    var output = Output(standardOutput: (isDryRun ? plan.diff : "") + snippets)
    output.standardError = (survey.map(found) ?? "") + told + notes
    if !isDryRun, !arguments.has(InitFlags.remove) {
      let result = try OpenedProject(arguments, world).project.check()
      output.standardError +=
        CheckSummary(
          result: result, isStrict: false, isVerbose: arguments.has(.verbose), showsDrafts: false
        ).text
      output.exit = result.report.passes(strict: false) ? .success : .gateFails
    }
    if arguments.has(.quiet) { output.standardError = "" }
    return output
  }

  private static func found(_ survey: SetupSurvey) -> String {
    "bridgekeeper: found \(survey.found[0])".oneLine + "\n"
      + survey.found.dropFirst().map { "  \($0)".oneLine + "\n" }.joined()
  }
}
