// Whether an entry could cost less: gone, nearer to its bridges, or well where it is.

/// When an agent is shown a memory file, as far as its cost goes.
enum CostPlace: Sendable, Equatable {
  /// In every session.
  case launch
  /// With the files that its `paths` hold.
  case paths
  /// With the files in this folder, or never.
  case folder(String)
}

/// What can be done about what an entry costs.
enum CostAdvice: Sendable, Equatable {
  /// Its bridge is gone, so it can go.
  case orphaned
  /// SwiftUI covers all its bridges in full, so they and the entry can go.
  case superseded
  /// All its bridges lie in one folder: it could stand in the file there and be shown only with that folder.
  case scope(folder: String, file: String)
  /// It stays, for this reason.
  case stays(String)

  /// The advice as one word, for scripts.
  var word: String {
    switch self {
    case .orphaned: "orphaned"
    case .superseded: "superseded"
    case .scope: "scope"
    case .stays: "stays"
    }
  }

  /// The advice in a few words, for people.
  var words: String {
    switch self {
    case .orphaned: return "can go, its bridge is not in the sources"
    case .superseded: return "can go with its bridge, which SwiftUI covers in full"
    case .scope(let folder, let file):
      let isForCodex = MemoryNames.isAgentsFile(file)
      let rest =
        isForCodex
        ? ", which Codex reads where it is started there"
        : ", or a rules file with `paths: [\"\(folder)/**\"]`"
      return "can be scoped, its bridges lie in \(folder): move it to \(file)\(rest)"
    case .stays(let why): return "stays, \(why)"
    }
  }

  /// The advice for an entry.
  ///
  /// - Parameter files: the files of the bridges that it names.
  init(
    for reference: EntryReference, files: [String], isOrphaned: Bool, isSuperseded: Bool, place: CostPlace
  ) {
    guard !isOrphaned, !isSuperseded else {
      self = isOrphaned ? .orphaned : .superseded
      return
    }
    guard !files.isEmpty else {
      self = .stays("it names no bridge")
      return
    }
    let folder = Self.sharedFolder(of: files)
    let isAgents = MemoryNames.isAgentsFile(reference.file)
    let target = Path.join(folder, isAgents ? "AGENTS.md" : "CLAUDE.md")
    switch place {
    case .paths: self = .stays("it is scoped by `paths` already")
    case .folder(let home) where folder == home || !Path.holds(home, folder):
      self = .stays("it is not shown at launch")
    case .launch, .folder:
      self =
        folder.isEmpty
        ? .stays("its bridges lie in several folders") : .scope(folder: folder, file: target)
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
