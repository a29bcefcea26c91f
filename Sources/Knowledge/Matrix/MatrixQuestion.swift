// The four questions of the decision matrix.

/// A question of the decision matrix.
public enum MatrixQuestion: String, Sendable, CaseIterable, Hashable {
  /// Does SwiftUI's API miss a hook that the design needs?
  case apiGap
  /// Is the performance budget so tight that SwiftUI's overhead shows in a measurement?
  case performance
  /// Is it a system component that may not, or should not, be rebuilt?
  case systemComponent
  /// Do more gestures work together than SwiftUI can compose?
  case gestureComplexity

  /// The question's name in an entry's `Matrix` field: `API gap`.
  public var name: String {
    switch self {
    case .apiGap: "API gap"
    case .performance: "performance"
    case .systemComponent: "system component"
    case .gestureComplexity: "gesture complexity"
    }
  }

  /// The flag that answers it, without the dashes.
  public var flag: String { name.lowercased().replacing(" ", with: "-") }

  /// The question as it is asked.
  public var text: String {
    switch self {
    case .apiGap: "Does SwiftUI's API miss a hook that the design needs?"
    case .performance: "Does SwiftUI's overhead show in a measurement against your budget?"
    case .systemComponent: "Is it a system component that must not be rebuilt?"
    case .gestureComplexity: "Do three or more gestures, or a parent's gesture, have to work together?"
    }
  }

  /// The questions that an entry's `Matrix` field answers with yes.
  public static func answered(in field: String) -> Set<MatrixQuestion> {
    let text = field.lowercased().replacing("-", with: " ")
    return Set(allCases.filter { text.contains($0.name.lowercased()) })
  }
}
