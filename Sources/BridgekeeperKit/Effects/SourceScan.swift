// How sources are scanned, as a value: anew each time, by a program that stays and knows most files already, or with what
// a former run left.

import Foundation
public import SwiftScan

/// The Swift files of a project, as a scan looks at them. Paths are relative to the root.
public struct SourceFiles: Sendable {
  /// Gives a file's bytes, or says why it cannot be read.
  public typealias Read = @Sendable (_ path: String) -> Result<[UInt8], SourceProblem>

  /// The project's root.
  public var root: String
  /// What the files are a view of; see `FileSystem`.
  public var view: String
  /// The files.
  public var paths: [String]
  /// Gives a file's bytes.
  public var read: Read
  /// Gives files' stamps; nil for each that has to be read.
  public var stamps: @Sendable (_ paths: [String]) -> [FileStamp?]

  /// Files from their parts.
  public init(
    root: String, view: String, paths: [String], read: @escaping Read,
    stamps: @escaping @Sendable ([String]) -> [FileStamp?]
  ) {
    (self.root, self.view, self.paths, self.read, self.stamps) = (root, view, paths, read, stamps)
  }
}

extension SourceFiles {
  /// The stamps of files, in their order, asked for by several threads.
  func stamps(of paths: [String], workers: Int) -> [FileStamp?] {
    let size = 1_024
    let starts = Array(stride(from: 0, to: paths.count, by: size))
    return mapOnWorkers(count: starts.count, workers: workers) { place in
      stamps(Array(paths[starts[place]..<min(starts[place] + size, paths.count)]))
    }.flatMap { $0 }
  }
}

/// A way to scan sources. All ways come to the same inventory.
public struct SourceScan: Sendable {
  /// Finds the bridges in files; see `scanSources`.
  public var run: @Sendable (_ files: SourceFiles, _ options: ScanOptions) -> Inventory

  /// A scan from its closure.
  public init(run: @escaping @Sendable (SourceFiles, ScanOptions) -> Inventory) { self.run = run }

  /// Every file is parsed that matters.
  public static let fresh = SourceScan { files, options in
    scanSources(files.paths, options: options, read: files.read)
  }

  /// A file is parsed again only where its bytes are no longer those of the scan before.
  public static func remembering() -> SourceScan {
    let known = KnownFiles()
    return SourceScan { files, options in known.scan(files, options) }
  }
}

/// What scans on several threads know of files. They wait for each other: each of them uses all workers, and the next
/// one finds what the one before has parsed.
private final class KnownFiles: @unchecked Sendable {
  private let lock = NSLock()
  // Used while the lock is held.
  private var files = ParsedFiles()

  func scan(_ sources: SourceFiles, _ options: ScanOptions) -> Inventory {
    lock.lock()
    defer { lock.unlock() }
    return scanSources(sources.paths, options: options, knowing: &files, read: sources.read)
  }
}
