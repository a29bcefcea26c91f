// The table of commands as completions need it: the same for every shell.

import BridgekeeperKit

/// What can stand on the command line.
struct CompletionTable: Sendable {
  /// A flag and what is offered for its value.
  struct Option: Sendable {
    let flag: Flag
    let offer: Offer
  }

  /// A command with its flags, the global ones left out.
  struct Row: Sendable {
    let command: Command
    let options: [Option]
    /// What is offered where no flag stands.
    let operands: Offer
  }

  /// A word that may stand where a command is wanted.
  struct Choice: Sendable {
    let word: String
    let summary: String
  }

  let global: [Option]
  let rows: [Row]

  /// The table of the program.
  init() throws(Failure) {
    let words = try KnownWords()
    global = Flag.global.map { Option(flag: $0, offer: words.offer(for: $0)) }
    rows = Command.all.map { command in
      Row(
        command: command,
        options: command.flags.map { Option(flag: $0, offer: words.offer(for: $0)) },
        operands: command.operandName.map { words.offer(for: $0) } ?? .nothing)
    }
  }

  /// The words that may stand first.
  var firstChoices: [Choice] {
    Command.firstWords.map { word in
      let members = Command.subcommands(of: word)
      let command = rows.first { $0.command.name == word }?.command
      return Choice(word: word, summary: command?.summary ?? members.joined(separator: ", "))
    }
  }

  /// The words that may stand second, behind the first word of a group.
  func choices(in group: String) -> [Choice] {
    rows.filter { $0.command.name.hasPrefix(group + " ") }.map { row in
      Choice(word: String(row.command.name.dropFirst(group.count + 1)), summary: row.command.summary)
    }
  }
}

extension Command {
  /// What the usage line calls the words that are no flags, such as `PATH`; nil where there are none.
  var operandName: String? {
    let words = usage.dropFirst(name.count).split(separator: " ")
    let isOperand = words.indices.filter { index in
      let isValue = index > words.startIndex && words[index - 1].hasPrefix("--")
      return !isValue && words[index].contains { $0.isUppercase }
    }
    return isOperand.first.map { words[$0].filter { !"[].".contains($0) } }
  }
}
