// What use cases say of the command line, in the words of the tools: an agent that has tools need not run commands.

extension String {
  /// Commands of the program, and the tools that do the same.
  private static let tools = [
    ("'bridgekeeper hatches show ", "'get_hatch "), ("'bridgekeeper hatches list'", "a search for 'view'"),
    ("bridgekeeper bridges", "list_bridges"), (", or another root with --root", ""),
  ]

  /// The text with the tools' names for commands that only look; `bridgekeeper check` where it stands alone is the tool too.
  var inToolWords: String {
    if self == "bridgekeeper check" { return "check_bridges" }
    return Self.tools.reduce(self) { $0.replacing($1.0, with: $1.1) }
  }
}

extension StringProtocol {
  /// Without spaces at its ends.
  var trimmed: String { String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()) }
}
