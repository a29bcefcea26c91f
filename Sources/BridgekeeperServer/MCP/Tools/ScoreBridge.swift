// `score_bridge`: the decision matrix, for a bridge that is there or one that is thought of.

import BridgekeeperKit
import Findings
import Knowledge

extension Tool {
  static let scoreBridge = Tool(
    name: "score_bridge", title: "Score a bridge by the decision matrix",
    about: """
      Answers the decision matrix: stay native, bridge, or bridge now. With 'type', a bridge that is there is scored from \
      its code, each yes with its place. With 'matrix', your own four answers are weighed before you write one; answer \
      honestly, since no is a good answer. Give one of the two.
      """,
    takes: [
      .init("type", .text(limit: 300), "A bridge that is in the sources."),
      .matrix("Your answers for a bridge that is not there yet.", needsAll: true), .wrapperCost,
      .workaroundCost,
      .init("hatch", .truth, "Whether a hatch documents the gap; it shortens the estimate."),
    ],
    gives: [
      answer, .init("verdict", .word(["stay-native", "bridge", "bridge-now"]), isRequired: true),
      .init("yes", .number(nil), "How many of the four questions say yes.", isRequired: true),
      .init("because", .list(of: .text(limit: nil)), isRequired: true),
      .init("flips", .list(of: .text(limit: nil)), "What would change the verdict.", isRequired: true),
      .init("estimateMinutes", .list(of: .number(nil)), "From, to.", isRequired: true), next,
    ],
    run: score)

  private static let costs = ["matrix", "wrapperCost", "workaroundCost", "hatch"]

  private static func score(
    _ arguments: Arguments, _ project: Project
  ) throws(Failure) -> [String: JSONValue] {
    if let type = arguments.text("type") {
      if let other = costs.first(where: { arguments[$0] != nil }) {
        throw Failure(
          "'\(other)' is for a bridge that is not there yet, and '\(type)' is scored from its code",
          fix: "leave one of them out", exit: .usage)
      }
      let found = try project.score(of: type)
      let value = found.score.value(of: found.bridge).with("because", JSONValue(found.score.reasons))
      return shown(
        value, found.score.matrix, "\(found.bridge): ",
        native: "explain_bridge says what its entry claims; where that is no longer so, take the bridge out")
    }
    guard arguments["matrix"] != nil else {
      throw Failure(
        "neither 'type' nor 'matrix' is given",
        fix:
          "name a bridge with 'type', or answer \(MatrixQuestion.allCases.map(\.rawValue).joined(separator: ", "))",
        exit: .usage)
    }
    let matrix = DecisionMatrix(
      yes: Set(arguments.matrix.filter(\.value).keys), wrapperMinutes: try arguments.minutes("wrapperCost"),
      workaroundMinutes: try arguments.minutes("workaroundCost"), hasHatch: arguments.isSet("hatch"))
    return shown(matrix.value, matrix, "")
  }

  private static func shown(
    _ value: JSONValue, _ matrix: DecisionMatrix, _ head: String,
    native: String = "use SwiftUI's own API; search_hatches says which one, and since when"
  ) -> [String: JSONValue] {
    let kept = value.only(["verdict", "yes", "because", "flips", "estimateMinutes"])
    guard case .object(var answer) = kept else { return [:] }
    answer["answer"] = .string(head + matrix.verdict.words)
    answer["next"] = JSONValue([
      matrix.verdict == .stayNative
        ? native
        : "record_gotcha with the checklist's answers: the gap, what was searched, and the platform version"
    ])
    return answer
  }
}
