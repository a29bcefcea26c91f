// The `Bridge` field of an entry: `DatedPhotoPicker` → `PHPickerViewController`,
// `Import/DatedPhotoPicker.swift`.

import Knowledge

/// What an entry's `Bridge` field says.
struct BridgeField: Sendable, Equatable {
  /// The project's types, in order.
  var types: [TypePath] = []
  /// Whether an arrow says which of the names are the project's; without one, any of them may be Apple's.
  var hasArrow = false
  /// The types after the arrow: what is wrapped.
  var wraps: [TypePath] = []
  /// The paths, wherever they stand in the field.
  var paths: [SourcePath] = []

  /// The field of an entry, or nil where it has none.
  init?(_ entry: GotchaEntry) {
    guard let value = entry.fields[.bridge] else { return nil }
    self.init(value: value)
  }

  /// The field with this value, in Markdown source.
  init(value: String) {
    let halves = Self.split(value)
    hasArrow = halves.count > 1
    let spans = halves.map(Self.spans)
    types = spans[0].flatMap(TypePath.all).filter(\.looksLikeType)
    wraps = spans.dropFirst().joined().flatMap(TypePath.all).filter(\.looksLikeType)
    paths = spans.joined().compactMap(SourcePath.init)
  }

  /// What stands before and after the first arrow, bracket or "around" outside code spans.
  private static func split(_ value: String) -> [Substring] {
    let bytes = value.utf8
    var isCode = false
    for place in bytes.indices {
      let byte = bytes[place]
      if byte == UInt8(ascii: "`") { isCode.toggle() }
      guard !isCode, let mark = marks.first(where: { $0.first == byte && bytes[place...].starts(with: $0) })
      else { continue }
      return [value[..<place], value[bytes.index(place, offsetBy: mark.count)...]]
    }
    return [value[...]]
  }

  private static let marks = ["→", "->", "=>", "⟶", "➜", "(", " around "].map { Array($0.utf8) }

  /// The code spans; where there are none, the words.
  private static func spans(_ text: Substring) -> [Substring] {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false)
    let spans = parts.indices.filter { $0 % 2 == 1 }.map { parts[$0] }
    return spans.isEmpty ? text.split { $0 == " " || $0 == "," || $0 == "(" || $0 == ")" } : spans
  }
}
