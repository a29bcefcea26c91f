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
  /// The deployment targets of the bridges' files in words: those that are written down, then what is not known.
  public var targets: [String]
  /// The open findings that fail the gate.
  public var errors: Int
  /// The other open findings.
  public var warnings: Int
  /// Bridges that the gate reports as undocumented.
  public var undocumented: Int
  /// Whether the configuration is there.
  public var hasConfig: Bool
  /// Whether the baseline is there.
  public var hasBaseline: Bool
  /// Files of pipelines that run the gate already, relative to the root.
  public var pipelines: [String]
  /// What there is of pre-commit.
  public var preCommit: PreCommit
  /// The agents whose hooks run the gate already.
  public var hookedAgents: [Agent]
  /// What could not be analysed: the file, and the problem as a line.
  public var problems: [Problem]

  /// What there is of pre-commit.
  public enum PreCommit: Sendable {
    /// No configuration.
    case none
    /// A configuration without the hook.
    case withoutHook
    /// The hook.
    case withHook
  }

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
      pipelines: pipelines(inspection.listed), preCommit: preCommit,
      hookedAgents: Agent.allCases.filter { agent in
        text(AgentHooks(agent: agent, program: "bridgekeeper").path).map {
          AgentHooks(agent: agent, program: "bridgekeeper").removed(from: $0) != .changed($0)
        } ?? false
      }, problems: inspection.setupProblems)
  }

  private func text(_ path: String) -> String? {
    (try? effects.files.read(absolute(path))).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The files of pipelines that name the program.
  private func pipelines(_ listed: ProjectFiles) -> [String] {
    let workflows = listed.all.filter {
      Path.folder(of: $0) == ".github/workflows" || $0 == PipelineHost.gitlabFile
        || $0 == PipelineHost.gitlab.jobFile
    }
    return workflows.filter { text($0)?.contains("bridgekeeper") == true }
  }

  private var preCommit: SetupSurvey.PreCommit {
    guard let text = text(PreCommitConfig.path) else { return .none }
    return PreCommitConfig(text).hasHook ? .withHook : .withoutHook
  }

  private func isThere(_ path: String) -> Bool { effects.files.kind(absolute(path)) != nil }

  /// The deployment targets of the bridges' files, each once; what a tool takes where nothing is written is left out.
  private func targets(of bridges: [Bridge], _ inspection: Inspection) -> [String] {
    let targets = inspection.targets ?? readDeploymentTargets(inspection.listed)
    let files = Set(bridges.map(\.file)).sorted().map { targets.targets(of: $0) }
    let known = files.flatMap(\.known).filter { $0.origin.choice == .written }
    let versions = Set(known.map { "\($0.platform.rawValue) \($0.version)" }).sorted()
    let unknown = Set(files.flatMap(\.unknown).map(\.words)).sorted()
    return (versions.isEmpty ? [] : [versions.inSentence]) + unknown
  }
}

extension Inspection {
  /// What could not be analysed, sources first.
  var setupProblems: [SetupSurvey.Problem] {
    inventory.problems.map {
      SetupSurvey.Problem(file: $0.file, line: "\($0.file):\($0.line): \($0.reason); \($0.fix)")
    } + memory.problems.map { SetupSurvey.Problem(file: $0.path, line: $0.shown) }
  }
}
