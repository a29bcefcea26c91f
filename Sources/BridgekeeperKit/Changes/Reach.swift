// Where a run looks: below the paths that were named, and of code only at what changed.

/// Where a run looks.
struct Reach: Sendable, Equatable {
  /// Files and folders, relative to the root; none for all.
  var paths: [String] = []
  /// The files that changed, relative to the root; nil where a run is not about a change.
  var changed: Set<String>?

  /// Whether the paths that were named hold a file.
  func isBelow(_ file: String) -> Bool { paths.isEmpty || paths.contains { Path.holds($0, file) } }

  /// Whether what a file holds is judged for its own sake. Documents always are: a file that moved or went makes what
  /// others say wrong.
  func holds(_ file: String) -> Bool {
    isBelow(file) && (changed.map { $0.contains(file) || !file.hasSuffix(".swift") } ?? true)
  }
}
