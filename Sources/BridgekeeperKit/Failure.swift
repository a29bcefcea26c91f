// What stops a command: a problem in the user's words, and the exit code that says which sort it is.

/// Why a command could not do its work: what, why and what to do, in lower case and without a closing stop.
public struct Failure: Error, Sendable, Equatable {
  /// What went wrong, with the thing concerned in quotes.
  public var problem: String
  /// Why, where the problem does not say it already.
  public var reason: String?
  /// What to do about it.
  public var fix: String?
  /// The exit code that the process ends with.
  public var exit: ExitCode

  /// A failure with every part given.
  public init(_ problem: String, reason: String? = nil, fix: String? = nil, exit: ExitCode) {
    self.problem = problem
    self.reason = reason
    self.fix = fix
    self.exit = exit
  }
}

/// The process's exit codes; from 64 upward as in sysexits.
public enum ExitCode: Int32, Sendable, Codable {
  /// The gate passes, or the command did its work.
  case success = 0
  /// The gate does not pass.
  case gateFails = 1
  /// A hook blocks what an agent was about to do.
  case hookBlocks = 2
  /// The command line is wrong.
  case usage = 64
  /// Input is not what it should be: not UTF-8, malformed.
  case badInput = 65
  /// There is no such input.
  case noInput = 66
  /// A bug in the program.
  case bug = 70
  /// Output could not be written.
  case cannotWrite = 73
  /// The configuration is wrong.
  case configuration = 78
  /// Interrupted from the keyboard.
  case interrupted = 130
}
