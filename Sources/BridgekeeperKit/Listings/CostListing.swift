// `gotchas list --cost`: the entries by what they cost an agent, and which of them could cost less.

import Findings
import Knowledge
import SwiftScan

/// The entries of memory files, those that cost most first.
public struct CostListing: Sendable {
  let rows: [EntryCost]
  let files: [MemoryFile]
  /// Memory files of the project that could not be read, as `PATH:LINE: reason` lines.
  public let problems: [String]

  /// How many entries are listed.
  public var count: Int { rows.count }

  /// One entry a line: `CLAUDE.md:14: about 120 tokens: Tile overlays are missing: can be scoped to …`.
  public var text: String {
    rows.map { row in
      let title = row.reference.entry.title
      let tokens = "about \(row.tokens.of("token"))"
      return "\(row.reference.file):\(row.reference.entry.line): \(tokens): \(title): \(row.advice.words)"
        .oneLine + "\n"
    }.joined()
  }

  /// The document that scripts read: `bridgekeeper/gotchas/1` with the entries ranked under `cost`.
  public var json: String {
    let document: JSONValue = [
      "schema": "bridgekeeper/gotchas/1", "cost": .array(rows.map(Self.row)),
      "files": .array(files.map(GotchaListing.row)),
    ]
    return document.document
  }

  private static func row(_ cost: EntryCost) -> JSONValue {
    var folder: String?
    var file: String?
    if case .scope(let place, let target) = cost.advice { (folder, file) = (place, target) }
    return [
      "path": .string(cost.reference.file), "line": .int(cost.reference.entry.line),
      "endLine": .int(cost.reference.entry.endLine), "title": .string(cost.reference.entry.title),
      "bytes": .int(cost.bytes), "tokens": .int(cost.tokens), "advice": .string(cost.advice.word),
      "folder": JSONValue(folder), "moveTo": JSONValue(file), "because": .string(cost.advice.words),
      "bridges": JSONValue(cost.bridges),
    ]
  }
}

/// What an entry costs, and whether it must.
struct EntryCost: Sendable {
  let reference: EntryReference
  /// The qualified names of the bridges that it names, each once, sorted.
  let bridges: [String]
  let advice: CostAdvice

  /// The UTF-8 bytes of the entry.
  var bytes: Int { reference.entry.range.count }
  /// About how many tokens it is.
  var tokens: Int { TokenEstimate.tokens(bytes: bytes) }
}

extension Project {
  /// Ranks the entries of the project's memory files, or of the named ones, by what they cost.
  ///
  /// - Parameter paths: absolute paths of Markdown files; none for all memory files.
  public func listCosts(paths: [String] = []) throws(Failure) -> CostListing {
    let inspection = try inspect(countsUses: true)
    let standings = try retirement(of: inspection).standings
    var memory = inspection.memory
    if !paths.isEmpty { memory.files = try listGotchas(paths: paths).files }
    let matches = paths.isEmpty ? inspection.matches : matchEntries(inspection.inventory, memory: memory)
    let rows = entryCosts(of: memory, matches, in: inspection, standings)
    return CostListing(
      rows: rows, files: memory.files, problems: inspection.memory.problems.map(\.shown))
  }

  /// What the entries of memory files cost, those that cost most first.
  ///
  /// - Parameter matches: which bridges these entries name.
  /// - Parameter standings: how the bridges stand towards SwiftUI.
  func entryCosts(
    of memory: Memory, _ matches: Matches, in inspection: Inspection, _ standings: [BridgeStanding]
  ) -> [EntryCost] {
    let gate = Gate(
      config: config, inventory: inspection.inventory, memory: memory, matches: matches, agents: AgentView(),
      judgedEntries: [])
    var files = InstructionFiles(self, memory: memory)
    let orphans = DocumentationRule.orphanedEntry.judge(gate).map(\.location)
    let launch = files.shownAtLaunch()
    let costs = matches.entries.indices.map { place -> EntryCost in
      let reference = matches.entries[place]
      let places = matches.bridges(ofEntry: place)
      let bridges = places.map { inspection.inventory.bridges[$0] }
      let isSuperseded = !places.isEmpty && places.allSatisfy { standings[$0].supersededSince != nil }
      let costPlace = launch.contains(reference.file) ? .launch : files.costPlace(reference.file)
      return EntryCost(
        reference: reference, bridges: Set(bridges.map(\.qualifiedName)).sorted(),
        advice: CostAdvice(
          for: reference, files: bridges.map(\.file), isOrphaned: orphans.contains(reference.location),
          isSuperseded: isSuperseded, place: costPlace))
    }
    return Self.ranked(costs)
  }

  private static func ranked(_ rows: [EntryCost]) -> [EntryCost] {
    rows.sorted { left, right in
      left.bytes != right.bytes
        ? left.bytes > right.bytes : left.reference.location < right.reference.location
    }
  }
}

extension InstructionFiles {
  /// The files, links resolved, that one of the agents is shown when it is started in the root.
  fileprivate mutating func shownAtLaunch() -> Set<String> {
    let shown =
      claudeShowing(opening: nil).files + codexShowing(opening: nil, startedIn: "").files
    return Set(shown.map(\.realPath))
  }

  /// When a file is shown that is not shown at launch.
  fileprivate mutating func costPlace(_ path: String) -> CostPlace {
    let isScoped =
      MemoryNames.isRulesFile(path) && file(at: path).map { rulePaths(of: $0).isScoped } == true
    return isScoped ? .paths : .folder(Path.folderOfClaude(path))
  }
}
