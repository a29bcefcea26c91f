// Everything that a use case may do to the world, handed in as one value.

/// The effects of a use case.
public struct Effects: Sendable {
  /// The files.
  public var files: FileSystem
  /// Changes to files.
  public var update: FileUpdate
  /// The repository.
  public var git: Git

  /// How many threads a scan may use, one at the least.
  public var workers: Int

  /// How sources are scanned.
  public var scan = SourceScan.fresh

  /// Effects from their parts.
  public init(files: FileSystem, update: FileUpdate, git: Git, workers: Int) {
    self.files = files
    self.update = update
    self.git = git
    self.workers = workers
  }
}
