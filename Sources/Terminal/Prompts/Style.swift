// How text looks, where it may look like anything.

/// A look.
public enum Style: Sendable, Equatable {
  /// As it is.
  case plain
  /// A heading.
  case strong
  /// Beside the point.
  case faint
  /// As it should be.
  case good
  /// Not as it should be.
  case bad

  /// The text with its look.
  ///
  /// - Parameter isColored: whether the terminal may be told of looks at all.
  func apply(_ text: String, isColored: Bool) -> String {
    guard isColored, !text.isEmpty, let code else { return text }
    return "\u{1B}[\(code)m\(text)\u{1B}[0m"
  }

  private var code: String? {
    switch self {
    case .plain: nil
    case .strong: "1"
    case .faint: "2"
    case .good: "32"
    case .bad: "31"
    }
  }
}
