// The score of a bridge that is there, as `score TYPE` and `bridges` print it.

public import Findings
import Knowledge

extension BridgeScore {
  /// The answers as scripts read them.
  var row: JSONValue {
    var row: [String: JSONValue] = ["yes": .int(matrix.yes.count), "because": JSONValue(because)]
    for question in MatrixQuestion.allCases { row[question.rawValue] = .bool(matrix.yes.contains(question)) }
    return .object(row)
  }

  /// The verdict of a bridge that is there, with the evidence for each yes.
  public func text(of bridge: String) -> String {
    "\(bridge): \(matrix.verdict.words)\n" + reasons.map { "  \($0)\n" }.joined()
      + matrix.flips.map { "  it would flip: \($0)\n" }.joined()
  }

  /// The evidence for each yes; of a score of 0, how far it was looked for.
  public var reasons: [String] { because.isEmpty ? [reach.words] : because }

  /// The document `bridgekeeper/score/1` of a bridge that is there.
  public func json(of bridge: String) -> String { value(of: bridge).document }

  /// The same as a value.
  public func value(of bridge: String) -> JSONValue {
    [
      "schema": "bridgekeeper/score/1", "bridge": .string(bridge), "yes": .int(matrix.yes.count),
      "verdict": .string(matrix.verdict.rawValue), "because": JSONValue(because),
      "flips": JSONValue(matrix.flips),
      "answers": .object(
        Dictionary(
          uniqueKeysWithValues: MatrixQuestion.allCases.map { ($0.rawValue, .bool(matrix.yes.contains($0))) })
      ),
      "estimateMinutes": .array([
        .int(matrix.estimateMinutes.lowerBound), .int(matrix.estimateMinutes.upperBound),
      ]),
    ]
  }
}

extension BridgeScore.Reach {
  /// What a score of 0 says, and what it does not.
  fileprivate var words: String {
    switch self {
    case .known: "nothing in its code speaks for a bridge: the first candidate to delete"
    case .own: "nothing in its code speaks for a bridge"
    case .project(let name): "nothing in its code, or in that of \(name), speaks for a bridge"
    case .foreign(let name):
      "nothing that was looked at speaks for a bridge; \(name) is not in the sources and in no hatch, so its "
        + "code was not looked at"
    case .ambiguous(let name):
      "nothing that was looked at speaks for a bridge; several types are called \(name), and it is not sure "
        + "which one is meant"
    }
  }
}
