// A verdict of the decision matrix as `score` prints it.

public import Findings
public import Knowledge

extension DecisionMatrix {
  /// The verdict with its reasons, what would flip it and how long a bridge takes.
  public var text: String {
    let time =
      "\(WorkTime.words(estimateMinutes.lowerBound)) to \(WorkTime.words(estimateMinutes.upperBound))"
    let knowledge = hasHatch ? "a documented hatch" : "a gap that no hatch documents"
    return "\(verdict.words)\n" + because.map { "  because \($0)\n" }.joined()
      + flips.map { "  it would flip: \($0)\n" }.joined()
      + "  a bridge for \(knowledge) takes \(time), with its checks and its entry\n"
  }

  /// The document `bridgekeeper/score/1`.
  public var json: String { value.document }

  /// The same as a value.
  public var value: JSONValue {
    [
      "schema": "bridgekeeper/score/1", "yes": .int(yes.count), "verdict": .string(verdict.rawValue),
      "because": JSONValue(because), "flips": JSONValue(flips),
      "estimateMinutes": .array([.int(estimateMinutes.lowerBound), .int(estimateMinutes.upperBound)]),
    ]
  }
}

extension MatrixVerdict {
  /// The verdict as people read it.
  public var words: String {
    switch self {
    case .stayNative: "stay native"
    case .bridge: "bridge, if the three questions of the checklist are answered too"
    case .bridgeNow: "bridge now: stop debating, and answer the three questions of the checklist"
    }
  }
}
