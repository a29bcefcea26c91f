// What Swift takes for a name. Narrower than the language on purpose: names that a template writes are plain
// words.

/// Looks at names.
public enum SwiftName {
  /// Whether a text is a letter or underscore, followed by letters, digits and underscores, all of them
  /// ASCII.
  public static func isWord(_ text: String) -> Bool {
    guard let first = text.utf8.first, isLetter(first), text.utf8.count <= 100 else { return false }
    return text.utf8.allSatisfy { isLetter($0) || (0x30...0x39).contains($0) }
  }

  /// Whether a text is a word that Swift keeps for itself.
  public static func isReserved(_ text: String) -> Bool { reserved.contains(text) }

  static func isLetter(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte) || (0x41...0x5A).contains(byte) || byte == UInt8(ascii: "_")
  }

  private static let reserved: Set<String> = [
    "Any", "Protocol", "Self", "Type", "_", "actor", "as", "associatedtype", "async", "await", "break",
    "case", "catch",
    "class", "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough",
    "false",
    "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let",
    "nil",
    "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "self",
    "static",
    "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where",
    "while",
  ]
}
