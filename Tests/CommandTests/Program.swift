// The real program as tests run it: built beside them, started as a process in a folder of its own.

import Foundation

/// What a run of the program came to.
struct Run: Equatable {
  var standardOutput: String
  var standardError: String
  var exit: Int32
}

/// The built program.
enum Program {
  /// The program stands beside the test bundle.
  static let path: String = {
    #if os(Linux)
      let tests = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    #else
      let tests = Bundle.allBundles.map(\.bundlePath).first { $0.hasSuffix(".xctest") } ?? ""
    #endif
    return URL(fileURLWithPath: tests).deletingLastPathComponent().appendingPathComponent("bridgekeeper").path
  }()

  /// The surroundings of every run. Each starts from nothing: what another test left must not answer for it.
  private static let environment = ProcessInfo.processInfo.environment.merging(["BRIDGEKEEPER_CACHE": "off"])
  {
    _, new in new
  }

  /// Runs the program and waits for it.
  ///
  /// - Parameter input: what it is given on standard input; nil for nothing.
  static func run(
    _ words: [String], in folder: URL, environment: [String: String] = [:], input: Data? = nil
  ) throws -> Run {
    try run(path, words, in: folder, environment: environment, input: input)
  }

  /// Starts the program and does not wait for it; what it prints is dropped.
  static func start(_ words: [String], in folder: URL) throws -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = words
    process.currentDirectoryURL = folder
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
  }

  /// Runs a shell script in which `$BRIDGEKEEPER` is the program.
  static func shell(_ script: String, in folder: URL) throws -> Run {
    try run("/bin/sh", ["-c", script], in: folder, environment: ["BRIDGEKEEPER": path])
  }

  private static func run(
    _ executable: String, _ words: [String], in folder: URL, environment: [String: String],
    input: Data? = nil
  ) throws -> Run {
    let process = Process()
    let output = Pipe()
    let errorFile = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data().write(to: errorFile)
    defer { try? FileManager.default.removeItem(at: errorFile) }
    process.executableURL = URL(fileURLWithPath: executable)
    process.arguments = words
    process.currentDirectoryURL = folder
    process.environment = Self.environment.merging(environment) { _, new in new }
    let inputFile = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: inputFile) }
    try input?.write(to: inputFile)
    process.standardInput =
      input == nil ? FileHandle.nullDevice : try FileHandle(forReadingFrom: inputFile)
    process.standardOutput = output
    process.standardError = try FileHandle(forWritingTo: errorFile)
    try process.run()
    // Standard error goes to a file: a program that fills a pipe which nobody reads yet would wait for ever.
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let errors = try Data(contentsOf: errorFile)
    return Run(
      standardOutput: String(decoding: data, as: UTF8.self),
      standardError: String(decoding: errors, as: UTF8.self), exit: process.terminationStatus)
  }
}

/// A folder that is removed when the test is over.
final class TemporaryFolder: Sendable {
  let url: URL

  init() throws {
    let parent = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    url = parent.appendingPathComponent("bridgekeeper-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Writes a file, with the folders above it.
  func write(_ text: String, to path: String) throws {
    try write(Data(text.utf8), to: path)
  }

  func write(_ data: Data, to path: String) throws {
    let file = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }
}
