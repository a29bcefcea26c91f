// `bridges`: the inventory.

import BridgekeeperKit
import Findings

extension Command {
  private static let format = Flag.format(["text", "json"])

  /// The inventory.
  static let bridges = Command(
    name: "bridges", summary: "list every bridge with the gotcha entry that documents it",
    usage: "bridges [options] [--] [PATH...]",
    discussion: """
      Lists each place where SwiftUI and UIKit, AppKit or WatchKit meet: conformances to the Representable protocols,
      and hosting controllers, views and configurations, subclassed or made. With paths, only what lies there.
      """,
    flags: [format], isRemembered: true
  ) { arguments, world throws(Failure) in
    let opened = try OpenedProject(arguments, world)
    let listing = try opened.project.listBridges(paths: opened.paths)
    let count = listing.count == 1 ? "1 bridge" : "\(listing.count) bridges"
    let messages = listing.problems.map { $0.oneLine + "\n" }.joined() + "bridgekeeper: \(count)\n"
    return Output(
      standardOutput: arguments.value(format) == "json" ? listing.json : listing.text,
      standardError: arguments.has(.quiet) ? "" : messages)
  }
}
