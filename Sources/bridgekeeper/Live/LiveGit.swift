// The git on this machine.

import BridgekeeperKit
import Foundation

extension Git {
  /// The git on this machine.
  static let live = Git(
    files: listFiles, commitDay: commitDay, commands: .live, history: .live)

  /// Arguments go as a list, never through a shell; no hook and no file system monitor that the repository
  /// configures is started. A folder that git lists nothing in is ignored by the repository around it: git
  /// cannot be asked.
  private static func listFiles(_ folder: String) -> [String]? {
    let listing = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    guard let output = run(safe(folder) + listing) else { return nil }
    let paths = output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    return paths.isEmpty ? nil : paths
  }

  private static func commitDay(_ folder: String) -> String? {
    guard let output = run(safe(folder) + ["log", "-1", "--format=%cs", "--no-show-signature"]) else {
      return nil
    }
    let day = String(decoding: output, as: UTF8.self).filter { !$0.isWhitespace }
    return day.isEmpty ? nil : day
  }

  private static func safe(_ folder: String) -> [String] {
    ["-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null", "-C", folder]
  }

  private static func run(_ arguments: [String]) -> [UInt8]? {
    let process = process(arguments)
    let pipe = Pipe()
    process.standardOutput = pipe
    guard !GitPatience.hasEnded, (try? process.run()) != nil else { return nil }
    let bytes = GitPatience.read(pipe, of: process)
    process.waitUntilExit()
    return process.terminationStatus == 0 ? bytes : nil
  }

  private static func process(_ arguments: [String]) -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git"] + arguments
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    return process
  }

  /// In a git hook these variables speak of the repository of the hook, which need not be the one that is
  /// asked about. What a partial clone lacks is not fetched, since a fetch starts what the repository
  /// configures; and messages are the ones that the program knows.
  private static var environment: [String: String] {
    var environment = ProcessInfo.processInfo.environment
    for name in ["GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE"] { environment[name] = nil }
    environment["GIT_OPTIONAL_LOCKS"] = "0"
    environment["GIT_NO_LAZY_FETCH"] = "1"
    environment["GIT_ALLOW_PROTOCOL"] = "none"
    environment["LC_ALL"] = "C"
    return environment
  }
}

extension Git {
  /// A git that is about to be asked about a folder.
  static func command(_ folder: String, _ arguments: [String]) -> Process {
    process(safe(folder) + arguments)
  }

  /// What git answers, or nil where it fails.
  static func answer(_ folder: String, _ arguments: [String]) -> [UInt8]? { run(safe(folder) + arguments) }

  /// What git answers to a question whose answers are short, and what it says on standard error; exit 127
  /// where it cannot be started.
  static func shortAnswer(
    _ folder: String, _ arguments: [String]
  ) -> (exit: Int32, output: [UInt8], errors: [UInt8]) {
    let process = command(folder, arguments)
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    guard !GitPatience.hasEnded, (try? process.run()) != nil else { return (127, [], []) }
    guard let bytes = GitPatience.read(output, of: process) else { return (127, [], []) }
    let words = (try? errors.fileHandleForReading.readToEnd()).map { Array($0) } ?? []
    process.waitUntilExit()
    return (process.terminationStatus, bytes, words)
  }
}
