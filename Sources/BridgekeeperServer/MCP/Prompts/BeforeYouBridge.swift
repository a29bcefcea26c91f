// What an agent should know before it writes a bridge: what the registry says, and what will be asked.

import BridgekeeperKit
import Findings
import Knowledge

extension Prompt {
  static let beforeYouBridge = Prompt(
    name: "before_you_bridge", title: "Before you bridge",
    about:
      "What the registry knows of the type that is to be wrapped, and the questions that the entry must answer.",
    takes: [
      .init(
        "type", .text(limit: 300), "The bridge that is to be written, such as PinCanvas.", isRequired: true),
      .init("wraps", .text(limit: 300), "The UIKit or AppKit type that it is to wrap, such as MKMapView."),
    ],
    message: message)

  private static func message(_ arguments: Arguments, _ project: Project) throws(Failure) -> String {
    let type = arguments.text("type") ?? ""
    var answers = AskAnswers()
    answers.type = type
    answers.wraps = arguments.text("wraps")
    let context = try project.askContext(for: type, wraps: answers.wraps)
    let subject = context.wraps.map { "'\(type)' for '\($0)'" } ?? "'\(type)'"
    let there = context.standing.map { ["\($0); explain_bridge says why."] }
    let known = (context.knowledge(for: answers) + context.pages(for: answers)).map(\.inToolWords)
    let registry = known.isEmpty ? [Self.unknown(context.wraps)] : known.map { "- \($0)" }
    return
      ([
        "You are about to write the bridge \(subject) between SwiftUI and UIKit or AppKit. SwiftUI is the default; a bridge "
          + "needs a provable gap."
      ] + (there ?? []) + ["", "What the registry says:"] + registry + questions(context)).joined(
        separator: "\n") + "\n"
  }

  private static func unknown(_ wraps: String?) -> String {
    guard let wraps else { return "- nothing yet: search_hatches with the type that you would wrap" }
    return
      "- no hatch wraps \(wraps): search_hatches with what is missing in everyday words, then Apple's documentation"
  }

  private static func questions(_ context: AskContext) -> [String] {
    let readers = context.readers[context.home.file] ?? []
    let shown = readers.isEmpty ? "" : ", which \(readers.joined(separator: " and ")) is shown"
    return [
      "", "First try SwiftUI's own API. If it falls short, answer truly:",
      "1. Which SwiftUI API did you try, what did it do, and what is needed instead?",
      "2. What did you search? Links, feedback numbers, the date; and why the native API above will not do.",
      "3. Where does the entry go? Most likely \(context.home.file)\(shown).", "",
      "And the decision matrix, true or false for each:",
    ] + MatrixQuestion.allCases.map { "- \($0.rawValue): \($0.text)" } + [
      "",
      "score_bridge weighs these four. If it says stay native, do so. Else write the bridge and call record_gotcha with "
        + "every answer and the platform version you saw the gap on; then check_bridges must pass.",
    ]
  }
}
