// What an agent reads of a ruling: plain facts, what the registry knows, and the command that records the answers.

import Findings
import Knowledge
import SwiftScan

/// Puts findings into words.
struct EditText {
  private let project: Project
  /// The registry, read where a new bridge needs it.
  private let registry: HatchRegistry?
  /// What is so once the entries are posted.
  private let outlook: String
  /// What was listed and read already.
  private let surroundings: (listed: ProjectFiles, memory: Memory)?

  /// So many characters are said at the most: agents put longer texts aside.
  private static let limit = 8_000

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
      parts.append(added.map { "- \(sentence(on: $0))" }.joined(separator: "\n"))
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

extension EditText {
  /// What the registry knows, the three questions, and the command that records their answers.
  private func advice(on findings: [EditFinding]) -> [String] {
    let bridges = findings.compactMap { finding -> Bridge? in
      guard case .added(let bridge, let standing) = finding.matter, standing.entryFaults.isEmpty else {
        return nil
      }
      return bridge
    }
    guard let first = bridges.first else {
      return ["Each entry has to answer what is missing: bridgekeeper gotchas edit TITLE. \(outlook)"]
    }
    let names = Set(bridges.map(\.qualifiedName)).subtracting([first.qualifiedName]).sorted()
    let others = names.isEmpty ? "" : " The same for the others: \(names.joined(separator: ", ")).".oneLine
    return [
      bridges.uniqueWraps.map(answer(on:)).joined(separator: "\n"), Self.questions,
      command(for: first),
      "\(outlook)\(others) Where SwiftUI's own API is enough, neither a bridge nor an entry is needed.",
    ]
  }

  private static let questions = """
    A bridge needs three answers:
    1. the gap: which SwiftUI API was tried, what it did, what is needed instead
    2. the search: links, feedback numbers, or what was looked for and not found; and the platform version it was seen on
    3. the entry: this command checks the answers and posts them where agents are shown them
    """

  /// What the registry knows of a wrapped type.
  private func answer(on type: String) -> String {
    guard let registry else { return "The registry of hatches could not be read." }
    let hatches = registry.hatches(wrapping: type)
    guard !hatches.isEmpty else {
      return "The registry knows nothing native in the place of \(type).".oneLine
    }
    let lines = hatches.prefix(3).map { hatch in
      let native = hatch.native.map { " (\($0))" } ?? ""
      return "- \(hatch.title): \(hatch.coverageWords)\(native). \(hatch.gap.clipped(to: 240)) "
        + "See: bridgekeeper hatches show \(hatch.id)"
    }
    let more = hatches.count > 3 ? ["- \(hatches.count - 3) more: bridgekeeper hatches search \(type)"] : []
    return "The registry on \(type):\n" + (lines + more).map(\.oneLine).joined(separator: "\n")
  }

  private func command(for bridge: Bridge) -> String {
    let mark = EntryBlank.mark
    let rows = [
      bridge.wraps.first.map { "wraps: \(Self.scalar($0))" },
      "gap: \(Self.scalar("\(mark) the SwiftUI API that was tried, what it did, what is needed instead"))",
      "searched: [\(Self.scalar("\(mark) a link, a feedback number, or what was searched and not found, with the date"))]",
      "verified: \(Self.scalar("\(mark) platform version, date"))",
      "matrix: {" + MatrixQuestion.allCases.map { "\($0.rawValue): yes|no" }.joined(separator: ", ") + "}",
      "removeWhen: \(Self.scalar("\(mark) what would let the bridge go"))",
      home(of: bridge).map { "memory: \(Self.scalar($0))" },
    ].compactMap { $0 }
    let type = ShellWord.quoted(bridge.qualifiedName.oneLine)
    return "bridgekeeper ask \(type) --answers - <<'ANSWERS'\n\(rows.joined(separator: "\n"))\nANSWERS"
  }

  /// The memory file where the entry of a bridge belongs; nil where nobody can say.
  private func home(of bridge: Bridge) -> String? {
    guard let (listed, memory) = surroundings else { return nil }
    let agents = project.agentView(listed, memory: memory, opening: [bridge.file])
    return EntryHome(of: bridge.file, memory: memory, agents: agents).file
  }

  /// A text as a YAML scalar on one line.
  private static func scalar(_ text: String) -> String { JSONValue.string(text.oneLine).line }
}

extension Bridge {
  /// The file and the line.
  fileprivate var site: String { "\(file):\(line)" }
}

extension [Bridge] {
  /// The types that are wrapped, each once, in order.
  fileprivate var uniqueWraps: [String] {
    var seen: Set<String> = []
    return compactMap { $0.namedWraps.first ?? $0.wraps.first }.filter { seen.insert($0).inserted }
  }
}

extension PartialGate.Standing {
  /// What is wrong with the entries of a bridge that has some.
  fileprivate var entryFaults: [Finding] {
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
  fileprivate func clipped(to limit: Int) -> String { count <= limit ? self : prefix(limit - 1) + "…" }
}
