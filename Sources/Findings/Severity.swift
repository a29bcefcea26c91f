// How much a finding weighs.

/// How much a finding weighs: an error fails the gate, a warning fails it only under `--strict`.
public enum Severity: String, Sendable, CaseIterable, Comparable {
  case info, warning, error

  private var weight: Int { self == .error ? 2 : self == .warning ? 1 : 0 }

  public static func < (left: Self, right: Self) -> Bool { left.weight < right.weight }
}
