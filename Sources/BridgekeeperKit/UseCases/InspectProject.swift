// What `check`, `bridges` and later commands all begin with: read the memory files, scan the sources, tie the
// two.

import Knowledge
import SwiftScan

/// A project's bridges and entries, and how they belong together.
struct Inspection: Sendable {
  var memory: Memory
  var inventory: Inventory
  var matches: Matches
  /// The entries that document a bridge, as the checklist judges them.
  var judgedEntries: [JudgedEntry]
  var listed: ProjectFiles
  /// How many Swift files the scan was given.
  var sourceCount: Int
  /// The deployment targets, where somebody asked for them already.
  var targets: DeploymentTargets?
}

/// A scan that can begin: what is read before it, and what it is asked for.
struct ScanPlan: Sendable {
  var listed: ProjectFiles
  var memory: Memory
  var options: ScanOptions
  /// The Swift files that are scanned, sorted.
  var sources: [String]
  /// The deployment targets, where a rule asks for them.
  var targets: DeploymentTargets?
}

extension Project {
  /// Reads and scans the whole project: facts about a file can stand in any other.
  ///
  /// - Parameter readsBacking: whether the code behind the bridges is looked for, as scores need it.
  func inspect(
    countsUses: Bool = false, rules: Set<String> = [], readsBacking: Bool = false
  ) throws(Failure) -> Inspection {
    let plan = try planScan(countsUses: countsUses, rules: rules, readsBacking: readsBacking)
    return inspection(plan, scan(plan))
  }

  /// Reads what a scan depends on besides the sources.
  func planScan(
    countsUses: Bool = false, rules: Set<String> = [], readsBacking: Bool = false
  ) throws(Failure) -> ScanPlan {
    let listed = try listFiles()
    let memory = readMemory(listed)
    let fields = memory.files.flatMap(\.entries).compactMap(BridgeField.init)
    let targets = rules.isDisjoint(with: RuleOptions.askingForTarget) ? nil : readDeploymentTargets(listed)
    let options = ScanOptions(
      bridgeNames: config.bridgeNames,
      declarationsOf: Set(fields.flatMap(\.types).flatMap(\.components)), countsUses: countsUses,
      includesPresenters: config.presenters, rules: rules, ruleOptions: ruleOptions(targets),
      readsBacking: readsBacking, workers: effects.workers)
    return ScanPlan(
      listed: listed, memory: memory, options: options, sources: sources(among: listed.sources),
      targets: targets)
  }

  /// Scans the sources of a plan.
  func scan(_ plan: ScanPlan) -> Inventory {
    effects.scan.run(sourceFiles(plan.sources), plan.options)
  }

  private func sourceFiles(_ paths: [String]) -> SourceFiles {
    SourceFiles(root: root, view: effects.files.view, paths: paths, read: readSource) { paths in
      effects.files.stamps(paths, root)
    }
  }

  /// Ties what a scan found to the entries.
  func inspection(_ plan: ScanPlan, _ inventory: Inventory) -> Inspection {
    let matches = matchEntries(inventory, memory: plan.memory)
    return Inspection(
      memory: plan.memory, inventory: inventory, matches: matches,
      judgedEntries: matches.judgedEntries(of: inventory, workers: effects.workers), listed: plan.listed,
      sourceCount: plan.sources.count, targets: plan.targets)
  }

  /// A link is passed over: what it leads to is scanned under its own name, or lies outside the project. A
  /// file that git still lists may be gone.
  private func sources(among paths: [String]) -> [String] {
    let stamps = sourceFiles(paths).stamps(of: paths, workers: effects.workers)
    return zip(paths, stamps).compactMap { path, stamp in
      // Only a regular file has a stamp; not all that are one have.
      stamp != nil || effects.files.kind(absolute(path)) == .file ? path : nil
    }
  }

  func readSource(_ path: String) -> Result<[UInt8], SourceProblem> {
    do throws(FileProblem) {
      return .success(try effects.files.read(absolute(path)))
    } catch {
      return .failure(
        SourceProblem(file: path, reason: error.reason, fix: "make it a readable file, or exclude it"))
    }
  }
}
