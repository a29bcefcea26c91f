// The world itself: the only file of the product that opens files, runs git, reads the environment and writes output.

import BridgekeeperKit
import Foundation

extension World {
  /// The machine that the program runs on.
  static var live: World {
    World(
      effects: Effects(files: .live, git: .live, workers: ProcessInfo.processInfo.activeProcessorCount),
      currentFolder: FileManager.default.currentDirectoryPath,
      environment: ProcessInfo.processInfo.environment, isTerminal: isatty(STDOUT_FILENO) == 1)
  }
}

/// Writes results and ends the process.
enum Live {
  /// Writes a result and ends the process with its exit code. A reader that closed its end has seen enough: that is no
  /// failure; any other trouble with writing is.
  static func finish(_ output: Output) -> Never {
    signal(SIGPIPE, SIG_IGN)
    let failure = write(output.standardOutput, to: STDOUT_FILENO)
    _ = write(output.standardError, to: STDERR_FILENO)
    guard let failure else { exit(output.exit.rawValue) }
    _ = write("bridgekeeper: cannot write the result: \(failure)\n", to: STDERR_FILENO)
    exit(ExitCode.cannotWrite.rawValue)
  }

  /// Writes all of the text; the system's words where that fails, nil where it does not or nobody reads any more.
  private static func write(_ text: String, to descriptor: Int32) -> String? {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
      if written >= 0 {
        rest = rest.dropFirst(written)
      } else if errno != EINTR {
        return errno == EPIPE ? nil : systemWords(errno)
      }
    }
    return nil
  }

  private static func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    #if canImport(Darwin)
      Darwin.write(descriptor, bytes, count)
    #else
      Glibc.write(descriptor, bytes, count)
    #endif
  }
}

private func systemWords(_ code: Int32) -> String { String(cString: strerror(code)).lowercased() }

extension FileSystem {
  /// No file that the program looks at is larger; whatever is, is no source and no memory file.
  private static let sizeLimit = 64 * 1_048_576

  /// The machine's files.
  static let live = FileSystem(read: readFile, kind: kindOfFile, list: listFolder, realPath: resolvePath)

  /// A pipe or a device must never be waited for, so the file is opened without blocking and looked at before it is read.
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
    var bytes: [UInt8] = []
    var failure: Int32 = 0
    var isAtEnd = false
    while !isAtEnd && bytes.count <= sizeLimit {
      // One byte more than expected, so that a file of the expected size ends with one further short read at most.
      let chunk = [UInt8](unsafeUninitializedCapacity: max(expected - bytes.count, 4_096) + 1) {
        buffer, count in
        let got = systemRead(descriptor, buffer.baseAddress, buffer.count)
        count = max(got, 0)
        isAtEnd = got == 0
        failure = got < 0 ? errno : 0
      }
      if failure != 0 && failure != EINTR { throw problem(failure) }
      bytes = bytes.isEmpty ? chunk : bytes + chunk
    }
    return bytes
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
      if let kind = kindOfFile(Path.join(path, name)) { entries.append((name, kind)) }
    }
    return entries
  }

  private static func resolvePath(_ path: String) -> String? {
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

extension Git {
  /// The git on this machine.
  static let live = Git(files: listFiles)

  /// Arguments go as a list, never through a shell; no hook and no file system monitor that the repository configures
  /// is started. A folder that git lists nothing in is ignored by the repository around it: git cannot be asked.
  private static func listFiles(_ folder: String) -> [String]? {
    let safe = ["-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null", "-C", folder]
    let listing = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    guard let output = run(safe + listing) else { return nil }
    let paths = output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    return paths.isEmpty ? nil : paths
  }

  private static func run(_ arguments: [String]) -> [UInt8]? {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git"] + arguments
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let bytes = (try? pipe.fileHandleForReading.readToEnd()).map { Array($0) } ?? []
    process.waitUntilExit()
    return process.terminationStatus == 0 ? bytes : nil
  }

  /// In a git hook these variables speak of the repository of the hook, which need not be the one that is asked about.
  private static var environment: [String: String] {
    var environment = ProcessInfo.processInfo.environment
    for name in ["GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE"] { environment[name] = nil }
    environment["GIT_OPTIONAL_LOCKS"] = "0"
    return environment
  }
}
