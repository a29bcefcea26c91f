// How much a finding weighs.

/// How much a finding weighs: an error fails the gate, a warning fails it only under `--strict`, an info
/// never.
public enum Severity: String, Sendable, CaseIterable, Comparable, Codable {
  case info, warning, error

  /// Whether the left severity weighs less than the right one.
  public static func < (left: Self, right: Self) -> Bool { left.weight < right.weight }

  private var weight: Int {
    switch self {
    case .info: 0
    case .warning: 1
    case .error: 2
    }
  }
}
