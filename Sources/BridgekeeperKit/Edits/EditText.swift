// What an agent reads of a ruling: plain facts, what the registry knows, and the command that records the answers.

import Findings
import Knowledge
import SwiftScan

/// Puts findings into words.
struct EditText {
  let project: Project
  /// The registry, read where a new bridge needs it.
  let registry: HatchRegistry?
  /// What is so once the entries are posted.
  let outlook: String
  /// What was listed and read already.
  let surroundings: (listed: ProjectFiles, memory: Memory)?

  /// So many characters are said at the most: agents put longer texts aside.
  private static let limit = 8_000
  /// So many new bridges are named.
  private static let named = 10

  /// - Parameter outlook: what is so once the entries are posted.
  init(_ project: Project, _ verdict: EditVerdict, outlook: String) {
    self.project = project
    self.outlook = outlook
    surroundings = verdict.surroundings
    registry = verdict.findings.contains(where: \.isAdded) ? try? project.hatchRegistry() : nil
  }

  /// The findings, and for new bridges what is to be done.
  ///
  /// - Parameter headline: what is said first, where there are new bridges.
  func text(_ findings: [EditFinding], under headline: String?) -> String {
    let added = findings.filter(\.isAdded)
    let others = findings.filter { !$0.isAdded }.map { sentence(on: $0) }
    var parts = [headline].compactMap { $0 }
    if !added.isEmpty {
      let more = added.count > Self.named ? ["- and \(added.count - Self.named) more"] : []
      let lines = added.prefix(Self.named).map { "- \(sentence(on: $0))" } + more
      parts.append(lines.joined(separator: "\n"))
      parts += advice(on: added)
    }
    return (parts + others).filter { !$0.isEmpty }.joined(separator: "\n\n").clipped(to: Self.limit)
  }

  private func sentence(on finding: EditFinding) -> String {
    switch finding.matter {
    case .added(let bridge, let standing):
      let what = "\(bridge.site): '\(bridge.qualifiedName)' \(bridge.deed)"
      let faults = standing.entryFaults.map { "; \($0.shown)" }.joined()
      return (faults.isEmpty ? "\(what); no entry names it" : what + faults).oneLine
    case .lost(let bridge, let now, let entry): return loss(of: bridge, now: now, entry)
    case .broken(let bridge, let standing, let entry): return breach(bridge, standing, entry)
    case .unreadable(let problem):
      return "After this edit \(problem.shown), so nobody knows which entries it holds.".oneLine
    }
  }

  private func loss(of bridge: Bridge, now: Bridge?, _ entry: EntryReference) -> String {
    let place = "\(entry.file):\(entry.entry.line)"
    let deed = Self.deed(on: bridge, now: now)
    let command = "bridgekeeper gotchas edit \(EntryTitle.slug(entry.entry.title))"
    let after =
      now == nil
      ? "Where the bridge is gone for good, its entry goes too: \(command.replacing(" edit ", with: " remove "))"
      : "The entry has to say what is so now: \(command)"
    return ["\(bridge.site): \(deed). \(place) says why it is there:"].map(\.oneLine).joined()
      + "\n" + Self.reasons(entry.entry).map { "- \($0)".oneLine }.joined(separator: "\n") + "\n"
      + after.oneLine
  }

  private static func deed(on bridge: Bridge, now: Bridge?) -> String {
    guard let now else {
      return "with this edit '\(bridge.qualifiedName)', which is documented, is no bridge any more"
    }
    if now.kind != bridge.kind {
      return
        "with this edit '\(bridge.qualifiedName)', documented as \(bridge.kind.rawValue), becomes "
        + now.kind.rawValue
    }
    let (old, new) = (bridge.namedWraps.first ?? "", now.namedWraps.first ?? "")
    return "with this edit '\(bridge.qualifiedName)', a documented bridge around \(old), wraps \(new)"
  }

  /// Why a bridge is there, as its entry says it.
  private static func reasons(_ entry: GotchaEntry) -> [String] {
    let fields: [EntryField] = [.gap, .evidence, .removeWhen]
    let said = fields.compactMap { field in
      entry.fields[field].map { "\(field.label): \($0.clipped(to: 400))" }
    }
    return ["\(entry.title.clipped(to: 200))"] + (said.isEmpty ? [prose(entry).clipped(to: 600)] : said)
  }

  /// An entry's text without its heading.
  private static func prose(_ entry: GotchaEntry) -> String {
    let lines = entry.body.split(separator: "\n", omittingEmptySubsequences: false)
    let rest = lines.first?.hasPrefix("#") == true ? lines.dropFirst() : lines[...]
    return rest.joined(separator: " ").split(separator: " ").joined(separator: " ")
  }

  private func breach(
    _ bridge: Bridge, _ standing: PartialGate.Standing, _ entry: EntryReference?
  ) -> String {
    if case .undocumented = standing {
      let former = entry.map { " '\($0.entry.title)'" } ?? ""
      return
        "This edit takes away the entry\(former) of '\(bridge.qualifiedName)', and the bridge is still in \(bridge.site)."
        .oneLine
    }
    return standing.entryFaults.map { "After this edit \($0.shown)" }.joined(separator: "\n").oneLine
  }
}

extension Bridge {
  /// The file and the line.
  fileprivate var site: String { "\(file):\(line)" }
}

extension PartialGate.Standing {
  /// What is wrong with the entries of a bridge that has some.
  var entryFaults: [Finding] {
    if case .faulty(let findings) = self { return findings }
    return []
  }
}

extension Finding {
  /// The place and what is found there.
  fileprivate var shown: String { "\(location.file):\(location.line): \(message)" }
}

extension String {
  /// The text without what goes beyond a number of characters.
  func clipped(to limit: Int) -> String { count <= limit ? self : prefix(limit - 1) + "…" }
}
