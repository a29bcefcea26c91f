// A format of the report: a name, and a function from the report to text.

/// A format of the inventory's report.
public struct InventoryFormat: Sendable {
  /// The name that `--format` takes.
  public let name: String
  /// The report as text, ending in a newline.
  public let render: @Sendable (InventoryReport) -> String

  /// Every format, the usual one first.
  public static let all: [InventoryFormat] = [.markdown, .html, .json]

  /// The format of a name, or nil where there is none.
  public static func named(_ name: String) -> InventoryFormat? { all.first { $0.name == name } }
}
