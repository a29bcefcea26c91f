// What an agent is told to do about new bridges: what the registry knows of what they wrap, the three questions, and the
// command that records the answers.

import Findings
import Knowledge
import SwiftScan

extension EditText {
  /// What the registry knows, the three questions, and the command that records their answers.
  func advice(on findings: [EditFinding]) -> [String] {
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
    let shown = names.count > 10 ? names.prefix(10) + ["…"] : names[...]
    let others = names.isEmpty ? "" : " The same for the others: \(shown.joined(separator: ", ")).".oneLine
    return [
      bridges.uniqueWraps.prefix(4).map(answer(on:)).joined(separator: "\n"), Self.questions,
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

extension [Bridge] {
  /// The types that are wrapped, each once, in order.
  fileprivate var uniqueWraps: [String] {
    var seen: Set<String> = []
    return compactMap { $0.namedWraps.first ?? $0.wraps.first }.filter { seen.insert($0).inserted }
  }
}
