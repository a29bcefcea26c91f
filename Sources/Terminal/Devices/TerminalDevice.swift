// A terminal as the prompts need one; the program hands in the real one, a test a script.

/// What a terminal has to say.
public enum TerminalInput: Sendable, Equatable {
  /// Bytes that were typed or pasted.
  case bytes([UInt8])
  /// The time is up and nothing came.
  case silence
  /// The window has another size.
  case resized
  /// The process goes on after it was stopped; the terminal may have been used by others meanwhile.
  case resumed
  /// The process was interrupted.
  case interrupted
  /// Nothing will come any more.
  case end
}

/// A terminal.
public struct TerminalDevice: Sendable {
  /// Waits for input; with a time in milliseconds no longer than that.
  public var read: @Sendable (_ milliseconds: Int?) -> TerminalInput
  /// Writes to the person, not to the results.
  public var write: @Sendable (_ text: String) -> Void
  /// How many cells a row has.
  public var columns: @Sendable () -> Int
  /// How many rows the window has.
  public var rows: @Sendable () -> Int
  /// Takes the terminal over; by keys each comes as it is pressed, without echo, else lines come whole.
  public var begin: @Sendable (_ byKeys: Bool) -> Void
  /// Gives it back as it was.
  public var end: @Sendable (_ byKeys: Bool) -> Void
  /// Stops the process as Ctrl-Z does, and comes back when it goes on.
  public var suspend: @Sendable () -> Void
  /// Has a text edited in the person's editor: the edited text, or why there is none.
  public var edit: @Sendable (_ text: String) -> Result<String, EditorProblem>

  /// A terminal from its closures.
  public init(
    read: @escaping @Sendable (Int?) -> TerminalInput, write: @escaping @Sendable (String) -> Void,
    columns: @escaping @Sendable () -> Int, rows: @escaping @Sendable () -> Int,
    begin: @escaping @Sendable (Bool) -> Void, end: @escaping @Sendable (Bool) -> Void,
    suspend: @escaping @Sendable () -> Void,
    edit: @escaping @Sendable (String) -> Result<String, EditorProblem>
  ) {
    (self.read, self.write, self.columns, self.rows) = (read, write, columns, rows)
    (self.begin, self.end, self.suspend, self.edit) = (begin, end, suspend, edit)
  }
}

/// Why an editor gave no text back.
public struct EditorProblem: Error, Sendable, Equatable {
  /// The reason, in lower case, without a closing stop.
  public var reason: String

  /// A problem with its reason.
  public init(_ reason: String) { self.reason = reason }
}
