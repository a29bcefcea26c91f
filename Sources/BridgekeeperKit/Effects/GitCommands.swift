// Questions to git about commits, the index and objects, as values: the words go in, the answer comes out.

/// A way to ask git more than which files there are. Nothing that the repository configures may run, and nothing
/// may be fetched.
public struct GitCommands: Sendable {
  /// What git answers to words in a folder, with another index than the repository's own where one is named by its
  /// absolute path; nil where git cannot be run at all.
  public var ask: @Sendable (_ words: [String], _ folder: String, _ index: String?) -> GitAnswer?

  /// A reader of objects by their names, for the repository of a folder.
  public var blobs: @Sendable (_ folder: String) -> GitBlobs

  /// Commands from their closures.
  public init(
    ask: @escaping @Sendable (_ words: [String], _ folder: String, _ index: String?) -> GitAnswer?,
    blobs: @escaping @Sendable (_ folder: String) -> GitBlobs
  ) {
    self.ask = ask
    self.blobs = blobs
  }

  /// No git at all.
  public static let none = GitCommands(
    ask: { _, _, _ in nil }, blobs: { _ in GitBlobs { _ throws(FileProblem) in throw .missing } })
}

/// What git answered.
public struct GitAnswer: Sendable, Equatable {
  /// The exit code.
  public var status: Int32
  /// What was asked for.
  public var output: [UInt8]
  /// What git complained of.
  public var complaint: String

  /// An answer from its parts.
  public init(status: Int32, output: [UInt8], complaint: String = "") {
    self.status = status
    self.output = output
    self.complaint = complaint
  }
}

/// The contents of objects of one repository.
public struct GitBlobs: Sendable {
  /// The bytes of the object of a name in hexadecimal digits; `.missing` where the clone does not hold it.
  public var read: @Sendable (_ name: String) throws(FileProblem) -> [UInt8]

  /// A reader from its closure.
  public init(read: @escaping @Sendable (_ name: String) throws(FileProblem) -> [UInt8]) { self.read = read }
}
