// Effects that stay below one folder: what a project says, its links included, leads to no file outside it.

import Foundation

extension Effects {
  /// The same effects below a folder alone: nothing outside it is read or written, not through a link either.
  ///
  /// - Parameter root: the folder's absolute path, links resolved.
  /// - Parameter further: files outside that may be read: those that the person who started the program named.
  /// - Parameter readsOutside: whether files outside may be read all the same.
  public func confined(
    to root: String, reading further: Set<String> = [], readsOutside: Bool = false
  ) -> Effects {
    var confined = self
    let fence = Fence(root: root, further: further, realPath: files.realPath, kind: files.kind)
    if !readsOutside { confined.files = files.confined(by: fence) }
    let update = update
    confined.update = FileUpdate { paths, change throws(Failure) in
      for path in paths { try fence.requireWritable(path) }
      try update.apply(paths, change)
    } makeFolders: { path throws(Failure) in
      try fence.requireWritable(path)
      try update.makeFolders(path)
    } remove: { path, bytes, folder throws(Failure) in
      try fence.requireWritable(path)
      try update.remove(path, bytes, folder)
    }
    return confined
  }
}

extension FileSystem {
  fileprivate func confined(by fence: Fence) -> FileSystem {
    let base = self
    var confined = self
    confined.read = { path throws(FileProblem) in
      guard fence.holds(path) else { throw Fence.problem }
      return try base.read(path)
    }
    confined.list = { folder throws(FileProblem) in
      guard fence.holds(folder) else { throw Fence.problem }
      return try base.list(folder)
    }
    return confined
  }
}

/// Says of paths whether they lead out of a folder. Folders are resolved once, since a scan asks for thousands of files in
/// a few of them.
private final class Fence: @unchecked Sendable {
  static let problem = FileProblem.system("it lies outside the project's root, or a link leads there")

  private let root: String
  private let further: Set<String>
  private let realPath: @Sendable (String) -> String?
  private let kind: @Sendable (String) -> FileKind?
  private let lock = NSLock()
  // Used while the lock is held.
  private var folders: [String: Bool] = [:]

  init(
    root: String, further: Set<String>, realPath: @escaping @Sendable (String) -> String?,
    kind: @escaping @Sendable (String) -> FileKind?
  ) {
    (self.root, self.further, self.realPath, self.kind) = (root, further, realPath, kind)
  }

  /// Whether what stands at a path lies inside. Where nothing does there is nothing to keep.
  func holds(_ path: String) -> Bool {
    if further.contains(path) { return true }
    switch kind(path) {
    case nil: return true
    case .file: return holdsFolder(Path.folder(of: path))
    case .folder: return holdsFolder(path)
    case .link, .other: return isInside(realPath(path))
    }
  }

  func requireWritable(_ path: String) throws(Failure) {
    var above = path
    while kind(above) == nil, above != "/", !above.isEmpty { above = Path.folder(of: above) }
    guard isInside(Path.normalize(path)), isInside(realPath(above)) else {
      throw Failure(
        "cannot write '\(path)'", reason: "it lies outside the root '\(root)', or a link leads there",
        fix: "name a path below the root", exit: .usage)
    }
  }

  private func holdsFolder(_ folder: String) -> Bool {
    lock.lock()
    defer { lock.unlock() }
    if let known = folders[folder] { return known }
    let isInside = isInside(realPath(folder))
    folders[folder] = isInside
    return isInside
  }

  private func isInside(_ path: String?) -> Bool { path.map { Path.relative($0, to: root) != nil } ?? false }
}
