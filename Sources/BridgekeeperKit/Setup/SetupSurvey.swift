// What `init` finds in a repository before it asks anything.

import Findings
import SwiftScan

/// What is there, as far as setting up has to know.
public struct SetupSurvey: Sendable, Equatable {
  /// Bridges whose kind and context need an entry.
  public var bridges: Int
  /// Those of them that an entry documents.
  public var documented: Int
  /// Bridges in tests and previews, among those that need an entry.
  public var besideTheApp: Int
  /// The memory files, relative to the root, sorted.
  public var memoryFiles: [String]
  /// The memory files that have a gotcha section.
  public var sectionFiles: [String]
  /// The memory file that gets entries of no bridge in particular; it need not exist.
  public var home: String
  /// The agents that memory files are judged for.
  public var agents: [Agent]
  /// Folders that may be somebody else's code.
  public var vendored: [VendoredFolder]
  /// Files of other names with entries on bridges.
  public var otherMemory: [OtherMemory]
  /// The deployment targets of the bridges' files, in words.
  public var targets: [String]
  /// The open findings by weight.
  public var errors: Int
  public var warnings: Int
  /// Bridges that the gate reports as undocumented.
  public var undocumented: Int
  /// Whether the configuration is there.
  public var hasConfig: Bool
  /// Whether the baseline is there.
  public var hasBaseline: Bool
  /// What could not be analysed: the file, and the problem as a line.
  public var problems: [Problem]

  /// A file that could not be analysed.
  public struct Problem: Sendable, Equatable {
    /// The file, relative to the root.
    var file: String
    /// The problem as a line: `PATH:LINE: reason; fix`.
    var line: String
  }

  /// Whether anything is open, so that it has to be decided what becomes of it.
  public var hasOpenFindings: Bool { errors + warnings > 0 }

  /// What has to be mended before anything is asked: what leaving folders out would not pass over.
  public var mustBeMended: Failure? {
    let own = problems.filter { problem in !vendored.contains { Path.holds($0.path, problem.file) } }
    return Failure(unreadable: own.map(\.line))
  }
}

extension Project {
  /// Looks at the repository.
  public func survey() throws(Failure) -> SetupSurvey {
    let inspection = try inspect()
    let (memory, inventory) = (inspection.memory, inspection.inventory)
    let result = try check()
    let gate = gate(inspection)
    let needing = gate.needingEntry.map { inventory.bridges[$0] }
    let summary = result.report.summary
    return SetupSurvey(
      bridges: summary.bridges, documented: summary.documented,
      besideTheApp: needing.count { $0.context != .app }, memoryFiles: memory.files.map(\.path),
      sectionFiles: memory.files.filter { !$0.sections.isEmpty }.map(\.path),
      home: EntryHome(of: nil, memory: memory, agents: gate.agents).file, agents: gate.agents.agents,
      vendored: VendoredFolder.all(in: inspection.listed, needing) { path in
        try? effects.files.read(absolute(path))
      },
      otherMemory: otherMemories(inspection), targets: targets(of: needing, inspection),
      errors: summary.errors, warnings: summary.warnings, undocumented: result.drafts.count,
      hasConfig: isThere(Config.fileName), hasBaseline: isThere(Baseline.fileName),
      problems: inventory.problems.map {
        SetupSurvey.Problem(file: $0.file, line: "\($0.file):\($0.line): \($0.reason); \($0.fix)")
      } + memory.problems.map { SetupSurvey.Problem(file: $0.path, line: $0.shown) })
  }

  private func isThere(_ path: String) -> Bool { effects.files.kind(absolute(path)) != nil }

  /// The deployment targets of the bridges' files, each once.
  private func targets(of bridges: [Bridge], _ inspection: Inspection) -> [String] {
    let targets = inspection.targets ?? readDeploymentTargets(inspection.listed)
    let files = Set(bridges.map(\.file)).sorted().map { targets.targets(of: $0) }
    let known = Set(files.flatMap(\.known)).map(\.words).sorted()
    return known + Set(files.flatMap(\.unknown)).map(\.words).sorted()
  }
}
