// A snapshot as a file system, so that every use case can look at it without knowing that it is none.

extension Snapshot {
  /// Why a content is not to be had: the clone lacks it, and git, which would fetch it, may not and gives up.
  static let absent = FileProblem.system("git does not give what it held: this clone is a partial one")

  /// Effects under which the snapshot's files stand where those on disk do. What lies outside the repository stays
  /// as it is, and so do changes.
  func effects(over disk: Effects) -> Effects {
    var effects = disk
    effects.files = fileSystem(over: disk.files)
    effects.git.files = { folder in
      entries.keys.compactMap { Path.relative(Path.join(top, $0), to: folder) }
    }
    return effects
  }

  private func fileSystem(over disk: FileSystem) -> FileSystem {
    var files = FileSystem(
      read: { path throws(FileProblem) in try read(path, disk) }, kind: { kind($0, disk) },
      list: { folder throws(FileProblem) in try list(folder, disk) }, realPath: { resolve($0, disk) },
      stamps: { stamps(of: $0, in: $1, disk) })
    files.view = view
    return files
  }

  /// What does not differ is read from the disk, so that its stamp counts.
  private func stamps(of paths: [String], in folder: String, _ disk: FileSystem) -> [FileStamp?] {
    zip(paths, disk.stamps(paths, folder)).map { path, stamp in
      guard let place = ownPlace(Path.join(folder, path)), entries[place]?.kind == .file,
        !differing.contains(place)
      else { return nil }
      return stamp
    }
  }

  private func read(_ path: String, _ disk: FileSystem) throws(FileProblem) -> [UInt8] {
    guard let real = resolve(path, disk) else { throw .missing }
    guard let place = ownPlace(real) else { return try disk.read(real) }
    guard let entry = entries[place], entry.kind == .file else { throw .notAFile }
    if !differing.contains(place) {
      do throws(FileProblem) {
        return try disk.read(real)
      } catch {
        // A sparse clone has it in the index alone.
        guard error == .missing else { throw error }
      }
    }
    return try content(of: entry)
  }

  private func content(of entry: Entry) throws(FileProblem) -> [UInt8] {
    do throws(FileProblem) {
      return try blobs.read(entry.name)
    } catch {
      switch error {
      case .missing, .system: throw Self.absent
      default: throw error
      }
    }
  }

  /// Git keeps nothing below a link: what stands under its own path needs no way there.
  private func entry(at path: String) -> Entry? { ownPlace(path).flatMap { entries[$0] } }

  private func kind(_ path: String, _ disk: FileSystem) -> FileKind? {
    if let entry = entry(at: path) { return entry.kind }
    guard path != top, let folder = resolve(Path.folder(of: path), disk) else {
      return path == top ? .folder : nil
    }
    let full = Path.join(folder, Path.name(of: path))
    guard let place = ownPlace(full) else { return disk.kind(full) }
    return entries[place]?.kind ?? (folders[place] != nil ? .folder : nil)
  }

  private func list(
    _ folder: String, _ disk: FileSystem
  ) throws(FileProblem) -> [(name: String, kind: FileKind)] {
    guard let real = resolve(folder, disk) else { throw .missing }
    guard let place = ownPlace(real) else { return try disk.list(real) }
    guard let names = folders[place] else { throw .missing }
    return names
  }

  /// The path of a place of the snapshot, relative to the top; nil outside the repository, and for what is git's.
  private func ownPlace(_ path: String) -> String? {
    guard let place = Path.relative(path, to: top) else { return nil }
    return place == ".git" || place.hasPrefix(".git/") ? nil : place
  }

  /// The path with every link resolved, as the snapshot has them; nil where it leads nowhere.
  private func resolve(_ path: String, _ disk: FileSystem, hops: Int = 0) -> String? {
    guard hops <= 40 else { return nil }
    if entry(at: path)?.kind == .file { return path }
    guard let inside = ownPlace(path) else {
      // A link outside may lead into the repository.
      guard let real = disk.realPath(path) else { return nil }
      return real != path && ownPlace(real) != nil ? resolve(real, disk, hops: hops + 1) : real
    }
    var place = ""
    var waiting = inside.split(separator: "/").map(String.init)[...]
    while let next = waiting.popFirst() {
      if next == "." { continue }
      if next == ".." {
        guard !place.isEmpty else {
          let above = Path.join(Path.folder(of: top), waiting.joined(separator: "/"))
          return resolve(above, disk, hops: hops + 1)
        }
        place = Path.folder(of: place)
        continue
      }
      place = Path.join(place, next)
      if let entry = entries[place], entry.kind == .link {
        guard let target = try? content(of: entry) else { return nil }
        let folder = Path.join(top, Path.folder(of: place))
        let led = Path.join(folder, String(decoding: target, as: UTF8.self))
        return resolve(([led] + waiting).joined(separator: "/"), disk, hops: hops + 1)
      }
    }
    if place.isEmpty { return top }
    return entries[place] != nil || folders[place] != nil ? Path.join(top, place) : nil
  }
}
