// What a call is watched by while it works: whether anybody still waits for it, and who wants to hear how far it is.

import BridgekeeperKit

/// The watch over one call.
public struct Watch: Sendable {
  /// Whether the client has given the call up.
  public var isCancelled: @Sendable () -> Bool
  /// Told how many files were read, of how many; nil where the client did not ask.
  public var progress: (@Sendable (_ done: Int, _ total: Int) -> Void)?

  /// A watch from its closures.
  public init(
    isCancelled: @escaping @Sendable () -> Bool, progress: (@Sendable (Int, Int) -> Void)? = nil
  ) {
    (self.isCancelled, self.progress) = (isCancelled, progress)
  }

  /// Nobody gives up, and nobody asks.
  public static let none = Watch(isCancelled: { false })
}

extension Effects {
  /// The same effects under a watch. A call that nobody waits for reads no further file, so that it comes to an end, and
  /// writes none; whatever it came to then is told to nobody.
  func watched(by watch: Watch) -> Effects {
    var watched = self
    let (files, update, scan) = (files, update, scan)
    watched.files.read = { path throws(FileProblem) in
      if watch.isCancelled() { throw .system("the call was cancelled") }
      return try files.read(path)
    }
    watched.update = FileUpdate { paths, change throws(Failure) in
      if watch.isCancelled() { throw Failure("the call was cancelled", exit: .interrupted) }
      try update.apply(paths, change)
    } makeFolders: { path throws(Failure) in
      if watch.isCancelled() { throw Failure("the call was cancelled", exit: .interrupted) }
      try update.makeFolders(path)
    }
    if let progress = watch.progress {
      let tally = ReadTally(progress)
      watched.scan = SourceScan { files, options in
        tally.expect(files.paths.count)
        var noted = files
        noted.read = { path in
          defer { tally.note() }
          return files.read(path)
        }
        return scan.run(noted, options)
      }
    }
    return watched
  }
}
