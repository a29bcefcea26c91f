// The files of a commit as a file system, so that the past is read by the same code as the present.

/// The files below a folder in one commit.
struct CommitFiles: Sendable {
  /// The folder's absolute path; everything below it is the commit's.
  private let root: String
  /// What there is, by path relative to the folder.
  private var entries: [String: TreeEntry] = [:]
  /// The names in each folder, by its path; the root is the empty path.
  private var folders: [String: [String: FileKind]] = ["": [:]]
  private var hasLinks = false
  private let blobs: BlobReader

  /// The files of a tree.
  init(_ tree: [TreeEntry], root: String, blobs: BlobReader) {
    self.root = root
    self.blobs = blobs
    for entry in tree where entry.kind != .other {
      entries[entry.path] = entry
      hasLinks = hasLinks || entry.kind == .link
      folders[Path.folder(of: entry.path), default: [:]][Path.name(of: entry.path)] = entry.kind
      var folder = Path.folder(of: entry.path)
      while !folder.isEmpty, folder != "/" {
        let above = Path.folder(of: folder)
        let isNew = folders[above, default: [:]].updateValue(.folder, forKey: Path.name(of: folder)) == nil
        guard isNew else { break }
        folder = above
      }
    }
  }

  /// The paths of the files and links.
  var paths: [String] { Array(entries.keys) }

  /// The hash of each Swift file's content, by path.
  var contents: [String: String] {
    entries.filter { $0.key.hasSuffix(".swift") && $0.value.kind == .file }.mapValues(\.blob)
  }

  /// The files for use cases.
  var fileSystem: FileSystem {
    FileSystem(
      read: { path throws(FileProblem) in try read(path) }, kind: kind,
      list: { folder throws(FileProblem) in try list(folder) }, realPath: realPath)
  }

  private func read(_ path: String) throws(FileProblem) -> [UInt8] {
    guard let real = resolve(path) else { throw .missing }
    guard let entry = entries[real] else { throw folders[real] == nil ? .missing : .notAFile }
    return try blobs.read(entry.blob)
  }

  private func kind(_ path: String) -> FileKind? {
    guard let relative = relative(path) else { return nil }
    if let entry = entries[relative] { return entry.kind }
    if folders[relative] != nil { return .folder }
    guard hasLinks, let folder = resolve(Path.folder(of: path)) else { return nil }
    return folders[folder]?[Path.name(of: path)]
  }

  private func list(_ folder: String) throws(FileProblem) -> [(name: String, kind: FileKind)] {
    guard let real = resolve(folder), let names = folders[real] else { throw .missing }
    return names.map { ($0.key, $0.value) }
  }

  private func realPath(_ path: String) -> String? { resolve(path).map { Path.join(root, $0) }.map(trimmed) }

  private func trimmed(_ path: String) -> String { path.hasSuffix("/") ? String(path.dropLast()) : path }

  private func relative(_ path: String) -> String? { Path.relative(Path.normalize(path), to: root) }

  /// The path relative to the folder with its links resolved; nil where it leads nowhere, in a circle or out of
  /// the folder: a commit says nothing of what lies there.
  private func resolve(_ path: String) -> String? {
    guard let relative = relative(path) else { return nil }
    if entries[relative]?.kind == .file || folders[relative] != nil { return relative }
    guard hasLinks else { return nil }
    return followed(relative)
  }

  private func followed(_ relative: String) -> String? {
    var done = ""
    var waiting = relative.split(separator: "/").map(String.init)
    var hops = 0
    while !waiting.isEmpty {
      let next = Path.join(done, waiting.removeFirst())
      guard let entry = entries[next], entry.kind == .link else {
        done = next
        continue
      }
      hops += 1
      guard hops <= 40, let target = target(of: entry, in: done) else { return nil }
      waiting = target.split(separator: "/").map(String.init) + waiting
      done = ""
    }
    return entries[done] != nil || folders[done] != nil ? done : nil
  }

  /// Where a link leads, relative to the root; nil outside it.
  private func target(of link: TreeEntry, in folder: String) -> String? {
    guard let bytes = try? blobs.read(link.blob), bytes.count < 4_096 else { return nil }
    let written = String(decoding: bytes, as: UTF8.self)
    return relative(Path.join(Path.join(root, folder), written))
  }
}
