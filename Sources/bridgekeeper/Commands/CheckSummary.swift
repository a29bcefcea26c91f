// What `check` says after its findings: the counts, the verdict, and the entries to fill in.

import BridgekeeperKit
import Findings
import SwiftScan

/// The closing words of the gate.
enum CheckSummary {
  /// How many entries to fill in are shown in full.
  private static let shownDrafts = 3

  /// The closing words, ending in a newline.
  static func text(_ result: CheckResult, isStrict: Bool) -> String {
    drafts(result.drafts) + unresolved(result) + counts(result.report, isStrict: isStrict)
  }

  private static func counts(_ report: Report, isStrict: Bool) -> String {
    let summary = report.summary
    let parts = [
      "\(summary.documented) of \(count(summary.bridges, "bridge")) documented",
      count(summary.entries, "gotcha entry", "gotcha entries"), count(summary.errors, "error"),
      count(summary.warnings, "warning"),
    ]
    let verdict = report.passes(strict: isStrict) ? "the gate passes" : "the gate does not pass"
    return "bridgekeeper: \(parts.joined(separator: ", ")): \(verdict)\n"
  }

  private static func drafts(_ drafts: [EntryDraft]) -> String {
    guard !drafts.isEmpty else { return "" }
    let shown = drafts.prefix(shownDrafts).map { draft in
      let heading = draft.hasSection ? "" : "## Known Gotchas\n\n"
      let place = draft.hasSection ? "to the gotcha section of \(draft.file)" : "at the end of \(draft.file)"
      return "\nTo document '\(draft.bridge)', fill this in and add it \(place):\n\n\(heading)\(draft.text)\n"
    }
    let rest = drafts.count - shown.count
    let more = rest > 0 ? "\(rest) more: 'bridgekeeper ask TYPE' shows the entry for each\n\n" : ""
    return shown.joined() + more
  }

  private static func unresolved(_ result: CheckResult) -> String {
    guard let first = result.unresolved.first else { return "" }
    let names = Set(result.unresolved.map(\.name)).sorted().map { "'\($0)'" }.joined(separator: ", ")
    let text =
      "bridgekeeper: not declared in the sources, so perhaps bridges: \(names) (first in "
      + "\(first.file):\(first.line)); map each to its kind with bridge_names in \(Config.fileName)"
    return text.oneLine + "\n"
  }

  private static func count(_ number: Int, _ one: String, _ many: String? = nil) -> String {
    "\(number) \(number == 1 ? one : many ?? one + "s")"
  }
}
