// What the result of a scan hung on: with it somebody can tell, without scanning, that other bytes would give the same.

/// The files that a scan took, and what it looked for in the others.
///
/// Facts come from the taken files alone, and the words that take a file come from the options and those facts: as long
/// as every taken file is as it was, and no other one holds a word, the result is the same.
public struct ScanTrace: Sendable, Equatable, Codable {
  /// The files whose facts, or whose problems, are in the result.
  public internal(set) var taken: Set<String> = []
  /// Names that take a file wherever they stand in it.
  var mentioned: Set<String> = []
  /// Names that take a file where it declares or extends them.
  var declared: Set<String> = []
  /// Names that take a file where it declares them.
  var introduced: Set<String> = []
  /// What takes one whatever was learnt.
  var signs: FileSigns?

  /// A trace of nothing.
  public init() {}
}

/// Says of bytes whether a scan would take a file that holds them.
public struct TraceSearch: Sendable {
  private let filter: FileFilter

  /// - Parameter trace: what a scan left.
  public init(_ trace: ScanTrace) {
    let words = WordSearch(
      mentioned: trace.mentioned, declared: trace.declared, introduced: trace.introduced)
    filter = FileFilter(search: words, signs: trace.signs)
  }

  /// Whether the scan would take such a file, or say of it that it cannot be read.
  public func takes(_ bytes: [UInt8]) -> Bool { isUTF16(bytes) || filter.takes(bytes) }
}
