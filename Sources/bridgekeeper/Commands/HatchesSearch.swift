// `hatches search`: the hatch that somebody means, by type, member, modifier, symptom or everyday words.

import BridgekeeperKit
import Findings

extension Command {
  private static let format = Flag.format(["text", "json"])

  /// The search.
  static let hatchesSearch = Command(
    name: "hatches search", summary: "find the hatch for a type, a modifier or a symptom",
    usage: "hatches search [options] WORD...",
    discussion: """
      Finds hatches by what is wrapped (UIPageViewController), by a member or modifier (inputAccessoryView, .searchable),
      or by everyday words (done bar above keyboard), best match first. A word may be misspelt, in the plural, or part of
      a name. Where nothing is found the list is empty, and standard error says so.
      """,
    flags: [format]
  ) { arguments, world throws(Failure) in
    guard !arguments.operands.isEmpty else {
      throw Failure(
        "'hatches search' needs something to look for", fix: "write a type, a modifier or a few words",
        exit: .usage)
    }
    let project = try OpenedProject.withoutPaths(arguments, world)
    let listing = try project.searchHatches(arguments.operands.joined(separator: " "))
    return Output(listing, isJSON: arguments.value(format) == "json", arguments)
  }
}
