// The answers to `ask` as flags and as a file.

import BridgekeeperKit
import Findings
import Knowledge

/// The flags that answer `ask`.
enum AskFlags {
  static let answers = Flag(
    name: "answers", value: "FILE", summary: "read the answers from a YAML or JSON file; - for standard input"
  )
  static let draft = Flag(name: "draft", summary: "print the entry to fill in, and ask nothing")
  static let record = Flag(name: "record", summary: "where the answer is to stay native, write that down")

  private static let title = Flag(
    name: "title", value: "TEXT", summary: "the entry's title; else made from the gap")
  private static let gap = Flag(
    name: "gap", value: "TEXT", summary: "question 1: the SwiftUI API that was tried, and how it falls short")
  private static let searched = Flag(
    name: "searched", value: "TEXT",
    summary: "question 2: a link, a feedback number, what was tried; may be repeated")
  private static let memory = Flag(
    name: "memory", value: "FILE", summary: "question 3: the memory file that gets the entry")
  private static let template = Flag(
    name: "template", value: "TEMPLATE",
    summary: "the template to write the bridge from; else the hatch's, or one for the wrapped type")
  private static let out = Flag(
    name: "out", value: "DIR",
    summary: "write the bridge too, into this folder; else its command is printed")

  /// Every flag of `ask`.
  static let all =
    [answers, GotchaFlags.wraps, title, gap, searched, GotchaFlags.verified]
    + MatrixFlags.questions.map(\.flag)
    + [
      MatrixFlags.wrapperCost, MatrixFlags.workaroundCost, GotchaFlags.removeWhen, GotchaFlags.hatch,
      GotchaFlags.owner, memory, template, out, draft, record, Dialogue.plain, GotchaFlags.dryRun,
      .format(["text", "json"]),
    ]

  /// The answers of the file, with those of flags in their place.
  static func read(_ arguments: Arguments, _ world: World) throws(Failure) -> AskAnswers {
    var given = AskAnswers()
    given.type = arguments.operands.first
    given.wraps = arguments.value(GotchaFlags.wraps)
    given.title = arguments.value(title)
    given.gap = arguments.value(gap)
    given.searched = arguments.values(searched)
    given.verified = arguments.value(GotchaFlags.verified)
    given.matrix = try MatrixFlags.answers(arguments)
    given.wrapperMinutes = try MatrixFlags.minutes(MatrixFlags.wrapperCost, arguments)
    given.workaroundMinutes = try MatrixFlags.minutes(MatrixFlags.workaroundCost, arguments)
    given.removeWhen = arguments.value(GotchaFlags.removeWhen)
    given.hatch = arguments.value(GotchaFlags.hatch)
    given.owner = arguments.value(GotchaFlags.owner)
    given.memory = arguments.value(memory)
    given.template = arguments.value(template)
    given.out = arguments.value(out)
    guard let file = arguments.value(answers) else { return given }
    return try fileAnswers(file, world).merging(given)
  }

  private static func fileAnswers(_ file: String, _ world: World) throws(Failure) -> AskAnswers {
    let bytes = file == "-" ? world.standardInput() : try fileBytes(file, world)
    let shown = file == "-" ? "standard input" : file
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw Failure(
        "cannot read '\(shown)'", reason: "it is not UTF-8", fix: "save it as UTF-8", exit: .badInput)
    }
    return try AskAnswers.read(text, file: shown)
  }

  private static func fileBytes(_ file: String, _ world: World) throws(Failure) -> [UInt8] {
    do throws(FileProblem) {
      return try world.effects.files.read(Path.normalize(Path.join(world.currentFolder, file)))
    } catch {
      throw Failure(
        "cannot read '\(file)'", reason: error.reason, fix: "name a file of answers, or - for standard input",
        exit: error == .missing ? .noInput : .badInput)
    }
  }
}
