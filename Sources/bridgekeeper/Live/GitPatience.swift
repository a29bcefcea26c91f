// Waiting for git, but not for ever: where a file that git reads is a pipe, git waits for a writer that never comes.

import Foundation

/// What git writes, read while git goes on writing.
///
/// Git is given up once it is silent for a minute, or for the seconds in `BRIDGEKEEPER_GIT_SECONDS`, and then it is not
/// asked again: each question would take as long. A large tree that nobody has read yet keeps it silent for a while.
enum GitPatience {
  /// How long git may be silent, in seconds.
  private static let seconds: Int32 = {
    let wanted = ProcessInfo.processInfo.environment["BRIDGEKEEPER_GIT_SECONDS"].flatMap { Int32($0) }
    return min(max(wanted ?? 60, 1), 3_600)
  }()

  private static let lock = NSLock()
  // Used while the lock is held.
  nonisolated(unsafe) private static var isOver = false

  /// Whether git was given up in this run.
  static var hasEnded: Bool {
    lock.lock()
    defer { lock.unlock() }
    return isOver
  }

  /// Waits until there is something to read; false where git was given up, and ended.
  static func wait(for descriptor: Int32, of process: Process) -> Bool {
    var polled = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    while true {
      let count = poll(&polled, 1, seconds * 1_000)
      if count > 0 { return true }
      if count < 0, errno == EINTR { continue }
      giveUp(process)
      return false
    }
  }

  /// Everything that git writes, to the end; nil where it was given up.
  static func read(_ pipe: Pipe, of process: Process) -> [UInt8]? {
    let handle = pipe.fileHandleForReading
    var bytes: [UInt8] = []
    while wait(for: handle.fileDescriptor, of: process) {
      let data = handle.availableData
      if data.isEmpty { return bytes }
      bytes += data
    }
    return nil
  }

  private static func giveUp(_ process: Process) {
    kill(process.processIdentifier, SIGKILL)
    lock.lock()
    isOver = true
    lock.unlock()
    let words =
      "bridgekeeper: git was silent for \(seconds) s and is asked no more: what it ignores counts too\n"
    _ = Live.write(Array(words.utf8), to: STDERR_FILENO, stoppingQuietly: true)
  }
}
