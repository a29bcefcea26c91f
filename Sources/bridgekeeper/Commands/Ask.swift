// `ask TYPE`: the entry to fill in for one bridge, with the checklist's questions where a person has to answer.

import BridgekeeperKit

extension Command {
  /// The entry to fill in. The dialogue of the checklist is not built yet; the same three questions stand in the entry.
  static let ask = Command(
    name: "ask", summary: "show the gotcha entry to fill in for a bridge", usage: "ask [options] TYPE",
    discussion: """
      Prints the entry of one bridge in canonical form, with the three questions of the checklist where a person has to
      answer: which SwiftUI API has which gap, what was searched, on which version it was seen. Fill it in and add it to
      the memory file that is named. Asking the questions in the terminal comes with a later version.
      """,
    flags: []
  ) { arguments, world throws(Failure) in
    guard let type = arguments.operands.first, arguments.operands.count == 1 else {
      throw Failure("'ask' takes the name of one bridge", fix: "write 'bridgekeeper ask TYPE'", exit: .usage)
    }
    var others = arguments
    others.operands = []
    let draft = try OpenedProject(others, world).project.draft(for: type)
    let place = draft.hasSection ? "the gotcha section of \(draft.file)" : "the end of \(draft.file)"
    let message = "bridgekeeper: fill in the entry for '\(draft.bridge)' and add it to \(place)\n"
    return Output(
      standardOutput: (draft.hasSection ? "" : "## Known Gotchas\n\n") + draft.text,
      standardError: arguments.has(.quiet) ? "" : message)
  }
}
