// The labelled fields of a canonical entry: one row a field, shared by the reader and the writer.

/// A labelled field of a canonical gotcha entry. The order of the cases is the order in which they are written.
public enum EntryField: String, Sendable, CaseIterable {
  case gap = "Gap"
  case bridge = "Bridge"
  case evidence = "Evidence"
  case verified = "Verified"
  case matrix = "Matrix"
  case hatch = "Hatch"
  case removeWhen = "Remove when"
  case owner = "Owner"

  /// The label as it is written in an entry, without the colon.
  public var label: String { rawValue }

  /// The key in JSON: `gap`, `removeWhen`, …
  public var key: String { self == .removeWhen ? "removeWhen" : rawValue.lowercased() }
}
