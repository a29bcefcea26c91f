// The machine's place for records that can be made again: a folder of the person's own, by the rules of the system.

import BridgekeeperKit
import Foundation

extension CacheStore {
  /// The store that the environment asks for: `BRIDGEKEEPER_CACHE` names a folder, or says `off`; else it is the system's
  /// folder for caches. nil where there is no such folder to be had.
  static func live(_ environment: [String: String]) -> CacheStore? {
    guard let folder = folder(environment).flatMap(CacheFolder.init), let program else { return nil }
    return CacheStore(
      program: program, read: folder.read, write: folder.write, now: { timespec.now.nanoseconds })
  }

  private static func folder(_ environment: [String: String]) -> String? {
    func absolute(_ name: String) -> String? { environment[name].flatMap { $0.hasPrefix("/") ? $0 : nil } }
    if let named = environment["BRIDGEKEEPER_CACHE"], !named.isEmpty {
      return absolute("BRIDGEKEEPER_CACHE")
    }
    #if canImport(Darwin)
      let usual = absolute("HOME").map { $0 + "/Library/Caches" }
    #else
      let usual = absolute("HOME").map { $0 + "/.cache" }
    #endif
    return (absolute("XDG_CACHE_HOME") ?? usual).map { $0 + "/bridgekeeper" }
  }

  /// The version, the size and the time of the program's file, since who builds it anew has another program with the same
  /// version, and the parsers, which may lie beside it. Whoever unpacks the same archive again has the same program.
  private static var program: String? {
    guard let path = Bundle.main.executablePath, let real = FileSystem.live.realPath(path),
      let stamp = FileStamp(real)
    else { return nil }
    let file = "\(stamp.size) \(stamp.modified)"
    return ([Bridgekeeper.version, file] + LinkedParsers.all).joined(separator: " ")
  }
}

/// A folder that belongs to the person who runs the program, and that nobody else can write to.
private struct CacheFolder: Sendable {
  /// How many records are kept, and how large they are together at most: whoever works on more projects than that waits
  /// for a scan now and then.
  private static let (mostRecords, mostBytes) = (128, 256 * 1_048_576)

  private let path: String

  /// The folder at a path, made where it is missing; nil where it is not the person's own.
  init?(_ path: String) {
    self.path = path
    guard Self.isOwn(path) || Self.make(path) else { return nil }
  }

  private static func make(_ path: String) -> Bool {
    let above = (path as NSString).deletingLastPathComponent
    if FileSystem.live.kind(above) == nil {
      guard above != "/", make(above) else { return false }
    }
    mkdir(path, 0o700)
    return isOwn(path)
  }

  private static func isOwn(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR && status.st_uid == geteuid()
      && status.st_mode & 0o022 == 0
  }

  @Sendable func read(_ name: String) -> [UInt8]? {
    let file = "\(path)/\(name)"
    var status = stat()
    guard lstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_uid == geteuid() else {
      return nil
    }
    return try? FileSystem.live.read(file)
  }

  /// Writes beside the record and puts the whole in its place: who reads meanwhile sees the old one or the new one.
  @Sendable func write(_ name: String, _ bytes: [UInt8]) {
    guard bytes.count <= Self.mostBytes / 4 else { return }
    let draft = "\(path)/\(name).\(getpid())"
    let descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return }
    let failure = Live.write(bytes, to: descriptor, stoppingQuietly: false)
    guard close(descriptor) == 0, failure == nil, rename(draft, "\(path)/\(name)") == 0 else {
      unlink(draft)
      return
    }
    trim()
  }

  /// Deletes the records that were written longest ago, and what a killed run left, once there is too much.
  private func trim() {
    let names = (try? FileSystem.live.list(path)) ?? []
    var files = names.filter { $0.kind == .file }.compactMap { entry in
      FileStamp("\(path)/\(entry.name)").map { (name: entry.name, stamp: $0) }
    }
    let hourAgo = timespec.now.nanoseconds - 3_600_000_000_000
    files.sort { $0.stamp.modified > $1.stamp.modified }
    var (count, size) = (0, 0)
    for file in files {
      let isLeftOver = file.name.contains(".") && file.stamp.modified < hourAgo
      count += isLeftOver ? 0 : 1
      size += Int(file.stamp.size)
      if isLeftOver || count > Self.mostRecords || size > Self.mostBytes { unlink("\(path)/\(file.name)") }
    }
  }
}
