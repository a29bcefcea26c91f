// The compiler beside the running toolchain, as the tests use it on what templates make.

import Foundation

/// Type-checks Swift against the stand-ins for Apple's modules in `Tests/Stubs`.
struct SwiftCompiler: Sendable {
  /// Whether the stand-ins are needed: on macOS the names are those of the real modules, which are not in
  /// every SDK alike.
  static let isUsed: Bool = {
    #if os(Linux)
      true
    #else
      false
    #endif
  }()

  /// One for the whole run, so that the stand-ins are built once; its folder goes when the run ends.
  static let shared: Result<SwiftCompiler, any Error> = Result {
    let compiler = try SwiftCompiler()
    atexit { try? SwiftCompiler.shared.get().remove() }
    return compiler
  }

  /// Where everything goes that the compiler writes, the stand-ins' built form included.
  let folder: URL

  private init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "bridgekeeper-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func remove() { try? FileManager.default.removeItem(at: folder) }

  /// Writes files, and gives back their paths.
  func write(_ files: [(path: String, text: String)]) throws -> [String] {
    try files.map { path, text in
      let file = folder.appendingPathComponent(path)
      let parent = file.deletingLastPathComponent()
      try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
      return file.path
    }
  }

  /// What the compiler says of sources that make up a module; empty where it has nothing to say. The module
  /// is there afterwards.
  func complaints(module: String, _ sources: [String]) throws -> String {
    let output = folder.appendingPathComponent("\(module).swiftmodule").path
    return try run(
      strict + ["-emit-module", "-enable-testing", "-module-name", module, "-o", output] + sources)
  }

  /// What the compiler says of tests of a module that is there.
  func complaints(tests sources: [String]) throws -> String {
    let plugins = try ["host/plugins", "host/plugins/testing"].flatMap { ["-plugin-path", try resource($0)] }
    return try run(strict + plugins + ["-typecheck", "-module-name", "Tests"] + sources)
  }

  /// What the compiler says of a package's manifest.
  func complaints(manifest: String) throws -> String {
    let api = try resource("pm/ManifestAPI")
    return try run([
      "-swift-version", "6", "-warnings-as-errors", "-package-description-version", "6.0", "-I", api,
      "-typecheck",
      manifest,
    ])
  }

  private var strict: [String] {
    let stubs = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Stubs")
    return [
      "-swift-version", "6", "-strict-concurrency=complete", "-warnings-as-errors", "-parse-as-library",
      "-enable-upcoming-feature", "MemberImportVisibility", "-enable-upcoming-feature", "ExistentialAny",
      // `#selector` and `@objc` are Objective-C's; only the types are looked at, so nothing needs its run
      // time.
      "-Xfrontend", "-enable-objc-interop",
      "-module-cache-path", folder.appendingPathComponent("cache").path, "-I", stubs.path, "-I", folder.path,
    ]
  }

  /// A path below the toolchain's own folder of modules.
  private func resource(_ path: String) throws -> String {
    let info = try JSONDecoder().decode(TargetInfo.self, from: Data(try run(["-print-target-info"]).utf8))
    return "\(info.paths.runtimeResourcePath)/\(path)"
  }

  private struct TargetInfo: Decodable {
    struct Paths: Decodable { let runtimeResourcePath: String }
    let paths: Paths
  }

  private func run(_ arguments: [String]) throws -> String {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swiftc"] + arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let text = String(decoding: data, as: UTF8.self)
    return process.terminationStatus == 0 || !text.isEmpty
      ? text : "swiftc ended with \(process.terminationStatus)"
  }
}
