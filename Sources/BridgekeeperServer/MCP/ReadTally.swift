// How far a scan is: which of its reads are worth a message.

import Foundation

/// Counts the files that the scans of one call read, and tells of every hundredth part.
///
/// A scan reads each file once in its first round, and some again: those are not counted, so that the number only grows
/// and never exceeds the total.
final class ReadTally: @unchecked Sendable {
  private let tell: @Sendable (_ done: Int, _ total: Int) -> Void
  private let lock = NSLock()
  // Used while the lock is held.
  private var (done, total, told) = (0, 0, 0)

  init(_ tell: @escaping @Sendable (Int, Int) -> Void) { self.tell = tell }

  /// A scan of so many files begins.
  func expect(_ count: Int) {
    lock.lock()
    defer { lock.unlock() }
    done = total
    total += count
  }

  /// A file was read. Told under the lock, so that the messages are in order.
  func note() {
    lock.lock()
    defer { lock.unlock() }
    guard done < total else { return }
    done += 1
    guard done - told >= max(1, total / 100) || done == total else { return }
    told = done
    tell(done, total)
  }
}
