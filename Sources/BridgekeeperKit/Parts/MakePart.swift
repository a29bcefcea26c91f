// One run of several over a project: scans, and keeps what its share of the files says.

import Findings
import SwiftScan

extension Project {
  /// Scans for one run of several.
  ///
  /// - Parameter paths: files and folders, relative to the root, to which the merge narrows the findings.
  /// - Parameter version: the program's.
  public func part(
    _ shard: Shard, paths: [String], rules: RuleSelection, version: String
  ) throws(Failure) -> Part {
    var plan = try planScan(for: JudgingRules(rules, config))
    plan.options.shard = shard
    let inventory = scan(plan)
    let origin = PartOrigin(
      version: version, paths: paths, rules: rules, sources: digest(ofSources: plan.sources),
      options: plan.options.digest)
    let contents = inventory.files.map { ($0, contentHash(of: $0)) }
    return Part(
      shard: shard, origin: origin, contents: Dictionary(uniqueKeysWithValues: contents),
      inventory: inventory, sourceCount: plan.sources.count(where: shard.holds))
  }

  /// A hash of the paths and bytes of Swift files.
  func digest(ofSources paths: [String]) -> String {
    var hash = StableHash()
    for path in paths {
      hash.take(path)
      hash.take(contentHash(of: path))
    }
    return hash.digits
  }

  /// A hash of a file's bytes; of one that cannot be read, of the reason.
  func contentHash(of path: String) -> String {
    var hash = StableHash()
    switch readSource(path) {
    case .success(let bytes): hash.take(bytes)
    case .failure(let problem): hash.take(problem.reason)
    }
    return hash.digits
  }
}
