// `retire`: the bridges that can go now, and those that go with the next deployment target.

import BridgekeeperKit
import Knowledge

extension Command {
  private static let format = Flag.format(["text", "json", "markdown"])
  private static let target = Flag(
    name: "target", value: "PLATFORM=VERSION",
    summary: "what raising a deployment target would free; may be repeated")

  /// The bridges that can go.
  static let retire = Command(
    name: "retire", summary: "list the bridges that can go now, or with the next deployment target",
    usage: "retire [options]",
    discussion: """
      A bridge can go when SwiftUI covers its hatch in full on every version that its target supports, or when its entry's own
      `Remove when` condition is met. The cheapest come first: few uses to rewrite, then many lines to be rid of. What only a
      person can judge is listed as worth a look. With --target iOS=26, what that deployment target would free.
      """,
    flags: [format, target], isRemembered: true
  ) { arguments, world throws(Failure) in
    guard arguments.operands.isEmpty else {
      throw Failure("'retire' takes no paths", fix: "leave '\(arguments.operands[0])' out", exit: .usage)
    }
    var asked: [PlatformSince] = []
    for text in arguments.values(target) { asked.append(try platformSince(text)) }
    let listing = try OpenedProject(arguments, world).project.listRetirements(asked: asked)
    let bridges = listing.count == 1 ? "1 bridge" : "\(listing.count) bridges"
    let text =
      switch arguments.value(format) {
      case "json": listing.json
      case "markdown": listing.markdown
      default: listing.text
      }
    return Output(
      standardOutput: text,
      standardError: arguments.has(.quiet) ? "" : "bridgekeeper: \(bridges) can go now\n")
  }

  private static func platformSince(_ text: String) throws(Failure) -> PlatformSince {
    let halves = text.split(separator: "=", maxSplits: 1).map(String.init)
    guard halves.count == 2, let platform = BuildPlatform(word: halves[0]),
      let version = VersionNumber(halves[1])
    else {
      throw Failure("--target does not take '\(text)'", fix: "write it as iOS=26", exit: .usage)
    }
    return PlatformSince(platform, version)
  }
}
