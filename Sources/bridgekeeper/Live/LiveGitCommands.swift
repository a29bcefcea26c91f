// git asked about commits and the index: one process a question, with everything switched off that a repository
// could make it run or fetch.

import BridgekeeperKit
import Foundation

extension GitCommands {
  /// The git on this machine.
  static let live = GitCommands(
    ask: { words, folder, index in
      guard let surroundings = SafeGit(folder, index: index) else { return nil }
      return surroundings.ask(words)
    },
    blobs: { folder in
      let reader = LiveGitBlobs(folder)
      return GitBlobs { name throws(FileProblem) in try reader.read(name) }
    })
}

/// The words and variables under which git may be run in a repository that nobody vouches for.
struct SafeGit {
  private let folder: String
  private var environment: [String: String]

  /// Surroundings for a folder; nil where git cannot be run.
  init?(_ folder: String, index: String?) {
    self.folder = folder
    environment = Self.inherited
    if let index { environment["GIT_INDEX_FILE"] = index }
    let listing = ["config", "-z", "--name-only", "--get-regexp", #"^filter\."#]
    guard let answer = ask(listing) else { return nil }
    // A filter runs when git compares a file with the index; an empty command is none.
    for key in answer.output.split(separator: 0).map({ String(decoding: $0, as: UTF8.self) }) {
      add(key, key.hasSuffix(".required") ? "false" : "")
    }
  }

  /// The process that these words make, not yet started.
  func process(_ words: [String]) -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    let safe = ["--no-pager", "-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null", "-C", folder]
    process.arguments = ["git"] + safe + words
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    return process
  }

  /// Runs git and reads all that it says; nil where it cannot be run.
  func ask(_ words: [String]) -> GitAnswer? {
    let process = process(words)
    let (output, complaints) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = complaints
    guard !GitPatience.hasEnded, (try? process.run()) != nil else { return nil }
    // Both are read at once: git would wait for ever on a pipe that nobody empties.
    let reading = Thread.reading(complaints)
    let bytes = GitPatience.read(output, of: process)
    let complaint = reading()
    process.waitUntilExit()
    guard let bytes else { return nil }
    // `env` says 127 where there is no git.
    if process.terminationStatus == 127 { return nil }
    return GitAnswer(
      status: process.terminationStatus, output: bytes, complaint: String(decoding: complaint, as: UTF8.self))
  }

  /// In a git hook the variables of the first line speak of the hook's repository, which need not be the one that
  /// is asked about. No protocol is allowed, so a clone with gaps fetches nothing and starts no helper.
  private static var inherited: [String: String] {
    var environment = ProcessInfo.processInfo.environment
    for name in ["GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX"] { environment[name] = nil }
    environment["GIT_OPTIONAL_LOCKS"] = "0"
    environment["GIT_NO_LAZY_FETCH"] = "1"
    environment["GIT_ALLOW_PROTOCOL"] = "none"
    environment["GIT_TERMINAL_PROMPT"] = "0"
    environment["LC_ALL"] = "C"
    return environment
  }

  /// A configuration that goes before every file's.
  private mutating func add(_ key: String, _ value: String) {
    let count = environment["GIT_CONFIG_COUNT"].flatMap(Int.init) ?? 0
    environment["GIT_CONFIG_KEY_\(count)"] = key
    environment["GIT_CONFIG_VALUE_\(count)"] = value
    environment["GIT_CONFIG_COUNT"] = "\(count + 1)"
  }
}

extension Thread {
  /// Reads a pipe to its end on a thread of its own; the closure gives what was read once that is done.
  fileprivate static func reading(_ pipe: Pipe) -> () -> Data {
    let done = DispatchSemaphore(value: 0)
    let box = ReadBytes()
    Thread.detachNewThread {
      box.data = (try? pipe.fileHandleForReading.readToEnd()) ?? Data()
      done.signal()
    }
    return {
      done.wait()
      return box.data
    }
  }
}

/// Bytes that one thread writes and another one reads afterwards; a semaphore stands between the two.
private final class ReadBytes: @unchecked Sendable {
  var data = Data()
}
