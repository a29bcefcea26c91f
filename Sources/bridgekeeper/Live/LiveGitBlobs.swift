// The contents of git's objects through one running `git cat-file --batch`, started when the first is wanted.

import BridgekeeperKit
import Foundation

/// A reader of objects. One is read at a time, whichever thread asks; the process ends with the reader.
final class LiveGitBlobs: @unchecked Sendable {
  /// As for files: whatever is larger is no source and no memory file.
  private static let sizeLimit = 64 * 1_048_576

  private let folder: String
  private let lock = NSLock()
  private var process: Process?
  private var questions: Int32 = -1
  private var answers: Int32 = -1
  private var unread: ArraySlice<UInt8> = []
  private var isBroken = false

  init(_ folder: String) { self.folder = folder }

  deinit {
    if questions >= 0 { close(questions) }
    if answers >= 0 { close(answers) }
    process?.waitUntilExit()
  }

  /// The bytes of an object.
  func read(_ name: String) throws(FileProblem) -> [UInt8] {
    lock.lock()
    defer { lock.unlock() }
    guard !isBroken, start() else { throw .system("git cannot be asked for it") }
    do throws(FileProblem) {
      return try answer(to: name)
    } catch {
      // After half an answer nobody knows where the next one begins.
      if case .system = error { isBroken = true }
      throw error
    }
  }

  private func start() -> Bool {
    guard process == nil else { return true }
    guard let git = SafeGit(folder, index: nil) else { return false }
    let started = git.process(["cat-file", "--batch"])
    let (input, output) = (Pipe(), Pipe())
    started.standardInput = input
    started.standardOutput = output
    started.standardError = FileHandle.nullDevice
    // A git that went away is an answer that does not come, not the end of this process.
    signal(SIGPIPE, SIG_IGN)
    guard (try? started.run()) != nil else { return false }
    questions = Self.kept(input.fileHandleForWriting)
    answers = Self.kept(output.fileHandleForReading)
    try? input.fileHandleForWriting.close()
    try? output.fileHandleForReading.close()
    process = started
    return questions >= 0 && answers >= 0
  }

  /// A descriptor that no child inherits and that outlives the pipe's handle.
  private static func kept(_ handle: FileHandle) -> Int32 { fcntl(handle.fileDescriptor, F_DUPFD_CLOEXEC, 0) }

  /// The answer is `NAME blob SIZE`, the bytes and a newline, or `NAME missing`.
  private func answer(to name: String) throws(FileProblem) -> [UInt8] {
    if let trouble = Live.write(Array("\(name)\n".utf8), to: questions, stoppingQuietly: false) {
      throw .system("git cannot be asked for it: \(trouble)")
    }
    let words = String(decoding: try line(), as: UTF8.self).split(separator: " ")
    if words.last == "missing" { throw .missing }
    guard words.count == 3, words[0] == name, let size = Int(words[2]), size >= 0 else {
      throw .system("git gave an answer that nobody understands")
    }
    if size > Self.sizeLimit {
      try skip(size + 1)
      throw .tooLarge(limit: Self.sizeLimit)
    }
    guard words[1] == "blob" else {
      try skip(size + 1)
      throw .notAFile
    }
    let bytes = try take(size)
    try skip(1)
    return bytes
  }

  private func line() throws(FileProblem) -> ArraySlice<UInt8> {
    while true {
      if let end = unread.firstIndex(of: 0x0A) {
        defer { unread = unread[(end + 1)...] }
        return unread[..<end]
      }
      try readMore()
    }
  }

  private func take(_ count: Int) throws(FileProblem) -> [UInt8] {
    var taken: [UInt8] = []
    taken.reserveCapacity(count)
    while true {
      let part = unread.prefix(count - taken.count)
      taken += part
      unread = unread.dropFirst(part.count)
      if taken.count == count { return taken }
      try readMore()
    }
  }

  private func skip(_ count: Int) throws(FileProblem) {
    var left = count
    while true {
      let part = min(left, unread.count)
      unread = unread.dropFirst(part)
      left -= part
      if left == 0 { return }
      try readMore()
    }
  }

  private func readMore() throws(FileProblem) {
    guard let process, GitPatience.wait(for: answers, of: process) else {
      throw .system("git has stopped answering")
    }
    var failure: Int32 = 0
    let chunk = [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, count in
      let got = systemRead(answers, buffer.baseAddress, buffer.count)
      failure = got < 0 ? errno : 0
      count = max(got, 0)
    }
    if failure == EINTR { return }
    guard failure == 0, !chunk.isEmpty else { throw .system("git ended before it had answered") }
    unread = unread.isEmpty ? chunk[...] : unread + chunk
  }
}

/// Named apart, since `read` is the reader's own here.
private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  #if canImport(Darwin)
    Darwin.read(descriptor, buffer, count)
  #else
    Glibc.read(descriptor, buffer, count)
  #endif
}
