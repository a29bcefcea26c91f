// The shapes of the names by which hatches refer to each other and to rules.

/// The shapes of names.
public enum HatchName {
  /// Whether a text is an id: lower-case words and numbers with single hyphens between.
  public static func isID(_ text: String) -> Bool { isJoined(text, by: UInt8(ascii: "-")) }

  /// Whether a text has the shape of a rule's id: lower-case words and numbers with single underscores
  /// between.
  public static func isRule(_ text: String) -> Bool { isJoined(text, by: UInt8(ascii: "_")) }

  private static func isJoined(_ text: String, by joint: UInt8) -> Bool {
    let words = text.utf8.split(separator: joint, omittingEmptySubsequences: false)
    let isSound = words.allSatisfy { word in
      !word.isEmpty && word.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) }
    }
    return isSound && text.utf8.count <= 80 && text.utf8.first.map { $0 >= 0x61 } == true
  }
}
