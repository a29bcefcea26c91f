// Which project an edited file belongs to: agents name files by absolute paths, and need not work in the root.

extension Project {
  /// The root of the project that a file belongs to; nil where it belongs to none of those that the agent works in.
  ///
  /// - Parameters:
  ///   - path: the absolute path of a file, which need not exist.
  ///   - folders: the folders that the agent works in.
  public static func root(ofEdited path: String, workingIn folders: [String], files: FileSystem) -> String? {
    let roots = folders.compactMap { markedRoot(from: $0, files) }
    guard let nearest = markedRoot(from: Path.folder(of: Path.normalize(path)), files) else { return nil }
    if roots.contains(nearest) { return nearest }
    // A package that is set up for itself inside a larger repository; another repository's files are its own business.
    let isSetUp = files.kind(Path.join(nearest, Config.fileName)) != nil
    return isSetUp && roots.contains { Path.holds($0, nearest) } ? nearest : nil
  }

  /// The nearest root upward from a folder, which need not exist; nil where nothing marks one.
  public static func markedRoot(from folder: String, _ files: FileSystem) -> String? {
    var existing = folder
    while files.realPath(existing) == nil, existing != "/", !existing.isEmpty {
      existing = Path.folder(of: existing)
    }
    guard let real = files.realPath(existing) else { return nil }
    let root = findRoot(from: real, files: files)
    let isMarked = [Config.fileName, ".git"].contains { files.kind(Path.join(root, $0)) != nil }
    return isMarked ? root : nil
  }
}
