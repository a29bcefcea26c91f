// `hatches list`: the registry of documented escape hatches.

import BridgekeeperKit
import Findings
import Knowledge

extension Command {
  private static let format = Flag.format(["text", "json"])
  private static let category = Flag(
    name: "category", value: "NAME", choices: HatchCategory.allCases.map(\.rawValue),
    summary:
      "only hatches that stand so with SwiftUI: \(HatchCategory.allCases.map(\.rawValue).joined(separator: ", "))"
  )

  /// The registry.
  static let hatchesList = Command(
    name: "hatches list", summary: "list the documented escape hatches", usage: "hatches list [options]",
    discussion: """
      Lists the components that people wrap for SwiftUI, with how far SwiftUI's own API covers each and since when. The
      project's own hatches in \(HatchFolder.path) are listed too; one with the id of a bundled hatch stands in its place.
      """,
    flags: [format, category]
  ) { arguments, world throws(Failure) in
    if let word = arguments.operands.first {
      throw Failure(
        "'hatches list' takes no words, and was given '\(word)'",
        fix: "use 'bridgekeeper hatches search \(word)'",
        exit: .usage)
    }
    let project = try OpenedProject.withoutPaths(arguments, world)
    let listing = try project.listHatches(
      category: arguments.value(category).flatMap(HatchCategory.init(rawValue:)))
    return Output(listing, isJSON: arguments.value(format) == "json", arguments)
  }
}

extension Output {
  /// The output of a command that lists hatches.
  init(_ listing: HatchListing, isJSON: Bool, _ arguments: Arguments) {
    let count = listing.count == 1 ? "1 hatch" : "\(listing.count) hatches"
    let messages = listing.messages.isEmpty ? [count] : listing.messages
    self.init(
      standardOutput: isJSON ? listing.json : listing.text,
      standardError: arguments.has(.quiet) ? "" : messages.map { $0.message }.joined())
  }
}

extension String {
  /// The text as a message of the program; a line that is indented continues the one before.
  fileprivate var message: String { (hasPrefix("  ") ? oneLine : "bridgekeeper: \(self)".oneLine) + "\n" }
}
