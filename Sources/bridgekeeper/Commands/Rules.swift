// `rules`: every rule and what it weighs here.

import BridgekeeperKit

extension Command {
  private static let format = Flag.format(["text", "json"])

  /// The rules.
  static let rules = Command(
    name: "rules", summary: "list the rules, and what each weighs in this project",
    usage: "rules [options]",
    discussion: """
      Lists every rule with its weight in this project: error, warning, info or off. 'bridgekeeper explain RULE' says why one
      fires, with code that it flags and code that it leaves alone.
      """,
    flags: [format]
  ) { arguments, world throws(Failure) in
    guard arguments.operands.isEmpty else {
      throw Failure(
        "'rules' takes no operands", fix: "write 'bridgekeeper explain \(arguments.operands[0])'",
        exit: .usage)
    }
    let listing = try OpenedProject(arguments, world).project.listRules()
    return Output(standardOutput: arguments.value(format) == "json" ? listing.json : listing.text)
  }
}
