// The flags of `check` about what changed, and what they stand for.

import BridgekeeperKit

/// Flags about what changed.
enum ChangeFlags {
  private static let since = Flag(
    name: "since", value: "REV",
    summary: "judge code only in files that differ from where HEAD and REV part; documents in full")
  private static let staged = Flag(
    name: "staged",
    summary: "judge the index, as a commit would take it: code in staged files, documents in full")
  static let diffBase = Flag(
    name: "diff-base", value: "FILE",
    summary: "a former JSON report: say what is new, fixed and unchanged; only what is new fails the gate")

  static let all = [since, staged, diffBase]

  static let help = """
    --since REV and --staged judge code in the Swift files that changed, and tell of unchanged ones only what the
    change itself made: an entry that went, another configuration, a raised deployment target, a type that became a
    bridge. Documents and files that cannot be read are judged in full. --since counts from the merge base of REV
    and HEAD to the working tree, files that git does not know yet included; --staged reads the index, and what is
    not staged is not there. With --diff-base FILE, a report that 'check --format json' wrote before, findings that
    stand in it do not fail the gate; an unreadable_source always does.
    """

  /// The flags that change files on disk, which is not what --staged judges.
  private static let writing = ["write-baseline", "prune-baseline", "fix"].map { Flag(name: $0, summary: "") }

  /// What changed, as the flags ask; nil where they do not.
  static func change(_ arguments: Arguments, _ world: World) throws(Failure) -> Change? {
    guard let call = try call(arguments, world) else { return nil }
    let folder = try OpenedProject.folder(arguments, world)
    var change = try Change.read(call, in: folder, world.effects)
    // Of a folder that git ignores nothing changes, and so nothing would be judged.
    if arguments.has(since), world.effects.git.files(folder) == nil {
      throw Failure(
        "git knows no file of '\(folder)'", reason: "\(since.spelling) asks it what changed",
        fix: "add the files, or check the whole project without \(since.spelling)", exit: .noInput)
    }
    change.configFile = arguments.value(.config).map { Path.join(world.currentFolder, $0) }
    try requireNamed(arguments, change, world)
    return change
  }

  /// A file that a flag names has to be where the run reads.
  private static func requireNamed(
    _ arguments: Arguments, _ change: Change, _ world: World
  ) throws(Failure) {
    for flag in [Flag.config, Flag(name: "baseline", summary: "")] {
      guard let name = arguments.value(flag) else { continue }
      let path = Path.normalize(Path.join(world.currentFolder, name))
      guard world.effects.files.kind(path) != nil, change.effects.files.kind(path) == nil else { continue }
      throw Failure(
        "'\(name)' is not in the index", reason: "\(staged.spelling) judges what a commit would hold",
        fix: "'git add' it", exit: .noInput)
    }
  }

  private static func call(_ arguments: Arguments, _ world: World) throws(Failure) -> ChangeCall? {
    guard arguments.has(staged) else { return arguments.value(since).map { .since($0) } }
    guard !arguments.has(since) else {
      throw Failure(
        "\(staged.spelling) counts from HEAD, and \(since.spelling) from another commit",
        fix: "leave out one of them",
        exit: .usage)
    }
    if let flag = writing.first(where: arguments.has) {
      throw Failure(
        "\(staged.spelling) judges the index, and \(flag.spelling) changes files on disk",
        fix: "run 'bridgekeeper check \(flag.spelling)' by itself, then 'git add' what it changed",
        exit: .usage)
    }
    return .staged(environment: world.environment)
  }

  /// The world with the files that are judged.
  static func world(_ world: World, judging change: Change?) -> World {
    var judged = world
    if let change { judged.effects = change.effects }
    return judged
  }

  /// The former report, read from disk.
  static func former(_ arguments: Arguments, _ world: World) throws(Failure) -> FormerReport? {
    guard let name = arguments.value(diffBase) else { return nil }
    return try FormerReport.read(Path.join(world.currentFolder, name), as: name, world.effects.files)
  }
}
