// Whether an entry could cost less: gone, nearer to its bridges, or well where it is.

/// What can be done about what an entry costs.
enum CostAdvice: Sendable, Equatable {
  /// Its bridge is gone, so it can go.
  case orphaned
  /// All its bridges lie in one folder: it could stand in the file there and be shown only with that folder.
  case scope(folder: String, file: String)
  /// It stays, for this reason.
  case stays(String)

  /// The advice as one word, for scripts.
  var word: String {
    switch self {
    case .orphaned: "orphaned"
    case .scope: "scope"
    case .stays: "stays"
    }
  }

  /// The advice in a few words, for people.
  var words: String {
    switch self {
    case .orphaned: return "can go, its bridge is not in the sources"
    case .scope(let folder, let file):
      let rule = file.hasSuffix("AGENTS.md") ? "" : ", or a rules file with `paths: [\"\(folder)/**\"]`"
      return "can be scoped, its bridges lie in \(folder): move it to \(file)\(rule)"
    case .stays(let why): return "stays, \(why)"
    }
  }

  /// The advice for an entry.
  ///
  /// - Parameter files: the files of the bridges that it names.
  init(for reference: EntryReference, files: [String], isOrphaned: Bool, isScoped: Bool) {
    if isOrphaned {
      self = .orphaned
    } else if files.isEmpty {
      self = .stays("it names no bridge")
    } else if isScoped {
      self = .stays("it is scoped by `paths` already")
    } else {
      let folder = Self.sharedFolder(of: files)
      let home = Path.folderOfClaude(reference.file)
      if folder.isEmpty {
        self = .stays("its bridges lie in several folders")
      } else if folder == home || !Path.holds(home, folder) {
        self = .stays("it stands in a folder of its own already")
      } else {
        let name = MemoryNames.isAgentsFile(reference.file) ? "AGENTS.md" : "CLAUDE.md"
        self = .scope(folder: folder, file: Path.join(folder, name))
      }
    }
  }

  /// The deepest folder that holds all the files; the root is empty.
  private static func sharedFolder(of files: [String]) -> String {
    let folders = files.map { Path.folder(of: $0).split(separator: "/") }
    guard let first = folders.first else { return "" }
    let shared = first.indices.prefix { index in
      folders.allSatisfy { index < $0.endIndex && $0[index] == first[index] }
    }
    return first[..<(shared.last.map { $0 + 1 } ?? 0)].joined(separator: "/")
  }
}
