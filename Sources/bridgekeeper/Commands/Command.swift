// A command: what it is called, what it takes, and a function from words and a world to a result.

import BridgekeeperKit

/// A command of the program.
struct Command: Sendable {
  /// One word, or two: `gotchas list`.
  let name: String
  /// What it does, in a line.
  let summary: String
  /// What follows the program's name in the usage line.
  let usage: String
  /// What a person wants to know before the first use.
  let discussion: String
  /// The flags besides the global ones.
  let flags: [Flag]
  /// Whether the result hangs on the words and the project alone, so that the next run may be given it again.
  var isRemembered = false
  let run: @Sendable (Arguments, World) throws(Failure) -> Output

  /// Every command, in the order of the help.
  static let all: [Command] = [
    .check, .merge, .bridges, .report, .explain, .retire, .score, .rules, .gotchasList, .gotchasShow,
    .gotchasAdd,
    .gotchasEdit,
    .gotchasRemove, .gotchasMove,
    .gotchasFormat, .hatchesList, .hatchesSearch, .hatchesShow, .hatchesNew, .hatchesLint, .ask, .scaffold,
    .completions, .setUp, .hook, .serve,
  ]

  /// The first words of all commands.
  static var firstWords: [String] {
    all.reduce(into: []) { words, command in
      let word = command.name.split(separator: " ").first.map(String.init) ?? command.name
      if !words.contains(word) { words.append(word) }
    }
  }

  /// The first words of commands that have two.
  static var groups: [String] {
    firstWords.filter { word in all.contains { $0.name.hasPrefix(word + " ") } }
  }

  /// The second words of a group's commands.
  static func subcommands(of group: String) -> [String] {
    all.filter { $0.name.hasPrefix(group + " ") }.map { String($0.name.dropFirst(group.count + 1)) }
  }
}
