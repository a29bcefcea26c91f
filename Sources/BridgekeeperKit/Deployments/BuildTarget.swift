// What one manifest says of one thing that is built: its files and its deployment targets.

/// A target of an Xcode project, a Tuist or XcodeGen manifest; or a package, whose platforms hold for all its
/// targets.
struct BuildTarget: Sendable, Equatable {
  /// The manifest's path, relative to the root.
  var manifest: String
  /// The folder that the manifest's own paths count from, relative to the root.
  var folder: String
  /// Whether it holds tests alone.
  var isTest = false
  var files = FileSelection()
  /// At most one for a platform, in the order of the platforms.
  var versions: [DeploymentTarget] = []
  var problems: [DeploymentProblem] = []
}

/// Which files belong to a target. Paths are relative to the root.
struct FileSelection: Sendable, Equatable {
  /// A folder with everything below it, but for some files.
  struct Folder: Sendable, Equatable {
    var path: String
    /// Files and folders that are left out.
    var excluded: Set<String> = []
    /// Patterns of what is left out.
    var excludedPatterns: [Glob] = []
  }

  var paths: Set<String> = []
  var folders: [Folder] = []
  var patterns: [Glob] = []

  func contains(_ path: String) -> Bool {
    if paths.contains(path) || patterns.contains(where: { $0.matchesExactly(path) }) { return true }
    return folders.contains { folder in
      guard Path.relative(path, to: folder.path) != nil || folder.path.isEmpty else { return false }
      return !isLeftOut(path, of: folder)
    }
  }

  private func isLeftOut(_ path: String, of folder: Folder) -> Bool {
    if folder.excludedPatterns.contains(where: { $0.matches(path) }) { return true }
    guard !folder.excluded.isEmpty else { return false }
    var here = path
    while !here.isEmpty, here != folder.path {
      if folder.excluded.contains(here) { return true }
      here = Path.folder(of: here)
    }
    return false
  }
}
