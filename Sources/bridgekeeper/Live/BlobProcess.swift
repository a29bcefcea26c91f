// One `git cat-file --batch` for many contents: hashes in, contents out. What will be asked for is requested ahead, so
// that neither process waits for the other at each content.

import BridgekeeperKit
import Foundation

/// A running `git cat-file --batch`. Requests wait for each other.
final class BlobProcess: @unchecked Sendable {
  /// No content that the program looks at is larger.
  private static let sizeLimit = 64 * 1_048_576

  // Everything below is used while the lock is held.
  private let lock = NSLock()
  private let process: Process
  private let requests = Pipe()
  private let answers = Pipe()
  /// What git has written and nobody has taken begins at `start`.
  private var buffer: [UInt8] = []
  private var start = 0
  private var isClosed = false
  /// What will be asked for, the next last.
  private var expected: [String] = []
  /// What was requested, in the order of the answers.
  private var requested: [String] = []
  /// What was answered before anybody asked.
  private var arrived: [String: Result<[UInt8], FileProblem>] = [:]
  /// How many contents may be requested or wait at once: their hashes fit into a pipe.
  private static let window = 64

  /// Starts the process; nil where it cannot be started.
  init?(_ process: Process) {
    self.process = process
    process.standardInput = requests
    process.standardOutput = answers
    // A process that ended must not end this one when it is written to.
    signal(SIGPIPE, SIG_IGN)
    guard (try? process.run()) != nil else { return nil }
  }

  /// Says what will be asked for, in this order.
  func expect(_ blobs: [String]) {
    lock.lock()
    defer { lock.unlock() }
    expected = blobs.reversed()
    arrived = [:]
  }

  /// The bytes of a content.
  func read(_ blob: String) throws(FileProblem) -> [UInt8] {
    lock.lock()
    defer { lock.unlock() }
    if arrived[blob] == nil, !requested.contains(blob) { try request(blob) }
    while requested.count + arrived.count < Self.window, let next = expected.popLast() { try request(next) }
    while arrived[blob] == nil, !requested.isEmpty {
      let next = requested.removeFirst()
      arrived[next] = answer()
    }
    return try (arrived.removeValue(forKey: blob) ?? .failure(Self.silence)).get()
  }

  private static let silence = FileProblem.system("git has stopped answering")

  private func request(_ blob: String) throws(FileProblem) {
    let line = Array("\(blob)\n".utf8)
    let end = requests.fileHandleForWriting.fileDescriptor
    if let words = Live.write(line, to: end, stoppingQuietly: false) {
      throw .system("git cannot be asked: \(words)")
    }
    requested.append(blob)
  }

  /// The next answer.
  private func answer() -> Result<[UInt8], FileProblem> {
    guard let head = readLine() else { return .failure(Self.silence) }
    let words = head.split(separator: " ")
    guard words.count == 3, words[1] == "blob", let size = Int(words[2]) else {
      return .failure(.system("this clone does not have its content"))
    }
    guard size <= Self.sizeLimit else {
      return .failure(skip(size + 1) ? .tooLarge(limit: Self.sizeLimit) : Self.silence)
    }
    guard let bytes = take(size), skip(1) else { return .failure(Self.silence) }
    return .success(bytes)
  }

  /// Ends the process.
  func close() {
    lock.lock()
    defer { lock.unlock() }
    guard !isClosed else { return }
    isClosed = true
    try? requests.fileHandleForWriting.close()
    process.waitUntilExit()
  }

  private func readLine() -> String? {
    while true {
      if let end = buffer[start...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { start = end + 1 }
        return String(decoding: buffer[start..<end], as: UTF8.self)
      }
      guard fill() else { return nil }
    }
  }

  private func take(_ count: Int) -> [UInt8]? {
    while buffer.count - start < count { guard fill() else { return nil } }
    defer { start += count }
    return Array(buffer[start..<(start + count)])
  }

  private func skip(_ count: Int) -> Bool {
    var left = count
    while left > 0 {
      if start == buffer.count, !fill() { return false }
      let here = min(left, buffer.count - start)
      start += here
      left -= here
    }
    return true
  }

  /// Reads what is there; false at the end.
  private func fill() -> Bool {
    guard GitPatience.wait(for: answers.fileHandleForReading.fileDescriptor, of: process) else {
      return false
    }
    let data = answers.fileHandleForReading.availableData
    guard !data.isEmpty else { return false }
    if start == buffer.count {
      buffer.removeAll(keepingCapacity: true)
      start = 0
    }
    buffer.append(contentsOf: data)
    return true
  }
}
