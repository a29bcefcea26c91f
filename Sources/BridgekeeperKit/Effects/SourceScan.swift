// How sources are scanned, as a value: anew each time, or by a program that stays and knows most files already.

import Foundation
public import SwiftScan

/// A way to scan sources. All ways come to the same inventory.
public struct SourceScan: Sendable {
  /// Gives a file's bytes, or says why it cannot be read.
  public typealias Read = @Sendable (_ path: String) -> Result<[UInt8], SourceProblem>

  /// Finds the bridges in files; see `scanSources`.
  public var run: @Sendable (_ paths: [String], _ options: ScanOptions, _ read: @escaping Read) -> Inventory

  /// A scan from its closure.
  public init(run: @escaping @Sendable ([String], ScanOptions, @escaping Read) -> Inventory) {
    self.run = run
  }

  /// Every file is parsed that matters.
  public static let fresh = SourceScan { paths, options, read in
    scanSources(paths, options: options, read: read)
  }

  /// A file is parsed again only where its bytes are no longer those of the scan before.
  public static func remembering() -> SourceScan {
    let known = KnownFiles()
    return SourceScan { paths, options, read in known.scan(paths, options, read) }
  }
}

/// What scans on several threads know of files. They wait for each other: each of them uses all workers, and the next
/// one finds what the one before has parsed.
private final class KnownFiles: @unchecked Sendable {
  private let lock = NSLock()
  // Used while the lock is held.
  private var files = ParsedFiles()

  func scan(_ paths: [String], _ options: ScanOptions, _ read: @escaping SourceScan.Read) -> Inventory {
    lock.lock()
    defer { lock.unlock() }
    return scanSources(paths, options: options, knowing: &files, read: read)
  }
}
