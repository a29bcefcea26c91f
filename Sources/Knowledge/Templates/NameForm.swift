// The forms in which a name stands in Swift: `pdfReader` where it is a value, `PDFReader` where it is a type.

/// A form of a name.
enum NameForm: String, Sendable, Hashable, CaseIterable {
  /// As Swift writes values: a leading acronym is lower-case as a whole, `PDFReader` → `pdfReader`.
  case lowerCamel
  /// As Swift writes types: the first letter is a capital.
  case upperCamel

  var suffix: String { ".\(rawValue)" }

  func of(_ name: String) -> String {
    switch self {
    case .upperCamel: return name.prefix(1).uppercased() + name.dropFirst()
    case .lowerCamel:
      let capitals = name.prefix { $0.isUppercase }.count
      // The last capital of several begins the next word, unless nothing follows it.
      let lowered =
        capitals > 1 && capitals < name.count && !isBoundary(name, capitals) ? capitals - 1 : capitals
      return name.prefix(lowered).lowercased() + name.dropFirst(lowered)
    }
  }

  /// Whether no letter follows the capitals: in `PDF2View` the acronym is whole.
  private func isBoundary(_ name: String, _ capitals: Int) -> Bool {
    name.dropFirst(capitals).first.map { !$0.isLetter } ?? true
  }
}
