// From the flags and paths of a command line to an opened project: every command that looks at one begins
// here.

import BridgekeeperKit

/// A project with the paths that the command line narrows it to.
struct OpenedProject: Sendable {
  let project: Project
  /// Files and folders relative to the root; none for all.
  let paths: [String]

  /// Opens the project that the flags, the paths or the current folder mean.
  init(_ arguments: Arguments, _ world: World) throws(Failure) {
    var absolute: [String] = []
    for operand in arguments.operands { absolute.append(try Self.existing(operand, world)) }
    let root = arguments.value(.root).map { Path.join(world.currentFolder, $0) }
    let config = arguments.value(.config).map { Path.join(world.currentFolder, $0) }
    let isHere = arguments.operands.first.map(Self.isBelowHere) ?? true
    let found = root ?? Self.findRoot(isHere ? nil : absolute.first, world)
    project = try Project.open(root: found, configFile: config, effects: world.effects)
    var narrowed: [String] = []
    for (operand, path) in zip(arguments.operands, absolute) {
      narrowed.append(try Self.relative(path, operand, to: project.root))
    }
    paths = narrowed
  }

  /// The folder of the project that the flags, the first path or the current folder mean.
  static func folder(_ arguments: Arguments, _ world: World) throws(Failure) -> String {
    if let root = arguments.value(.root) {
      let path = Path.normalize(Path.join(world.currentFolder, root))
      return world.effects.files.realPath(path) ?? path
    }
    let first = arguments.operands.first
    let path = first.flatMap {
      world.effects.files.realPath(Path.normalize(Path.join(world.currentFolder, $0)))
    }
    return findRoot(path, world)
  }

  /// Whether a path, as it is written, lies in the current folder: where a link in it leads says nothing of the project.
  private static func isBelowHere(_ operand: String) -> Bool {
    let path = Path.normalize(operand)
    return !path.hasPrefix("/") && path != ".." && !path.hasPrefix("../")
  }

  private static func existing(_ operand: String, _ world: World) throws(Failure) -> String {
    let path = Path.normalize(Path.join(world.currentFolder, operand))
    guard let real = world.effects.files.realPath(path) else {
      throw Failure("no such file or folder: '\(operand)'", fix: "name an existing path", exit: .noInput)
    }
    return real
  }

  /// The root of the current folder; where the first path lies outside that, the path's own.
  private static func findRoot(_ path: String?, _ world: World) -> String {
    let files = world.effects.files
    let here = files.realPath(world.currentFolder) ?? world.currentFolder
    let root = Project.findRoot(from: here, files: files)
    guard let path, Path.relative(path, to: root) == nil else { return root }
    return Project.findRoot(from: files.kind(path) == .file ? Path.folder(of: path) : path, files: files)
  }

  private static func relative(_ path: String, _ operand: String, to root: String) throws(Failure) -> String {
    if let relative = Path.relative(path, to: root) { return relative }
    throw Failure(
      "'\(operand)' lies outside the root '\(root)'",
      fix: "name a path below the root, or another root with --root", exit: .usage)
  }
}

extension Arguments {
  /// Whether text may be coloured: as `--color` says, else on a terminal that is not dumb, and not where
  /// NO_COLOR is set.
  ///
  /// - Parameter isTerminal: whether the text goes to a terminal; nil for standard output.
  func isColored(in world: World, isTerminal: Bool? = nil) -> Bool {
    switch value(.color) {
    case "always": return true
    case "never": return false
    default:
      let environment = world.environment
      return (isTerminal ?? world.isTerminal) && environment["NO_COLOR", default: ""].isEmpty
        && environment["TERM"] != "dumb"
    }
  }
}
