// `record_gotcha`: the checklist's answers in, the entry posted, or every reason why not.

import BridgekeeperKit
import Findings
import Knowledge

extension Tool {
  static let recordGotcha = Tool(
    name: "record_gotcha", title: "Record a gotcha entry",
    about: """
      Answers the checklist for a bridge and posts its entry to a memory file, or refuses it with every reason at once. The \
      answers must be true: what you tried, what you searched with links, the version you saw it on. Where the matrix says \
      to stay native, nothing is written. With 'out', the bridge is written from its template too, both or neither. With \
      'dryRun', only the diff is given. Writes memory files and new scaffold files below the root, nothing else.
      """,
    takes: [
      .init("type", .text(limit: 300), "The bridge's type.", isRequired: true),
      .init(
        "wraps", .text(limit: 300), "The UIKit or AppKit type that it wraps; else read from the sources."),
      .init(
        "gap", .text(limit: 2_000),
        "Question 1: the SwiftUI API that you tried, what it did, and what is needed instead. No vague words."
      ),
      .init(
        "searched", .list(of: .text(limit: 2_000), limit: 20),
        "Question 2: links, feedback numbers (FB…), or what was searched and not found, with the date; and why the native API that the registry names will not do."
      ),
      .init(
        "verified", .text(limit: 200),
        "The platform version you saw it on, and the date: iOS 26.1, 2026-11-30."),
      .matrix("The decision matrix.", needsAll: false), .wrapperCost, .workaroundCost,
      .init(
        "removeWhen", .text(limit: 500), "What would let the bridge go: iOS 27 is the deployment target."),
      .init("hatch", .text(limit: 200), "The hatch that it follows, or none."),
      .init("title", .text(limit: 200), "The entry's title; else made from the gap."),
      .init("owner", .text(limit: 200), "Who answers for it."),
      .init("memory", .text(), "Question 3: the memory file; else the one where it belongs."),
      .init("template", .text(limit: 200), "The template to write the bridge from."),
      .init("out", .text(), "Write the bridge too, into this folder."),
      .init("dryRun", .truth, "Write nothing, and give the diff."),
    ],
    gives: [
      answer, .init("verdict", .word(["stay-native", "bridge", "bridge-now"]), isRequired: true),
      .init("because", .list(of: .text(limit: nil)), isRequired: true),
      .init("flips", .list(of: .text(limit: nil)), "What would change the verdict.", isRequired: true),
      .init("title", .text(limit: nil), isRequired: true),
      .init("hatch", .optional(.text(limit: nil)), isRequired: true),
      .init(
        "native", .optional(.text(limit: nil)), "SwiftUI's own API, where the registry knows one.",
        isRequired: true),
      .init("files", .list(of: .text(limit: nil)), "What was written, a sentence each.", isRequired: true),
      .init("diff", .text(limit: nil), "The change of the memory files.", isRequired: true),
      .init("notes", .list(of: .text(limit: nil)), isRequired: true), next,
    ],
    effect: .adds, run: record)

  private static func record(
    _ arguments: Arguments, _ project: Project
  ) throws(Failure) -> [String: JSONValue] {
    let answers = try self.answers(arguments, project)
    let (context, problems) = try project.examine(answers)
    guard problems.isEmpty, let context else { throw refusal(problems, answers, context) }
    let settled = AskSettled(answers: answers, context: context)
    let outcome = settled.outcome
    guard outcome.matrix.verdict != .stayNative else { return stayed(outcome) }
    let isDryRun = arguments.isSet("dryRun")
    let (writing, scaffolding) = try project.cross(settled, isDryRun: isDryRun)
    var answer = base(outcome, outcome.value(written: writing, scaffolding: scaffolding))
    let places = writing.files.map(\.summary)
    answer["answer"] = .string(
      isDryRun
        ? "nothing is written yet; it would be \(places.joined(separator: "; "))"
        : places.joined(separator: "; "))
    let scaffolds =
      scaffolding?.files.map { "\($0.path): \(isDryRun ? "would be written" : "written")" } ?? []
    answer["files"] = JSONValue(places + scaffolds)
    answer["diff"] = .string(writing.diff)
    answer["notes"] = JSONValue(writing.notes)
    answer["next"] = JSONValue(next(outcome, isDryRun: isDryRun, hasScaffold: scaffolding != nil))
    return answer
  }

  private static func answers(_ arguments: Arguments, _ project: Project) throws(Failure) -> AskAnswers {
    var answers = AskAnswers()
    answers.type = arguments.text("type")
    answers.wraps = arguments.text("wraps")
    answers.title = arguments.text("title")
    answers.gap = arguments.text("gap")
    answers.searched = arguments.texts("searched")
    answers.verified = arguments.text("verified")
    answers.matrix = arguments.matrix
    answers.wrapperMinutes = try arguments.minutes("wrapperCost")
    answers.workaroundMinutes = try arguments.minutes("workaroundCost")
    answers.removeWhen = arguments.text("removeWhen")
    answers.hatch = arguments.text("hatch")
    answers.owner = arguments.text("owner")
    answers.template = arguments.text("template")
    if let memory = arguments.text("memory") {
      try Arguments.requirePath(memory)
      answers.memory = try project.memoryFile(memory)
    }
    if let out = arguments.text("out") { answers.out = try Arguments.path(out, in: project) }
    return answers
  }

  /// Every answer that is missing or refused, by its key, and what the registry knows.
  private static func refusal(
    _ problems: [AskProblem], _ answers: AskAnswers, _ context: AskContext?
  ) -> Failure {
    let count = problems.count == 1 ? "1 answer is" : "\(problems.count) answers are"
    let what = problems.contains { !$0.isMissing } ? "missing or refused" : "missing"
    let lines = problems.map { problem in
      let advice = problem.key == "matrix" ? matrixAdvice : problem.advice
      return "- \(problem.key): \(problem.problem)\n  give: \(advice)"
    }
    let known = (context.map { $0.knowledge(for: answers) + $0.pages(for: answers) } ?? []).map(\.inToolWords)
    return Failure(
      (["\(count) \(what), and nothing is written"] + lines + known).joined(separator: "\n"),
      fix:
        "call record_gotcha again with every answer; never make one up: to stay native is a good answer too",
      exit: .usage)
  }

  private static let matrixAdvice =
    "true or false for each: "
    + MatrixQuestion.allCases.map { "\($0.rawValue) (\($0.text))" }.joined(separator: ", ")

  private static func base(_ outcome: AskOutcome, _ value: JSONValue) -> [String: JSONValue] {
    let kept = value.only(["verdict", "because", "flips", "title", "hatch", "native"])
    guard case .object(let object) = kept else { return [:] }
    return object
  }

  private static func stayed(_ outcome: AskOutcome) -> [String: JSONValue] {
    var answer = base(outcome, outcome.value(written: nil))
    let native = outcome.hatch?.native
    answer["answer"] = .string("stay native, and nothing is written\(native.map { ": use \($0)" } ?? "")")
    answer["files"] = .array([])
    answer["diff"] = ""
    answer["notes"] = .array([])
    answer["next"] = JSONValue([
      outcome.hatch.map { "get_hatch '\($0.id)' shows the native API" } ?? "build it with SwiftUI's own API"
    ])
    return answer
  }

  private static func next(_ outcome: AskOutcome, isDryRun: Bool, hasScaffold: Bool) -> [String] {
    if isDryRun { return ["call it again without 'dryRun' to write it"] }
    let steps = outcome.nextSteps(after: nil).split(separator: "\n").map { $0.trimmed.inToolWords }
      .dropFirst()
    return hasScaffold ? steps.filter { !$0.hasPrefix("write the bridge") } : Array(steps)
  }
}
