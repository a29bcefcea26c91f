// `hatches show`: one hatch, to be read in a terminal.

import BridgekeeperKit

extension Command {
  private static let format = Flag.format(["text", "json"])

  /// One hatch.
  static let hatchesShow = Command(
    name: "hatches show", summary: "show a hatch: the gap, the native API, when to bridge, when to delete",
    usage: "hatches show [options] ID",
    discussion: """
      Shows everything that is known of a hatch: what SwiftUI cannot do, its own API and since when, what that still lacks,
      whether a bridge may stay, the heart of one, and when it can go. What was written from memory is marked as such.
      """,
    flags: [format]
  ) { arguments, world throws(Failure) in
    guard let id = arguments.operands.first, arguments.operands.count == 1 else {
      throw Failure(
        "'hatches show' takes the id of one hatch", fix: "find it with 'bridgekeeper hatches search'",
        exit: .usage)
    }
    let shown = try OpenedProject.withoutPaths(arguments, world).showHatch(id)
    return Output(standardOutput: arguments.value(format) == "json" ? shown.listing.json : shown.text)
  }
}
