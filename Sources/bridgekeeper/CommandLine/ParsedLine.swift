// The words of a command line → a command and its arguments, or what is wrong with them.

import BridgekeeperKit
import Findings

/// A command line that was understood.
struct ParsedLine: Sendable {
  /// The command; nil where none was named.
  private(set) var command: Command?
  /// The first word of two-word commands, such as `gotchas`, while the second is missing.
  private(set) var group: String?
  private(set) var arguments = Arguments()

  private var waiting: ArraySlice<String>

  /// Reads the words after the program's name.
  init(_ words: [String]) throws(Failure) {
    waiting = words[...]
    while let word = waiting.popFirst() {
      if word == "--" {
        for operand in waiting { try take(operand) }
        return
      }
      if word.hasPrefix("--") {
        try takeLong(word.dropFirst(2))
      } else if word.hasPrefix("-") && word != "-" {
        try takeShort(word)
      } else {
        try take(word)
      }
    }
  }

  private var flags: [Flag] { Flag.global + (command?.flags ?? []) }

  /// A word that is no flag: the command, its second word, or an operand.
  private mutating func take(_ word: String) throws(Failure) {
    if command != nil {
      arguments.operands.append(word)
    } else if let group {
      command = try Self.find("\(group) \(word)", word, among: Command.subcommands(of: group), of: group)
    } else if Command.groups.contains(word) {
      group = word
    } else {
      command = try Self.find(word, word, among: Command.firstWords, of: nil)
    }
  }

  private static func find(
    _ name: String, _ word: String, among known: [String], of group: String?
  ) throws(Failure) -> Command {
    if let command = Command.all.first(where: { $0.name == name }) { return command }
    let near = NearWord.of(word, among: known).map { "did you mean '\($0)'?" }
    throw Failure(
      "unknown command '\(word)'\(group.map { " of '\($0)'" } ?? "")",
      fix: near ?? "use one of: \(known.joined(separator: ", "))",
      exit: .usage)
  }

  private mutating func takeLong(_ word: Substring) throws(Failure) {
    let halves = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let flag = flags.first(where: { $0.name == halves[0] }) else { throw unknown("--\(halves[0])") }
    if halves.count > 1 && flag.value == nil {
      throw Failure("\(flag.spelling) takes no value", fix: "leave out '=\(halves[1])'", exit: .usage)
    }
    try add(flag, halves.count > 1 ? halves[1] : nil)
  }

  /// One-letter flags may stand together: `-qv`.
  private mutating func takeShort(_ word: String) throws(Failure) {
    for letter in word.dropFirst() {
      guard let flag = flags.first(where: { $0.short == letter }) else { throw unknown(word) }
      try add(flag, nil)
    }
  }

  private mutating func add(_ flag: Flag, _ given: String?) throws(Failure) {
    guard let value = flag.value, given == nil, !flag.isValueOptional else {
      return try arguments.add(flag, given)
    }
    guard let next = waiting.popFirst() else {
      throw Failure("\(flag.spelling) needs a value", fix: "write \(flag.spelling) \(value)", exit: .usage)
    }
    try arguments.add(flag, next)
  }

  private func unknown(_ word: String) -> Failure {
    let near = NearWord.of(String(word.drop { $0 == "-" }), among: flags.map(\.name))
    let help = command.map { "bridgekeeper \($0.name) --help" } ?? "bridgekeeper --help"
    let path = "write -- before a path that begins with a dash"
    return Failure(
      "unknown flag '\(word)'", fix: near.map { "did you mean '--\($0)'?" } ?? "see '\(help)'; \(path)",
      exit: .usage)
  }
}
