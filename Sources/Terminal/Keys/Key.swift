// What a person pressed, as a value.

/// A key, or what was pasted.
public enum Key: Sendable, Equatable {
  /// A character that was typed.
  case character(Character)
  /// A text that was pasted, with its line ends as they came.
  case paste(String)
  /// Control and a lower-case letter; tab, enter and backspace have cases of their own.
  case control(Character)
  /// Enter, Tab, and Escape pressed alone.
  case enter, tab, escape
  /// Keys that delete: the character before the cursor, the one at it.
  case backspace, delete
  /// Keys that move.
  case left, right, up, down, home, end
  /// A key that means nothing here.
  case other
}
