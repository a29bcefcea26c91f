// `merge`: the parts of a scan become one report, or the reports of many repositories one inventory.

import BridgekeeperKit
import Findings

extension Command {
  /// The merge.
  static let merge = Command(
    name: "merge", summary: "judge the parts of a project that several machines scanned",
    usage: "merge [options] PART...",
    discussion: """
      Takes the parts that 'check --shard I/N' printed, in any order, and prints what one 'check' over everything would have
      printed: the same findings, counts and exit code in every format. It runs in a checkout of the same commit, and reads
      the configuration, the memory files and the baseline there. Rules and paths were chosen when the parts were made.
      """,
    flags: [
      GateOutput.format, ReportFiles.flag, GateOutput.strict, GateOutput.showAll, BaselineFlags.file,
      ChangeFlags.diffBase,
    ]
  ) { arguments, world throws(Failure) in
    let former = try ChangeFlags.former(arguments, world)
    let output = try GateOutput(arguments, world)
    var read: [NamedPart] = []
    for name in arguments.operands {
      read.append(try NamedPart(Path.join(world.currentFolder, name), as: name, world.effects.files))
    }
    let parts = try JoinedParts(read, version: Bridgekeeper.version)
    var words = arguments
    words.operands = []
    let project = try OpenedProject(words, world).project
    let result = try project.merge(
      parts, baseline: try BaselineFlags.call(arguments, project, world), former: former)
    return try output.shown(
      result, of: project, parts.origin.rules, GateOutput.Words(former: former?.name), world)
  }
}
