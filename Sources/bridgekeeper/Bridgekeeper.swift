// From the words of a command line to a result, without touching the world.

import BridgekeeperKit
import BridgekeeperServer
import Findings
import Terminal

/// What a command comes to.
struct Output: Sendable, Equatable, Codable {
  /// What was asked for.
  var standardOutput = ""
  /// What else there is to say.
  var standardError = ""
  var exit = ExitCode.success
}

/// What the program is given by its surroundings.
struct World: Sendable {
  var effects: Effects
  /// The absolute path of the current folder.
  var currentFolder: String
  var environment: [String: String]
  /// Whether standard output is a terminal.
  var isTerminal: Bool
  /// All of standard input, read when somebody asks for it.
  var standardInput: @Sendable () -> [UInt8] = { [] }
  /// Whether standard error is a terminal.
  var isMessageTerminal = false
  /// Writes to standard error at once: for progress, which cannot wait for the result.
  var say: @Sendable (String) -> Void = { _ in }
  /// The terminal on standard input; nil where standard input is none.
  var terminal: TerminalDevice?
  /// Serves on standard input and output until the input ends.
  var serve: @Sendable (Server) -> Void = { _ in }
  /// Where records of runs and scans are kept; nil where none are.
  var records: @Sendable () -> CacheStore? = { nil }

  /// The variables that commands heed. The program is given no others: what a run comes to hangs on these alone.
  static let variables: Set<String> = [
    "BRIDGEKEEPER_PLAIN", "CLAUDE_PROJECT_DIR", "GITHUB_STEP_SUMMARY", "GIT_DIR", "GIT_INDEX_FILE",
    "NO_COLOR", "TERM",
  ]
}

/// The program as a function.
enum Bridgekeeper {
  /// The version, as in CHANGELOG.md.
  static let version = "0.1.0"

  /// Runs a command line. Whatever comes of it, names and texts of other people steer no terminal.
  static func run(_ words: [String], in world: World) -> Output {
    var output: Output
    do throws(Failure) {
      output = try runOrFail(words, in: world)
    } catch {
      output = Output(standardError: describe(error), exit: error.exit)
    }
    output.standardOutput = output.standardOutput.inert(but: Reporter.colors)
    output.standardError = output.standardError.inert()
    return output
  }

  /// The version on a line of its own, for scripts, and below it what the program was built from.
  private static var versionText: String {
    "bridgekeeper \(version)\n" + LinkedParsers.all.map { "  \($0)\n" }.joined()
  }

  private static func runOrFail(_ words: [String], in world: World) throws(Failure) -> Output {
    let line = try ParsedLine(words)
    if line.arguments.has(.version) { return Output(standardOutput: versionText) }
    if line.arguments.has(.help) {
      return Output(standardOutput: Help.text(for: line.command, group: line.group))
    }
    guard let command = line.command else {
      guard let group = line.group else { return Output(standardOutput: Help.short) }
      throw Failure(
        "'\(group)' needs to be told what to do",
        fix: "use one of: \(Command.subcommands(of: group).joined(separator: ", "))", exit: .usage)
    }
    guard command.isRemembered else { return try command.run(line.arguments, world) }
    return try RememberedCommand(command, words, world).run(line.arguments)
  }

  private static func describe(_ failure: Failure) -> String {
    let reason = failure.reason.map { ": \($0)" } ?? ""
    let fix = failure.fix.map { "  fix: \($0.oneLine)\n" } ?? ""
    return "bridgekeeper: \(failure.problem)\(reason)".oneLine + "\n" + fix
  }
}
