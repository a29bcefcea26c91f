// What files said when they were last parsed, for a program that scans the same project again and again: a server.

/// The facts of files as former scans parsed them, each with the very bytes that they hold for.
///
/// The result of a scan does not depend on it, only its time: facts are taken from here only where the file has the
/// same bytes and is read in the same way. Whether a file is wanted at all is judged anew in each scan.
public struct ParsedFiles: Sendable {
  /// Facts of files that the latest scan did not have are dropped when there are more than this.
  private static let limit = 16_384

  private struct Known: Sendable {
    var bytes: [UInt8]
    /// A scan with rules reads more of a file than one without.
    var facts: [FileReading: FileFacts] = [:]
  }

  private var known: [String: Known] = [:]
  /// How many files were parsed so far.
  public private(set) var parsedCount = 0

  /// Nothing known yet.
  public init() {}

  /// The facts of a file with these bytes; nil where it has to be parsed.
  func facts(of path: String, holding bytes: [UInt8], _ reading: FileReading) -> FileFacts? {
    guard let file = known[path], let facts = file.facts[reading], file.bytes == bytes else { return nil }
    return facts
  }

  /// Keeps what was parsed.
  mutating func keep(_ parsed: ParsedFile, of path: String) {
    parsedCount += 1
    if known[path]?.bytes != parsed.bytes { known[path] = Known(bytes: parsed.bytes) }
    known[path]?.facts[parsed.reading] = parsed.facts
  }

  /// Forgets, when there is much, the files that are not among these.
  mutating func forget(allBut paths: [String]) {
    guard known.count > Self.limit else { return }
    let needed = Set(paths)
    known = known.filter { needed.contains($0.key) }
  }
}

/// A file that a scan parsed.
struct ParsedFile: Sendable {
  var bytes: [UInt8]
  var reading: FileReading
  var facts: FileFacts
}

/// How a file is read: that decides what its facts hold.
struct FileReading: Sendable, Hashable {
  /// Whose code is written down; nil for none.
  var code: CodeInterest?
  /// Whether tokens do where they say enough.
  var isByTokens: Bool
}
