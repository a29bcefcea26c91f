// What `check` says after its findings: the counts, the verdict, and the entries to fill in.

import BridgekeeperKit
import Findings
import SwiftScan

/// The closing words of the gate.
struct CheckSummary: Sendable {
  let result: CheckResult
  let isStrict: Bool
  let isVerbose: Bool
  /// Whether entries to fill in are shown: where a person reads, not where a program does.
  let showsDrafts: Bool
  /// What the run is about where it is about a change.
  var change: String?
  /// The report that the run is compared with.
  var former: String?

  /// How many entries to fill in are shown in full.
  private static let shownDrafts = 3

  /// The closing words, ending in a newline.
  var text: String {
    (showsDrafts ? drafts : "") + unresolved + (isVerbose ? whatWasRead : "") + baseline + narrowed + counts
  }

  private var whatWasRead: String {
    let memory = result.memoryFiles.isEmpty ? "no memory file" : result.memoryFiles.joined(separator: ", ")
    let sources = result.sourceCount.of("Swift file")
    return "bridgekeeper: scanned \(sources); read \(memory)".oneLine + "\n"
  }

  private var narrowed: String {
    var lines: [String] = []
    if let change, let count = result.changedCount {
      lines.append(
        "code is judged in \(count.of("changed Swift file")) (\(change)), documents in full")
    }
    if let former, let comparison = result.report.comparison {
      lines.append("beside '\(former)': \(comparison.words); only what is new fails the gate")
    }
    return lines.map { "bridgekeeper: \($0)".oneLine + "\n" }.joined()
  }

  private var counts: String {
    let summary = result.report.summary
    var parts = [
      "\(summary.documented) of \(summary.bridges.of("bridge")) documented",
      summary.entries.of("gotcha entry", "gotcha entries"), summary.errors.of("error"),
      summary.warnings.of("warning"),
    ]
    if summary.baselined > 0 { parts.append("\(summary.baselined) baselined") }
    let isRefused = result.baseline?.isRefused ?? false
    let passes = result.report.passes(strict: isStrict)
    let verdict =
      isRefused ? "the baseline does not grow" : passes ? "the gate passes" : "the gate does not pass"
    return "bridgekeeper: \(parts.joined(separator: ", ")): \(verdict)\n"
  }

  private var baseline: String {
    let lines = (result.baseline?.summary ?? []).map(\.oneLine)
    return lines.map { ($0.hasPrefix(" ") ? $0 : "bridgekeeper: \($0)") + "\n" }.joined()
  }

  private var drafts: String {
    let drafts = result.drafts
    guard !drafts.isEmpty else { return "" }
    let shown = drafts.prefix(Self.shownDrafts).map { draft in
      let heading = draft.hasSection ? "" : "## Known Gotchas\n\n"
      let place = draft.hasSection ? "to the gotcha section of \(draft.file)" : "at the end of \(draft.file)"
      return "\nTo document '\(draft.bridge)', fill this in and add it \(place):\n\n\(heading)\(draft.text)\n"
    }
    let rest = drafts.count - shown.count
    let more = rest > 0 ? "\(rest) more: 'bridgekeeper ask TYPE' shows the entry for each\n\n" : ""
    return shown.joined() + more
  }

  private var unresolved: String {
    guard let first = result.unresolved.first else { return "" }
    let names = Set(result.unresolved.map(\.name)).sorted().map { "'\($0)'" }.joined(separator: ", ")
    let text =
      "bridgekeeper: not declared in the sources, so perhaps bridges: \(names) (first in "
      + "\(first.file):\(first.line)); map each to its kind with bridge_names in \(Config.fileName)"
    return text.oneLine + "\n"
  }
}
