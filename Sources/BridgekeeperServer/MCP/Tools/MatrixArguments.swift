// The four questions of the matrix and the costs, as tools take them.

import BridgekeeperKit
import Findings
import Knowledge

extension Shape.Property {
  /// The four answers.
  static func matrix(_ about: String, needsAll: Bool) -> Shape.Property {
    Shape.Property(
      "matrix",
      .object(
        MatrixQuestion.allCases.map { Shape.Property($0.rawValue, .truth, $0.text, isRequired: needsAll) }),
      about)
  }

  /// What the wrapper would cost.
  static let wrapperCost = Shape.Property(
    "wrapperCost", .text(limit: 20), "What the wrapper costs: 20m, 4h or 2d.")
  /// What going without one would cost.
  static let workaroundCost = Shape.Property(
    "workaroundCost", .text(limit: 20), "What working around the gap in SwiftUI costs: 20m, 4h or 2d.")
}

extension Arguments {
  /// The answers to the matrix.
  var matrix: [MatrixQuestion: Bool] {
    var answers: [MatrixQuestion: Bool] = [:]
    for question in MatrixQuestion.allCases { answers[question] = values["matrix"]?[question.rawValue]?.bool }
    return answers
  }

  /// A cost in minutes.
  func minutes(_ key: String) throws(Failure) -> Int? {
    guard let text = text(key) else { return nil }
    if let minutes = WorkTime.minutes(text) { return minutes }
    throw Failure("'\(key)' does not take '\(text)'", fix: "write a time such as 20m, 4h or 2d", exit: .usage)
  }
}
