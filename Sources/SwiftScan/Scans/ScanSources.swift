// The one seam of this module: the bytes of many files in, facts out.

/// Finds every bridge in the given files.
///
/// The result depends on the paths and on what `read` gives for them, and on nothing else: not on the order of the
/// paths, not on the number of workers.
/// - Parameters:
///   - paths: the Swift files, each as it shall be named in the result. All of them together are one scan: a name in
///     one file may be declared in another.
///   - options: what to look for.
///   - read: gives a file's bytes, or says why it cannot be read. Called on several threads at once, and possibly more
///     than once for a path.
public func scanSources(
  _ paths: [String], options: ScanOptions,
  read: @escaping @Sendable (_ path: String) -> Result<[UInt8], SourceProblem>
) -> Inventory {
  Inventory()
}
