// The machine's files, for reading.

import BridgekeeperKit
import Foundation

extension FileSystem {
  /// No file that the program looks at is larger; whatever is, is no source and no memory file.
  private static let sizeLimit = 64 * 1_048_576

  /// The machine's files.
  static let live = FileSystem(
    read: readFile, kind: kindOfFile, list: listFolder, realPath: resolvePath, stamps: FileStamp.all)

  /// A pipe or a device must never be waited for, so the file is opened without blocking and looked at before
  /// it is read.
  private static func readFile(_ path: String) throws(FileProblem) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw problem(errno) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw problem(errno) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .notAFile }
    guard status.st_size <= sizeLimit else { throw .tooLarge(limit: sizeLimit) }
    return try readAll(descriptor, expected: Int(status.st_size))
  }

  private static func readAll(_ descriptor: Int32, expected: Int) throws(FileProblem) -> [UInt8] {
    var bytes = try chunk(descriptor, capacity: expected + 1)
    // There was room for one byte more than the system expects, and it had none.
    if bytes.count == expected, expected > 0 { return bytes }
    while bytes.count <= sizeLimit {
      let next = try chunk(descriptor, capacity: max(expected - bytes.count, 4_096))
      if next.isEmpty { break }
      bytes += next
    }
    return bytes
  }

  /// The next bytes; none at the end of the file.
  private static func chunk(_ descriptor: Int32, capacity: Int) throws(FileProblem) -> [UInt8] {
    while true {
      var failure: Int32 = 0
      let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
        let got = systemRead(descriptor, buffer.baseAddress, buffer.count)
        count = max(got, 0)
        failure = got < 0 ? errno : 0
      }
      if failure == 0 { return bytes }
      if failure != EINTR { throw problem(failure) }
    }
  }

  /// Named apart, since `read` is this type's own closure here.
  private static func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int
  {
    #if canImport(Darwin)
      Darwin.read(descriptor, buffer, count)
    #else
      Glibc.read(descriptor, buffer, count)
    #endif
  }

  private static func kindOfFile(_ path: String) -> FileKind? {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    return kind(ofMode: status.st_mode)
  }

  private static func kind(ofMode mode: mode_t) -> FileKind {
    switch mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    case S_IFLNK: .link
    default: .other
    }
  }

  private static func listFolder(_ path: String) throws(FileProblem) -> [(name: String, kind: FileKind)] {
    guard let folder = opendir(path) else { throw problem(errno) }
    defer { closedir(folder) }
    var entries: [(name: String, kind: FileKind)] = []
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name == "." || name == ".." { continue }
      if let kind = kind(of: entry, at: Path.join(path, name)) { entries.append((name, kind)) }
    }
    return entries
  }

  /// The folder itself says what most entries are. What went away meanwhile is none; what cannot be looked at, since
  /// its path is too long, stays one that whoever comes to it hears of.
  private static func kind(of entry: UnsafeMutablePointer<dirent>, at path: String) -> FileKind? {
    switch Int(entry.pointee.d_type) {
    case Int(DT_REG): .file
    case Int(DT_DIR): .folder
    case Int(DT_LNK): .link
    case Int(DT_UNKNOWN): kindOfFile(path)
    default: .other
    }
  }

  /// Most paths that are asked for lead nowhere, which one call tells: `realpath` looks at every folder on the way.
  private static func resolvePath(_ path: String) -> String? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  private static func problem(_ code: Int32) -> FileProblem {
    switch code {
    case ENOENT, ENOTDIR: .missing
    case EACCES, EPERM: .forbidden
    case EISDIR, ENXIO: .notAFile
    default: .system(systemWords(code))
    }
  }
}
