// `score`: the decision matrix alone.

import BridgekeeperKit
import Findings
import Knowledge

extension Command {
  private static let format = Flag.format(["text", "json"])

  /// The decision matrix.
  static let score = Command(
    name: "score", summary: "the decision matrix alone: to bridge or to stay native",
    usage:
      "score --api-gap yes|no --performance yes|no --system-component yes|no --gesture-complexity yes|no [options]",
    discussion: """
      Four questions decide. One yes is enough to consider a bridge, unless working around the gap costs less than the
      wrapper; two settle it; none means that SwiftUI is the answer, and the exit code is 1. The checklist's three questions
      are asked besides: 'ask' does both. With the name of a bridge that is there, the questions are answered from its code,
      each yes with its place.
      """,
    flags: MatrixFlags.questions.map(\.flag) + [
      MatrixFlags.wrapperCost, MatrixFlags.workaroundCost, GotchaFlags.hatch, format,
    ]
  ) { arguments, world throws(Failure) in
    guard arguments.operands.count <= 1 else {
      throw Failure(
        "'score' takes the name of one bridge", fix: "leave '\(arguments.operands[1])' out", exit: .usage)
    }
    if let type = arguments.operands.first {
      if let given = MatrixFlags.all.first(where: arguments.has) {
        throw Failure(
          "\(given.spelling) answers for a bridge that is not there yet, and '\(type)' is scored from its code",
          fix: "leave one of them out", exit: .usage)
      }
      return try scored(type, arguments, world)
    }
    let answers = try MatrixFlags.answers(arguments)
    let missing = MatrixQuestion.allCases.filter { answers[$0] == nil }
    guard missing.isEmpty else {
      throw Failure(
        "the matrix is not answered: \(missing.map(\.name).joined(separator: ", "))",
        fix: "add \(missing.map { "--\($0.flag) yes|no" }.joined(separator: " "))", exit: .usage)
    }
    let matrix = DecisionMatrix(
      yes: Set(answers.filter(\.value).keys),
      wrapperMinutes: try MatrixFlags.minutes(MatrixFlags.wrapperCost, arguments),
      workaroundMinutes: try MatrixFlags.minutes(MatrixFlags.workaroundCost, arguments),
      hasHatch: arguments.has(GotchaFlags.hatch))
    return Output(
      standardOutput: arguments.value(format) == "json" ? matrix.json : matrix.text,
      exit: matrix.verdict == .stayNative ? .gateFails : .success)
  }
}

extension Command {
  /// The score of a bridge that is there, from evidence.
  private static func scored(
    _ type: String, _ arguments: Arguments, _ world: World
  ) throws(Failure) -> Output {
    let found = try OpenedProject.withoutPaths(arguments, world).score(of: type)
    return Output(
      standardOutput: arguments.value(format) == "json"
        ? found.score.json(of: found.bridge) : found.score.text(of: found.bridge),
      exit: found.score.matrix.verdict == .stayNative ? .gateFails : .success)
  }
}

/// The flags that answer the matrix.
enum MatrixFlags {
  /// Each question with the flag that answers it.
  static let questions = MatrixQuestion.allCases.map { question in
    (
      question: question,
      flag: Flag(name: question.flag, value: "yes|no", choices: ["yes", "no"], summary: question.text)
    )
  }
  static let wrapperCost = Flag(
    name: "wrapper-cost", value: "TIME", summary: "what the wrapper costs: 20m, 4h, 2d")
  static let workaroundCost = Flag(
    name: "workaround-cost", value: "TIME", summary: "what working around the gap in SwiftUI costs")

  /// Every flag that answers or weighs.
  static let all = questions.map(\.flag) + [wrapperCost, workaroundCost, GotchaFlags.hatch]

  /// The answers that are given.
  static func answers(_ arguments: Arguments) throws(Failure) -> [MatrixQuestion: Bool] {
    var answers: [MatrixQuestion: Bool] = [:]
    for (question, flag) in questions {
      if let value = arguments.value(flag) { answers[question] = value == "yes" }
    }
    return answers
  }

  /// A cost in minutes.
  static func minutes(_ flag: Flag, _ arguments: Arguments) throws(Failure) -> Int? {
    guard let text = arguments.value(flag) else { return nil }
    if let minutes = WorkTime.minutes(text) { return minutes }
    throw Failure(
      "\(flag.spelling) does not take '\(text)'", fix: "write a time such as 20m, 4h or 2d", exit: .usage)
  }
}
