// The flags of `check` about the baseline, and the call that they stand for.

import BridgekeeperKit

/// Flags about the baseline.
enum BaselineFlags {
  static let file = Flag(
    name: "baseline", value: "FILE",
    summary: "the baseline; else .bridgekeeper-baseline.json in the root, where it is there")
  private static let write = Flag(
    name: "write-baseline",
    summary: "take what is open into the baseline, drop what is fixed; growing needs --accept")
  private static let accept = Flag(
    name: "accept", value: "WHY",
    summary: "with --write-baseline: take in what is new, and write down why")
  private static let prune = Flag(
    name: "prune-baseline", summary: "drop what is fixed from the baseline, and change nothing else")
  static let dryRun = Flag(
    name: "dry-run", summary: "print the changes of files as a diff and write nothing")

  static let all = [file, write, accept, prune, dryRun]

  /// What the flags say.
  static func call(
    _ arguments: Arguments, _ project: Project, _ world: World
  ) throws(Failure) -> BaselineCall {
    try requireSense(arguments)
    var call = BaselineCall(isDryRun: arguments.has(dryRun))
    if let written = arguments.value(file) {
      let path = try project.pathBelowRoot(written, from: world.currentFolder)
      if project.isFolder(path) {
        throw Failure("'\(written)' is a folder", fix: "name the baseline file in it", exit: .usage)
      }
      call.file = path
    }
    if arguments.has(write) { call.deed = .write(accepting: arguments.value(accept)) }
    if arguments.has(prune) { call.deed = .prune }
    return call
  }

  /// Flags that say nothing without another one, or not together with it.
  private static func requireSense(_ arguments: Arguments) throws(Failure) {
    if arguments.has(write), arguments.has(prune) {
      throw Failure(
        "\(write.spelling) drops what is fixed already", fix: "leave out \(prune.spelling)", exit: .usage)
    }
    if let reason = arguments.value(accept) {
      guard arguments.has(write) else {
        throw Failure(
          "\(accept.spelling) says why a finding is taken into the baseline", fix: "add \(write.spelling)",
          exit: .usage)
      }
      guard reason.contains(where: { !$0.isWhitespace }) else {
        throw Failure(
          "\(accept.spelling) needs a reason", fix: "say in a few words why the findings may stay",
          exit: .usage)
      }
    }
    let changes = [write, prune, CheckFixes.fix].filter(arguments.has)
    if arguments.has(dryRun), changes.count != 1 {
      let problem = changes.isEmpty ? "a change would be, and none is asked for" : "one change would be"
      throw Failure(
        "\(dryRun.spelling) shows what \(problem)",
        fix: changes.isEmpty
          ? "add \(write.spelling), \(prune.spelling) or \(CheckFixes.fix.spelling)"
          : "leave out \(changes[1].spelling)", exit: .usage)
    }
  }
}
