// What git knows of the past of the root, as a value: commits, their trees, and the bytes behind them.

/// A way to ask git about former commits, without a checkout. Nothing in the repository that is asked about may
/// run, and nothing is fetched.
public struct GitHistory: Sendable {
  /// The commits that led to the present one, by first parents, the oldest first. Throws where the folder is in
  /// no repository, where there is no commit yet, and where git cannot be asked.
  public var commits: @Sendable (_ folder: String) throws(GitProblem) -> CommitLog

  /// The files below a folder in a commit, relative to the folder.
  public var tree: @Sendable (_ folder: String, _ commit: String) throws(GitProblem) -> [TreeEntry]

  /// Opens a way to read contents; whoever opens it closes it.
  public var openBlobs: @Sendable (_ folder: String) throws(GitProblem) -> BlobReader

  /// A history from its closures.
  public init(
    commits: @escaping @Sendable (String) throws(GitProblem) -> CommitLog,
    tree: @escaping @Sendable (String, String) throws(GitProblem) -> [TreeEntry],
    openBlobs: @escaping @Sendable (String) throws(GitProblem) -> BlobReader
  ) {
    self.commits = commits
    self.tree = tree
    self.openBlobs = openBlobs
  }

  /// The history of a project that is in no repository.
  public static let none = GitHistory(
    commits: { _ throws(GitProblem) in throw .noRepository },
    tree: { _, _ throws(GitProblem) in throw .noRepository },
    openBlobs: { _ throws(GitProblem) in throw .noRepository })
}

/// The commits of a repository.
public struct CommitLog: Sendable, Equatable {
  /// The commits, the oldest first.
  public var commits: [Commit]
  /// Whether the clone is shallow, so that older commits may be missing.
  public var isShallow: Bool

  /// A log with both parts given.
  public init(commits: [Commit], isShallow: Bool) {
    self.commits = commits
    self.isShallow = isShallow
  }
}

/// A commit.
public struct Commit: Sendable, Equatable {
  /// The full hash, in hexadecimal digits.
  public var id: String
  /// The committer's day in the committer's own time zone: `2026-11-30`.
  public var day: String

  /// A commit with both parts given.
  public init(id: String, day: String) {
    self.id = id
    self.day = day
  }
}

/// A file in a commit.
public struct TreeEntry: Sendable, Equatable {
  /// The path relative to the folder that was asked about.
  public var path: String
  /// What it is: a file, a link, or something else, such as a submodule.
  public var kind: FileKind
  /// The hash of its content.
  public var blob: String

  /// An entry with every part given.
  public init(path: String, kind: FileKind, blob: String) {
    self.path = path
    self.kind = kind
    self.blob = blob
  }
}

/// Reads contents by their hash, one after the other, on any thread.
public struct BlobReader: Sendable {
  /// Says what will be asked for, in about this order, so that it can be fetched ahead; whatever was said before is
  /// void. Nothing need be said.
  public var expect: @Sendable (_ blobs: [String]) -> Void
  /// The bytes of a content. Throws where the clone does not have it, and where it is larger than what the
  /// program reads.
  public var read: @Sendable (_ blob: String) throws(FileProblem) -> [UInt8]
  /// Ends the reading.
  public var close: @Sendable () -> Void

  /// A reader from its closures.
  public init(
    expect: @escaping @Sendable ([String]) -> Void,
    read: @escaping @Sendable (String) throws(FileProblem) -> [UInt8], close: @escaping @Sendable () -> Void
  ) {
    self.expect = expect
    self.read = read
    self.close = close
  }
}

/// Why git gives no history.
public enum GitProblem: Error, Sendable, Equatable {
  /// The folder is in no repository.
  case noRepository
  /// The repository has no commit yet.
  case noCommit
  /// Git's own words for anything else.
  case words(String)
}
