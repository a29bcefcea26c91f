// A project as a use case sees it: a root, its checked configuration, and the effects to look at it with.

/// A project that was opened: its configuration is checked.
public struct Project: Sendable {
  /// The absolute path of the root, links resolved, without a closing `/`.
  public let root: String
  /// The configuration.
  public let config: Config
  let effects: Effects

  /// Opens a project: the root must be a folder and its configuration, or the file named instead, sound. Nothing outside
  /// the root is written, and nothing is read there but that file, unless the configuration allows it.
  public static func open(
    root: String, configFile: String? = nil, effects: Effects
  ) throws(Failure) -> Project {
    guard let real = effects.files.realPath(root) else {
      throw Failure("no such folder: '\(root)'", fix: "name an existing folder", exit: .noInput)
    }
    guard effects.files.kind(real) == .folder else {
      throw Failure("'\(root)' is not a folder", fix: "name the folder that holds it", exit: .noInput)
    }
    let named = Set([configFile].compactMap { $0 })
    let files = effects.confined(to: real, reading: named).files
    let config = try readConfig(root: real, file: configFile, files: files)
    let own = effects.confined(to: real, reading: named, readsOutside: config.readsOutside)
    return Project(root: real, config: config, effects: own)
  }

  /// The nearest folder upward that holds `.bridgekeeper.yml` or `.git`, else the folder itself.
  public static func findRoot(from folder: String, files: FileSystem) -> String {
    var candidate = folder
    while true {
      let marks = [Config.fileName, ".git"]
      if marks.contains(where: { files.kind(Path.join(candidate, $0)) != nil }) { return candidate }
      let parent = Path.folder(of: candidate)
      if parent.isEmpty || parent == candidate { return folder }
      candidate = parent
    }
  }

  /// The absolute path of a path relative to the root.
  func absolute(_ path: String) -> String { path.isEmpty ? root : Path.join(root, path) }
}

extension Project {
  /// Whether a path relative to the root is that of a folder.
  public func isFolder(_ path: String) -> Bool {
    effects.files.realPath(absolute(path)).map { effects.files.kind($0) == .folder } ?? false
  }

  /// Whether anything stands at a path relative to the root, and lies below it.
  public func holds(_ path: String) -> Bool {
    guard let real = effects.files.realPath(absolute(path)) else { return false }
    return Path.relative(real, to: root) != nil
  }

  /// A path that a person wrote, relative to the root. What it names need not exist; links in the part that
  /// does are followed.
  ///
  /// - Parameter folder: the absolute path of the folder that a relative path counts from.
  public func pathBelowRoot(_ written: String, from folder: String) throws(Failure) -> String {
    var existing = Path.normalize(Path.join(folder, written))
    var missing: [String] = []
    while effects.files.realPath(existing) == nil, existing != "/" {
      missing.insert(Path.name(of: existing), at: 0)
      existing = Path.folder(of: existing)
    }
    let real = effects.files.realPath(existing) ?? existing
    let path = missing.reduce(real) { Path.join($0, $1) }
    if let relative = Path.relative(path, to: root) { return relative }
    throw Failure(
      "'\(written)' lies outside the root '\(root)'",
      fix: "name a path below the root, or another root with --root", exit: .usage)
  }
}
