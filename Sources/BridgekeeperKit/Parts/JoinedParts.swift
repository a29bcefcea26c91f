// The parts of all runs: each once, all of the same scan.

import Findings
import SwiftScan

/// Every part of one scan.
public struct JoinedParts: Sendable {
  /// The parts, by number.
  private let parts: [NamedPart]
  /// What they have in common.
  public let origin: PartOrigin

  /// Joins parts in any order.
  ///
  /// - Parameter version: that of the program that merges: another one may judge otherwise.
  public init(_ parts: [NamedPart], version: String) throws(Failure) {
    guard let first = parts.first else {
      throw Failure("there is nothing to merge", fix: NamedPart.advice, exit: .usage)
    }
    origin = first.part.origin
    for other in parts.dropFirst() { try Self.require(other, besides: first) }
    guard origin.version == version else {
      throw Failure(
        "the parts are of bridgekeeper \(origin.version), and this is \(version)",
        fix: "merge with the version that made the parts", exit: .badInput)
    }
    self.parts = parts.sorted { $0.part.shard.number < $1.part.shard.number }
    try requireEach()
  }

  /// All that was found.
  var inventory: Inventory { Inventory(joining: parts.map(\.part.inventory)) }

  private static func require(_ other: NamedPart, besides first: NamedPart) throws(Failure) {
    let (left, right) = (first.part, other.part)
    let difference =
      left.shard.count != right.shard.count
      ? "one is of \(left.shard.count), the other of \(right.shard.count)"
      : left.origin.difference(from: right.origin)
    guard let difference else { return }
    throw Failure(
      "'\(first.name)' and '\(other.name)' are no parts of one run", reason: difference,
      fix: "name the parts that one run of 'bridgekeeper check --shard I/N' on each machine made",
      exit: .badInput)
  }

  private func requireEach() throws(Failure) {
    for (part, next) in zip(parts, parts.dropFirst())
    where part.part.shard.number == next.part.shard.number {
      throw Failure(
        "part \(part.part.shard.number) is there twice: '\(part.name)' and '\(next.name)'",
        fix: "leave one of them out", exit: .badInput)
    }
    try requireAll(of: parts.first?.part.shard.count ?? 0)
  }

  private func requireAll(of count: Int) throws(Failure) {
    let known = Set(parts.map(\.part.shard.number))
    // Where most are missing the first ones say enough.
    let missing = Array((0..<count).lazy.map { $0 + 1 }.filter { !known.contains($0) }.prefix(Self.named))
    guard let first = missing.first else { return }
    let more = count - known.count - missing.count
    let names = missing.map(String.init) + (more > 0 ? ["\(more) more"] : [])
    throw Failure(
      "\(names.count == 1 ? "part" : "parts") \(names.inSentence) of \(count) \(names.count == 1 ? "is" : "are") missing",
      fix:
        "make each with 'bridgekeeper check --shard I/\(count)', such as \(first)/\(count), and name every part",
      exit: .noInput)
  }

  /// How many missing parts are named.
  private static let named = 5
}

extension PartOrigin {
  /// In what two parts differ that cannot belong together; nil where they can.
  fileprivate func difference(from other: PartOrigin) -> String? {
    if version != other.version { return "one is of bridgekeeper \(version), the other of \(other.version)" }
    if rules != other.rules { return "they were made with other rules: --only, --rule and --no-rule differ" }
    if paths != other.paths { return "they were made for other paths" }
    if sources != other.sources { return "they were made from other Swift files" }
    if options != other.options {
      return "their configurations, memory files or deployment targets ask the scan for other things"
    }
    return nil
  }
}

extension JoinedParts {
  /// Makes sure that the files here are those that the parts were made from: the merge reads them again.
  func require(_ plan: ScanPlan, in project: Project) throws(Failure) {
    for named in parts {
      for (file, hash) in named.part.contents.sorted(by: { $0.key < $1.key })
      where project.contentHash(of: file) != hash {
        throw Self.elsewhere("'\(file)' is not what '\(named.name)' was made from", "its bytes differ")
      }
    }
    guard origin.sources == project.digest(ofSources: plan.sources) else {
      throw Self.elsewhere(
        "the parts were made from other Swift files", "some came, went or changed since, or are not here")
    }
    guard origin.options == plan.options.digest else {
      throw Self.elsewhere(
        "the parts were made with another configuration",
        "the configuration, the memory files or the deployment targets here ask the scan for other things")
    }
  }

  private static func elsewhere(_ problem: String, _ reason: String) -> Failure {
    Failure(
      problem, reason: reason, fix: "merge in a checkout of the commit that the parts were made from",
      exit: .badInput)
  }
}
