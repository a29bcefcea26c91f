// What `check`, `bridges` and later commands all begin with: read the memory files, scan the sources, tie the
// two.

import Knowledge
import SwiftScan

/// A project's bridges and entries, and how they belong together.
struct Inspection: Sendable {
  var memory: Memory
  var inventory: Inventory
  var matches: Matches
  var listed: ProjectFiles
  /// How many Swift files the scan was given.
  var sourceCount: Int
  /// The deployment targets, where somebody asked for them already.
  var targets: DeploymentTargets?
}

extension Project {
  /// Reads and scans the whole project: facts about a file can stand in any other.
  ///
  /// - Parameter readsBacking: whether the code behind the bridges is looked for, as scores need it.
  func inspect(
    countsUses: Bool = false, rules: Set<String> = [], readsBacking: Bool = false
  ) throws(Failure) -> Inspection {
    let listed = try listFiles()
    let memory = readMemory(listed)
    let fields = memory.files.flatMap(\.entries).compactMap(BridgeField.init)
    let targets = rules.isDisjoint(with: RuleOptions.askingForTarget) ? nil : readDeploymentTargets(listed)
    let options = ScanOptions(
      bridgeNames: config.bridgeNames,
      declarationsOf: Set(fields.flatMap(\.types).flatMap(\.components)), countsUses: countsUses,
      includesPresenters: config.presenters, rules: rules, ruleOptions: ruleOptions(targets),
      readsBacking: readsBacking, workers: effects.workers)
    let sources = listed.sources.filter(isSource)
    let inventory = scanSources(sources, options: options, read: readSource)
    return Inspection(
      memory: memory, inventory: inventory, matches: matchEntries(inventory, memory: memory),
      listed: listed, sourceCount: sources.count, targets: targets)
  }

  /// A link is passed over: what it leads to is scanned under its own name, or lies outside the project. A
  /// file that git still lists may be gone.
  private func isSource(_ path: String) -> Bool { effects.files.kind(absolute(path)) == .file }

  func readSource(_ path: String) -> Result<[UInt8], SourceProblem> {
    do throws(FileProblem) {
      return .success(try effects.files.read(absolute(path)))
    } catch {
      return .failure(
        SourceProblem(file: path, reason: error.reason, fix: "make it a readable file, or exclude it"))
    }
  }
}
