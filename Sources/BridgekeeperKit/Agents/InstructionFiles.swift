// The files that agents look for, read once each: the only place of the load model that asks the file system.

import Markdown

/// A file that an agent may be shown.
struct InstructionFile: Sendable {
  /// The path relative to the root, as the agent comes to it.
  var path: String
  /// The path relative to the root with links resolved.
  var realPath: String
  var bytes: [UInt8]
}

/// The instruction files of a project, found as agents find them and kept once they were read.
struct InstructionFiles: Sendable {
  let project: Project
  private let excluded: [Glob]
  private var listings: [String: Listing] = [:]
  private var contents: [String: [UInt8]?] = [:]
  private var documents: [String: Document] = [:]
  private var rules: [String: RulePaths] = [:]

  /// What a folder holds.
  private struct Listing {
    var names: Set<String> = []
    /// The names by what they are without case, the first of each.
    var byLowerCase: [String: String] = [:]
  }

  /// The files of a project; documents that were read already are not read again.
  init(_ project: Project, memory: Memory = Memory()) {
    self.project = project
    excluded = project.config.excluded.map(Glob.init)
    for file in memory.files { documents[file.path] = file.document }
  }

  /// The file with a name in a folder, by its exact name or, as on file systems that ignore case, by one that
  /// differs in case alone.
  mutating func file(named name: String, in folder: String) -> InstructionFile? {
    let listing = listing(folder)
    let found = listing.names.contains(name) ? name : listing.byLowerCase[name.lowercased()]
    return found.flatMap { file(at: Path.join(folder, $0)) }
  }

  /// The regular file at a path, through links; nil where there is none, where it is excluded, and where a
  /// link leads out of the root and the configuration does not allow that.
  mutating func file(at path: String) -> InstructionFile? {
    guard !excluded.contains(where: { $0.matches(path) }), let real = project.realPath(of: path) else {
      return nil
    }
    if contents[real] == nil {
      contents[real] = .some(try? project.effects.files.read(project.absolute(real)))
    }
    guard let bytes = contents[real] ?? nil else { return nil }
    return InstructionFile(path: path, realPath: real, bytes: bytes)
  }

  /// The Markdown files below the rules folder of a folder, sorted by path.
  mutating func rulesFiles(of folder: String) -> [InstructionFile] {
    let rulesFolder = Path.join(folder, MemoryNames.rulesFolder)
    guard has(".claude", in: folder) else { return [] }
    return project.rulesPaths(rulesFolder).compactMap { file(at: $0) }
  }

  /// The file's text as a document; bytes that are no UTF-8 are replaced, as agents do.
  mutating func document(of file: InstructionFile) -> Document {
    if let document = documents[file.realPath] { return document }
    let document = Document(String(decoding: file.bytes, as: UTF8.self))
    documents[file.realPath] = document
    return document
  }

  /// What a rules file says of the files that it is for.
  mutating func rulePaths(of file: InstructionFile) -> RulePaths {
    if let known = rules[file.realPath] { return known }
    let paths = RulePaths(document(of: file))
    rules[file.realPath] = paths
    return paths
  }

  /// Whether a folder holds something of this name.
  mutating func has(_ name: String, in folder: String) -> Bool {
    listing(folder).names.contains(name)
  }

  private mutating func listing(_ folder: String) -> Listing {
    if let known = listings[folder] { return known }
    let names = ((try? project.effects.files.list(project.absolute(folder))) ?? []).map(\.name)
    let listing = Listing(
      names: Set(names), byLowerCase: Dictionary(names.map { ($0.lowercased(), $0) }, uniquingKeysWith: min))
    listings[folder] = listing
    return listing
  }
}

extension Project {
  /// The path of what stands at a path, links resolved and relative to the root; nil where nothing does, and
  /// where it lies outside the root and the configuration does not allow that.
  func realPath(of path: String) -> String? {
    guard let real = effects.files.realPath(absolute(path)) else { return nil }
    if let relative = Path.relative(real, to: root) { return relative }
    return config.readsOutside ? Path.upward(real, from: root) : nil
  }

  /// The paths of the Markdown files below a rules folder, sorted. Links are followed, also those to folders;
  /// a folder that was met is not entered again.
  func rulesPaths(_ rulesFolder: String) -> [String] {
    var entered: Set<String> = []
    var found: [String] = []
    var waiting = [rulesFolder]
    while let folder = waiting.popLast() {
      guard let real = realPath(of: folder), entered.insert(real).inserted,
        let entries = try? effects.files.list(absolute(folder))
      else { continue }
      for entry in entries {
        let path = Path.join(folder, entry.name)
        if isFolder(path, entry.kind) {
          waiting.append(path)
        } else if entry.kind != .other && entry.name.lowercased().hasSuffix(".md") {
          found.append(path)
        }
      }
    }
    return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private func isFolder(_ path: String, _ kind: FileKind) -> Bool {
    guard kind == .link else { return kind == .folder }
    guard let real = effects.files.realPath(absolute(path)) else { return false }
    return effects.files.kind(real) == .folder
  }
}

extension Path {
  /// The folders from the root, which is empty, down to a folder, both with them.
  static func folders(to folder: String) -> [String] {
    let parts = folder.split(separator: "/")
    return [""] + parts.indices.map { parts[...$0].joined(separator: "/") }
  }

  /// An absolute path as seen from a folder that does not hold it: `../shared/notes.md`.
  static func upward(_ path: String, from folder: String) -> String {
    let (parts, base) = (path.split(separator: "/"), folder.split(separator: "/"))
    let shared = zip(parts, base).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: base.count - shared)
    return (up + parts.dropFirst(shared).map(String.init)).joined(separator: "/")
  }
}
