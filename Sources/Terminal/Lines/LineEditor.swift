// A line that is being typed: a value that each key makes into another.

/// A line of text with a cursor.
public struct LineEditor: Sendable, Equatable {
  private var characters: [Character]
  /// How many characters stand before the cursor.
  public private(set) var cursor: Int

  /// A line with the cursor at its end.
  public init(_ text: String = "") {
    characters = Array(TerminalText.harmless(text))
    cursor = characters.count
  }

  /// The line.
  public var text: String { String(characters) }
  /// Whether nothing stands in it.
  public var isEmpty: Bool { characters.isEmpty }
  /// Whether the cursor stands behind the last character.
  public var isAtEnd: Bool { cursor == characters.count }
  /// The text before the cursor.
  public var textBeforeCursor: String { String(characters[..<cursor]) }

  /// Does what a key says; false where it says nothing to a line.
  public mutating func take(_ key: Key) -> Bool {
    switch key {
    case .character(let character): insert(String(character))
    case .paste(let text): insert(TerminalText.harmless(text))
    case .backspace, .control("h"): delete(from: cursor - 1, to: cursor)
    case .delete, .control("d"): delete(from: cursor, to: cursor + 1)
    case .control("u"): delete(from: 0, to: cursor)
    case .control("k"): delete(from: cursor, to: characters.count)
    case .control("w"): delete(from: startOfWord, to: cursor)
    case .left, .control("b"): cursor = max(cursor - 1, 0)
    case .right, .control("f"): cursor = min(cursor + 1, characters.count)
    case .home, .control("a"): cursor = 0
    case .end, .control("e"): cursor = characters.count
    default: return false
    }
    return true
  }

  /// Puts a text in at the cursor. A mark that joins the character before it, such as an accent or the second
  /// half of an emoji, makes one character with it.
  public mutating func insert(_ text: String) {
    let before = Array(textBeforeCursor + text)
    characters = before + characters[cursor...]
    cursor = before.count
    let joined = Array(self.text)
    if joined.count < characters.count {
      characters = joined
      cursor = min(cursor, joined.count)
    }
  }

  private mutating func delete(from start: Int, to end: Int) {
    let range = max(start, 0)..<max(min(end, characters.count), max(start, 0))
    characters.removeSubrange(range)
    cursor = range.lowerBound
  }

  private var startOfWord: Int {
    var start = cursor
    while start > 0, characters[start - 1] == " " { start -= 1 }
    while start > 0, characters[start - 1] != " " { start -= 1 }
    return start
  }
}
