// Which files of a project are looked at: what git tracks or does not ignore, else a walk; less what is
// excluded.

/// The files of a project that matter here, relative to the root and sorted by their bytes.
struct ProjectFiles: Sendable, Equatable {
  /// The Swift files to scan.
  var sources: [String] = []
  /// Every file that was listed and is not excluded.
  var all: [String] = []
  /// Every folder that holds a listed file, and the folders above it; the root is the empty path.
  var folders: Set<String> = [""]

  /// The folders of files, with those above them.
  static func folders(of paths: [String]) -> Set<String> {
    var folders: Set<String> = [""]
    for path in paths {
      var folder = Path.folder(of: path)
      while folders.insert(folder).inserted { folder = Path.folder(of: folder) }
    }
    return folders
  }
}

extension Project {
  /// Lists the project's files.
  func listFiles() throws(Failure) -> ProjectFiles {
    let excluded = (Config.alwaysExcluded + config.excluded).map(Glob.init)
    let included = config.included.map(Glob.init)
    let listed: [String]
    if let tracked = effects.git.files(root) {
      listed = tracked.filter { !isHeld($0, by: excluded) }
    } else {
      listed = try walk(excluded: excluded)
    }
    var files = ProjectFiles()
    files.all = sortedOnce(listed)
    files.sources = files.all.filter { path in
      path.hasSuffix(".swift") && (included.isEmpty || isHeld(path, by: included))
    }
    files.folders = ProjectFiles.folders(of: files.all)
    return files
  }

  /// Paths sorted by their bytes, each once: as git lists them, but for those that it does not track.
  private func sortedOnce(_ paths: [String]) -> [String] {
    if zip(paths, paths.dropFirst()).allSatisfy({ $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
      return paths
    }
    return Set(paths).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Whether a file that is listed, or will be, is one of the Swift files to scan.
  func scans(_ path: String) -> Bool {
    path.hasSuffix(".swift") && !isExcluded(path)
      && (config.included.isEmpty || isHeld(path, by: config.included.map(Glob.init)))
  }

  /// Whether the configuration leaves a file out.
  func isExcluded(_ path: String) -> Bool {
    isHeld(path, by: (Config.alwaysExcluded + config.excluded).map(Glob.init))
  }

  private func isHeld(_ path: String, by patterns: [Glob]) -> Bool {
    let possible = patterns.filter { $0.mayMatch(path) }
    guard !possible.isEmpty else { return false }
    let parts = Glob.parts(path)
    return possible.contains { $0.matches(parts) }
  }

  /// Links to folders are not followed, so no circle of links can be entered; hidden folders hold memory
  /// files and are.
  private func walk(excluded: [Glob]) throws(Failure) -> [String] {
    var found: [String] = []
    var waiting = [""]
    while let folder = waiting.popLast() {
      for entry in try list(folder) {
        let path = Path.join(folder, entry.name)
        if isHeld(path, by: excluded) { continue }
        switch entry.kind {
        case .folder: waiting.append(path)
        case .file, .link: found.append(path)
        case .other: continue
        }
      }
    }
    return found
  }

  private func list(_ folder: String) throws(Failure) -> [(name: String, kind: FileKind)] {
    do throws(FileProblem) {
      return try effects.files.list(absolute(folder))
    } catch {
      // A folder that went away while the walk was under way holds nothing.
      if error == .missing && !folder.isEmpty { return [] }
      throw Failure(
        "cannot list the folder '\(folder.isEmpty ? root : folder)'", reason: error.reason,
        fix: "make it readable, or leave it out with 'excluded' in \(Config.fileName)", exit: .noInput)
    }
  }
}
