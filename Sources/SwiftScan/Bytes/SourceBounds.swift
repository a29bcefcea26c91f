// What a parser may be asked to read. SwiftParser recurses, so that deep nesting ends the process, and it
// looks ahead, so that some texts take it years; a pass over the bytes finds both before it starts.

/// The bounds, each with its margin as measured with the workers' stacks.
enum SourceBounds {
  /// The largest file in bytes: about five seconds of parsing, and as much as a memory file may have.
  static let bytes = 4 << 20
  /// Comment commands in a file: each may be the one that sets a finding aside, or that ends another one.
  static let commands = 1_000
  /// Brackets of all kinds, and string interpolations, inside one another. The parser gives up at 256 levels,
  /// and one bracket may take more than one.
  static let nesting = 100
  /// Square brackets inside one another with nothing but parts of types between them: each one doubles the
  /// time. The sum of 2^depth over all that are eight deep or more; 12 deep take up to a second.
  static let squareBracketCost = 1 << 13
  /// Opening angle brackets without a closing one between two separators: the time grows with the square.
  static let openAngles = 200
  /// Members, calls, arrows and question marks in a chain. At 30,000 the stack ends.
  static let chain = 2_000
  /// Attributes in the open arguments of attributes: each one doubles the time or worse.
  static let attributes = 6
  /// Words in a row that take an operand each, such as `try`. At 10,000 the stack ends.
  static let prefixWords = 100
  /// Brackets behind a backslash outside strings, without a line between that begins with a word: the time
  /// that the parser takes to recover grows with the cube.
  static let keyPathBrackets = 60
  /// Precedence groups that are not at the top of the file: 100 inside one another take a second.
  static let nestedGroups = 20
  /// `#` in a row: at each of them the parser looks over all that follow.
  static let hashes = 200
  /// `else if` after `else if`. At 30,000 the stack ends.
  static let elseIfs = 2_000
  /// `#if` inside `#if`.
  static let conditions = 64
  /// Branches of one `#if`.
  static let branches = 500
}

/// Why a text cannot be analysed.
enum SourceFault: Equatable {
  case tooLarge
  case utf16
  case conflict(line: Int)
  case tooManyCommands
  case tooComplex(line: Int, what: String)

  /// The problem to report for a file.
  func problem(in file: String) -> SourceProblem {
    let exclude = "simplify the code, or list the file under 'excluded'"
    return switch self {
    case .tooLarge:
      SourceProblem(
        file: file, reason: "file is larger than 4 MB", fix: "split the file, or list it under 'excluded'")
    case .utf16: SourceProblem(file: file, reason: "text is UTF-16", fix: "save the file as UTF-8")
    case .conflict(let line):
      SourceProblem(
        file: file, line: line, reason: "unresolved merge conflict",
        fix: "resolve the conflict and remove its markers")
    case .tooManyCommands:
      SourceProblem(
        file: file, reason: "file has more than \(SourceBounds.commands) comment commands",
        fix: "set the rules aside in the configuration, or list the file under 'excluded'")
    case .tooComplex(let line, let what):
      SourceProblem(file: file, line: line, reason: "code is too complex to analyse: \(what)", fix: exclude)
    }
  }
}

/// Whether the text is UTF-16: by its mark, or by a zero byte beside the first character.
func isUTF16(_ bytes: [UInt8]) -> Bool {
  guard bytes.count >= 2 else { return false }
  if bytes[0] == 0xFF, bytes[1] == 0xFE { return true }
  if bytes[0] == 0xFE, bytes[1] == 0xFF { return true }
  return (bytes[0] == 0) != (bytes[1] == 0)
}

/// What every comment command begins with.
let commandMark = Array("bridgekeeper:".utf8)

/// The first reason why a text should not be parsed; nil for almost every file.
func sourceFault(_ bytes: [UInt8]) -> SourceFault? {
  if isUTF16(bytes) { return .utf16 }
  if bytes.count > SourceBounds.bytes { return .tooLarge }
  if contains(bytes, word: commandMark, moreThan: SourceBounds.commands) { return .tooManyCommands }
  return bytes.withUnsafeBufferPointer { text in
    var pass = BoundsPass(text)
    return pass.run()
  }
}
