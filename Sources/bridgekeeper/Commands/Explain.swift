// `explain TYPE` and `explain RULE`: why one bridge passes or fails, why one rule fires.

import BridgekeeperKit

extension Command {
  private static let format = Flag.format(["text", "json"])

  /// One bridge, explained.
  static let explain = Command(
    name: "explain", summary: "say why a bridge passes or fails, or why a rule fires",
    usage: "explain [options] TYPE|RULE",
    discussion: """
      Says of one bridge what it is and wraps, which entries document it and why they count, which hatch it follows, which
      deployment target holds for its file and where that was read, whether it can go, and every finding about it. Of a rule, why
      it fires, code that it flags and code that it leaves alone.
      """,
    flags: [format], isRemembered: true
  ) { arguments, world throws(Failure) in
    guard let type = arguments.operands.first, arguments.operands.count == 1 else {
      throw Failure(
        "'explain' takes the name of one bridge or rule", fix: "write 'bridgekeeper explain TYPE'",
        exit: .usage)
    }
    if let rule = RuleExplanation(type) {
      return Output(standardOutput: arguments.value(format) == "json" ? rule.json : rule.text)
    }
    let explanation = try OpenedProject.withoutPaths(arguments, world).explain(type)
    return Output(
      standardOutput: arguments.value(format) == "json" ? explanation.json : explanation.text)
  }
}
