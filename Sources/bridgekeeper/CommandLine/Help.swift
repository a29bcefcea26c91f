// Help, made from the commands and flags themselves.

/// The help texts.
enum Help {
  /// What the program prints when it is told nothing.
  static let short = """
    bridgekeeper \(Bridgekeeper.version): keeps the bridges between SwiftUI and UIKit or AppKit honest

    usage: bridgekeeper [options] COMMAND [options] [--] [PATH...]

    commands:
    \(rows(Command.all.map { ($0.name, $0.summary) }))
    See 'bridgekeeper COMMAND --help' for one command, 'bridgekeeper --help' for the options of all.

    """

  /// The help for a command, for the commands of a group, or for the whole program.
  static func text(for command: Command?, group: String?) -> String {
    if let command { return text(command) }
    guard let group else { return short + "\noptions of every command:\n" + rows(Flag.global.map(row)) }
    let members = Command.all.filter { $0.name.hasPrefix(group + " ") }
    return "usage: bridgekeeper \(group) COMMAND\n\ncommands:\n" + rows(members.map { ($0.name, $0.summary) })
  }

  private static func text(_ command: Command) -> String {
    let own = command.flags.isEmpty ? "" : "options:\n\(rows(command.flags.map(row)))\n"
    return """
      \(command.summary)

      usage: bridgekeeper \(command.usage)

      \(command.discussion)

      \(own)options of every command:
      \(rows(Flag.global.map(row)))
      """
  }

  private static func row(_ flag: Flag) -> (String, String) {
    let short = flag.short.map { "-\($0), " } ?? ""
    return ("\(short)\(flag.spelling)\(flag.shownValue)", flag.summary)
  }

  private static func rows(_ rows: [(name: String, summary: String)]) -> String {
    let width = rows.map(\.name.count).max() ?? 0
    return rows.map { row in
      "  \(row.name)\(String(repeating: " ", count: width - row.name.count))  \(row.summary)\n"
    }.joined()
  }
}
