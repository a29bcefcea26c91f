// What the machine says of a file without opening it.

import BridgekeeperKit
import Foundation

extension FileStamp {
  /// The stamps of files below a folder, by their paths relative to it.
  @Sendable static func all(of paths: [String], in folder: String) -> [FileStamp?] {
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return paths.map { _ in nil } }
    defer { close(descriptor) }
    return paths.map { FileStamp($0, in: descriptor) }
  }

  /// The stamp of the regular file at a path, links not followed; nil where there is none.
  ///
  /// - Parameter folder: the open folder that a relative path begins in.
  init?(_ path: String, in folder: Int32 = AT_FDCWD) {
    var status = stat()
    guard fstatat(folder, path, &status, AT_SYMLINK_NOFOLLOW) == 0, status.st_mode & S_IFMT == S_IFREG else {
      return nil
    }
    #if canImport(Darwin)
      let (modified, changed) = (status.st_mtimespec, status.st_ctimespec)
    #else
      let (modified, changed) = (status.st_mtim, status.st_ctim)
    #endif
    self.init(
      size: UInt64(status.st_size), modified: modified.nanoseconds, changed: changed.nanoseconds,
      number: UInt64(status.st_ino))
  }
}

extension timespec {
  /// The time in nanoseconds.
  var nanoseconds: Int64 { Int64(tv_sec) &* 1_000_000_000 &+ Int64(tv_nsec) }

  /// The time now, since 1970.
  static var now: timespec {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    return now
  }
}
