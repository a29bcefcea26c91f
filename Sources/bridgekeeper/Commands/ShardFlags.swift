// `check --shard I/N`: one share of the scan of a very large tree, printed as a part for `merge`.

import BridgekeeperKit
import Findings
import SwiftScan

/// The flag that splits a scan, and what goes with it.
enum ShardFlags {
  static let shard = Flag(
    name: "shard", value: "I/N",
    summary: "scan the I-th of N shares of the files, and print a part for 'bridgekeeper merge'")

  static let help = """
    --shard I/N is for trees that are too large for one machine: N machines scan a share of the files each, by a hash of
    the path, and print a part, as JSON. It exits with 0 whatever it found: 'bridgekeeper merge' judges all parts and
    prints what one run over everything would have printed.
    """

  /// Flags about the verdict, which the merge gives.
  private static let ofMerge = ["output", "strict", "show-all", "baseline", "diff-base"]
  /// Flags of runs that are about other things than the whole project as it is.
  private static let ofOneRun = [
    "since", "staged", "write-baseline", "accept", "prune-baseline", "fix", "dry-run",
  ]

  /// The share that is asked for; nil where all is scanned.
  static func shard(_ arguments: Arguments) throws(Failure) -> Shard? {
    guard let text = arguments.value(shard) else { return nil }
    let halves = text.split(separator: "/", omittingEmptySubsequences: false)
    guard halves.count == 2, let number = plainNumber(halves[0]), let count = plainNumber(halves[1]),
      let asked = Shard(number, of: count)
    else {
      throw Failure(
        "\(shard.spelling) does not take '\(text)'",
        fix: "write which share of how many, such as 1/4, up to 4/4", exit: .usage)
    }
    try refuseOthers(arguments)
    return asked
  }

  private static func plainNumber(_ text: Substring) -> Int? {
    text.allSatisfy { $0.isASCII && $0.isNumber } ? Int(text) : nil
  }

  private static func refuseOthers(_ arguments: Arguments) throws(Failure) {
    if let format = arguments.value(GateOutput.format), format != "json" {
      throw Failure(
        "\(shard.spelling) prints a part, which is JSON, and no report as '\(format)'",
        fix: "give --format \(format) to 'bridgekeeper merge'", exit: .usage)
    }
    if let flag = ofMerge.first(where: { arguments.has(Flag(name: $0, summary: "")) }) {
      throw Failure(
        "\(shard.spelling) prints a part and judges nothing", fix: "give --\(flag) to 'bridgekeeper merge'",
        exit: .usage)
    }
    if let flag = ofOneRun.first(where: { arguments.has(Flag(name: $0, summary: "")) }) {
      throw Failure(
        "--\(flag) needs the whole project in one run", fix: "leave out \(shard.spelling)", exit: .usage)
    }
  }

  /// Scans one share.
  static func part(
    _ shard: Shard, _ arguments: Arguments, _ rules: RuleSelection, _ world: World
  ) throws(Failure) -> Output {
    let opened = try OpenedProject(arguments, world)
    let part = try opened.project.part(
      shard, paths: opened.paths, rules: rules, version: Bridgekeeper.version)
    let words = "bridgekeeper: \(part.summary): 'bridgekeeper merge' judges it with the others\n"
    return Output(standardOutput: part.document, standardError: arguments.has(.quiet) ? "" : words)
  }
}
