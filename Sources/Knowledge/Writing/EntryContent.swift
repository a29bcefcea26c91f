// What is to be written, as a person or a flag gives it: plain strings, not yet fit for a memory file.

/// The content of a new entry: a title and values by field.
public struct EntryContent: Sendable, Equatable {
  /// The title, as given; code spans may stand in it.
  public var title: String
  /// The values of each field, as given, Markdown within a line; several values are written with commas
  /// between them.
  public var fields: [EntryField: [String]]

  /// A content with every part given.
  public init(title: String, fields: [EntryField: [String]] = [:]) {
    self.title = title
    self.fields = fields
  }

  /// The value of the `Bridge` field in canonical form: the bridge's type, the wrapped type, the path. What
  /// already has backticks keeps its own.
  public static func bridge(type: String, wraps: String? = nil, path: String? = nil) -> String {
    let types = [type, wraps].compactMap { $0 }.map(inCode).joined(separator: " → ")
    return [types, path.map(inCode)].compactMap { $0 }.joined(separator: ", ")
  }

  private static func inCode(_ text: String) -> String { text.contains("`") ? text : "`\(text)`" }
}

/// What is to be changed in an entry. What is not named stays.
public struct EntryChanges: Sendable, Equatable {
  /// The new title, as given; nil keeps the old one.
  public var title: String?
  /// The new values of the fields that change, as given. A field without a value is refused.
  public var fields: [EntryField: [String]]

  /// Changes with every part given.
  public init(title: String? = nil, fields: [EntryField: [String]] = [:]) {
    self.title = title
    self.fields = fields
  }
}
