// What the machine says of a file without opening it.

import BridgekeeperKit
import Foundation

extension FileStamp {
  /// The stamp of the regular file at a path, links not followed; nil where there is none.
  @Sendable init?(_ path: String) {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
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
