// The files that a use case may look at, as a value: the program hands in the real ones, a test a table.

/// A way to look at files. Paths are absolute, with `/` between folders.
public struct FileSystem: Sendable {
  /// The bytes of a regular file, through links.
  public var read: @Sendable (_ path: String) throws(FileProblem) -> [UInt8]
  /// What stands at a path, the last link not followed; nil where nothing does.
  public var kind: @Sendable (_ path: String) -> FileKind?
  /// The names in a folder with what they are, links not followed, in any order.
  public var list: @Sendable (_ folder: String) throws(FileProblem) -> [(name: String, kind: FileKind)]
  /// The path with every link resolved; nil where it leads nowhere.
  public var realPath: @Sendable (_ path: String) -> String?
  /// What the system says of regular files below a folder without opening them, links not followed; nil for each of whose
  /// bytes that says nothing. They are asked for many at a time, since the way to the folder is the same for all.
  public var stamps: @Sendable (_ paths: [String], _ folder: String) -> [FileStamp?]
  /// What it is a view of: the disk, a commit, the index. Views of one project have records of their own.
  public var view = "disk"

  /// A file system from its closures.
  public init(
    read: @escaping @Sendable (String) throws(FileProblem) -> [UInt8],
    kind: @escaping @Sendable (String) -> FileKind?,
    list: @escaping @Sendable (String) throws(FileProblem) -> [(name: String, kind: FileKind)],
    realPath: @escaping @Sendable (String) -> String?,
    stamps: @escaping @Sendable ([String], String) -> [FileStamp?] = { paths, _ in paths.map { _ in nil } }
  ) {
    self.read = read
    self.kind = kind
    self.list = list
    self.realPath = realPath
    self.stamps = stamps
  }
}

/// What stands at a path.
public enum FileKind: Sendable {
  /// A regular file.
  case file
  /// A folder.
  case folder
  /// A symbolic link, whatever it leads to.
  case link
  /// A pipe, socket or device, which is never opened.
  case other
}

/// Why a file could not be looked at.
public enum FileProblem: Error, Sendable, Equatable {
  /// Nothing stands at the path.
  case missing
  /// The permissions forbid it.
  case forbidden
  /// It is not a regular file.
  case notAFile
  /// It is larger than anything the program reads.
  case tooLarge(limit: Int)
  /// The system's own words for anything else.
  case system(String)

  /// The reason in lower case, without a closing stop.
  public var reason: String {
    switch self {
    case .missing: "there is no such file"
    case .forbidden: "permission denied"
    case .notAFile: "it is not a regular file"
    case .tooLarge(let limit): "it is larger than \(limit / 1_048_576) MB"
    case .system(let words): words
    }
  }
}
