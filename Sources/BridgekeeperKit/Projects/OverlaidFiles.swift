// A project with texts over its files that are not written yet: what a change would lead to is found out by the
// use cases themselves, before anything is written.

extension FileSystem {
  /// The same files with others in their place or beside them.
  ///
  /// - Parameter overlay: the bytes by absolute path, links resolved; nil for a file that is gone.
  func holding(_ overlay: [String: [UInt8]?]) -> FileSystem {
    let base = self
    let texts = overlay.compactMapValues { $0 }
    @Sendable func isFolder(_ path: String) -> Bool { texts.keys.contains { $0.hasPrefix(path + "/") } }
    @Sendable func isGone(_ path: String) -> Bool { overlay[path] != nil && texts[path] == nil }
    // A file may be come to through a linked folder, never by another name.
    let names = Set(overlay.keys.map { Path.name(of: $0) })
    var files = FileSystem(
      read: { path throws(FileProblem) in
        let real = base.realPath(path) ?? path
        if let bytes = texts[real] { return bytes }
        if isGone(real) { throw .missing }
        return try base.read(path)
      },
      kind: { path in
        if isGone(path) { return nil }
        return base.kind(path) ?? (texts[path] != nil ? .file : isFolder(path) ? .folder : nil)
      },
      list: { folder throws(FileProblem) in
        let added = Set(
          texts.keys.compactMap {
            Path.relative($0, to: folder)?.split(separator: "/").first.map(String.init)
          })
        let there = try base.kind(folder) == nil && isFolder(folder) ? [] : base.list(folder)
        let new = added.subtracting(there.map(\.name)).sorted()
        return there.filter { !isGone(Path.join(folder, $0.name)) }
          + new.map { ($0, texts[Path.join(folder, $0)] != nil ? .file : .folder) }
      },
      realPath: { path in
        let real = base.realPath(path)
        if let real, isGone(real) { return nil }
        return real ?? (texts[path] != nil || isFolder(path) ? path : nil)
      },
      stamps: { paths, folder in
        zip(paths, base.stamps(paths, folder)).map { names.contains(Path.name(of: $0)) ? nil : $1 }
      })
    files.view = "\(view), changed"
    return files
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
