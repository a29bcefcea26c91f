// A project with texts over its files that are not written yet: what a change would lead to is found out by the
// use cases themselves, before anything is written.

extension FileSystem {
  /// The same files with others in their place or beside them.
  ///
  /// - Parameter overlay: the bytes by absolute path, links resolved.
  func holding(_ overlay: [String: [UInt8]]) -> FileSystem {
    let base = self
    @Sendable func isFolder(_ path: String) -> Bool { overlay.keys.contains { $0.hasPrefix(path + "/") } }
    return FileSystem(
      read: { path throws(FileProblem) in
        if let bytes = overlay[base.realPath(path) ?? path] { return bytes }
        return try base.read(path)
      },
      kind: { path in
        base.kind(path) ?? (overlay[path] != nil ? .file : isFolder(path) ? .folder : nil)
      },
      list: { folder throws(FileProblem) in
        let added = Set(
          overlay.keys.compactMap {
            Path.relative($0, to: folder)?.split(separator: "/").first.map(String.init)
          })
        let there = try base.kind(folder) == nil && isFolder(folder) ? [] : base.list(folder)
        let new = added.subtracting(there.map(\.name)).sorted()
        return there + new.map { ($0, overlay[Path.join(folder, $0)] != nil ? .file : .folder) }
      },
      realPath: { path in
        base.realPath(path) ?? (overlay[path] != nil || isFolder(path) ? path : nil)
      })
  }
}

extension Project {
  /// The project as it would be with these texts in its files, its configuration read anew. It cannot be written
  /// to.
  ///
  /// - Parameter texts: the texts by path relative to the root, links resolved.
  func holding(_ texts: [String: String]) throws(Failure) -> Project {
    let base = effects
    let root = root
    var overlaid = effects
    overlaid.files = base.files.holding(
      Dictionary(uniqueKeysWithValues: texts.map { (absolute($0.key), Array($0.value.utf8)) }))
    overlaid.git.files = { folder in
      guard let listed = base.git.files(folder), folder == root else { return base.git.files(folder) }
      return listed + Set(texts.keys).subtracting(listed).sorted()
    }
    overlaid.update = FileUpdate { paths, _ throws(Failure) in
      throw Failure("'\(paths.first ?? "")' is only thought of and not written", exit: .bug)
    }
    return try Project.open(root: root, effects: overlaid)
  }
}
