// `merge`: the parts of a scan become one report, or the reports of many repositories one inventory.

import BridgekeeperKit
import Findings

extension Command {
  private static let asInventory = Flag(
    name: "as-inventory",
    summary: "join JSON of 'bridgekeeper report', each as NAME=FILE or FILE, into one report")
  /// The merge.
  static let merge = Command(
    name: "merge", summary: "judge the parts of a project that several machines scanned",
    usage: "merge [options] FILE...",
    discussion: """
      Takes the parts that 'check --shard I/N' printed, in any order, and prints what one 'check' over everything would have
      printed: the same findings, counts and exit code in every format. It runs in a checkout of the same commit, and reads
      the configuration, the memory files and the baseline there. Rules and paths were chosen when the parts were made.
      With --as-inventory the files are what 'report --format json' wrote in many repositories: they become one report
      (\(InventoryFormat.all.map(\.name).joined(separator: ", "))), with counts by repository and paths that begin with its name.
      """,
    flags: [
      GateOutput.format, ReportFiles.flag, GateOutput.strict, GateOutput.showAll, BaselineFlags.file,
      ChangeFlags.diffBase, asInventory,
    ]
  ) { arguments, world throws(Failure) in
    if arguments.has(asInventory) { return try joined(arguments, world) }
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
  /// The reports of many repositories as one.
  private static func joined(_ arguments: Arguments, _ world: World) throws(Failure) -> Output {
    let judging = [GateOutput.strict, GateOutput.showAll, BaselineFlags.file, ChangeFlags.diffBase]
    if let flag = judging.first(where: arguments.has) {
      throw Failure(
        "\(asInventory.spelling) judges nothing", fix: "leave out \(flag.spelling)", exit: .usage)
    }
    let formats = InventoryFormat.all.map(\.name)
    let format = arguments.value(GateOutput.format) ?? formats[0]
    guard formats.contains(format) else {
      throw Failure(
        "\(asInventory.spelling) prints no '\(format)'",
        fix: "use one of: \(formats.joined(separator: ", "))", exit: .usage)
    }
    let files = try OutputFiles(arguments, formats: formats, world)
    var inventories: [NamedInventory] = []
    for word in arguments.operands {
      inventories.append(try NamedInventory(word, from: world.currentFolder, world.effects.files))
    }
    let report = try InventoryReport(joining: inventories)
    func render(_ name: String) -> String { (InventoryFormat.named(name) ?? .all[0]).render(report) }
    try files.write(world.effects.update, text: render)
    let notes = (report.messages + ["bridgekeeper: \(report.summary)"]).map { $0.oneLine + "\n" }
    return Output(
      standardOutput: render(format), standardError: arguments.has(.quiet) ? "" : notes.joined())
  }
}
