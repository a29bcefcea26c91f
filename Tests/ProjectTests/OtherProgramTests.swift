// What other people's programs say of what the project ships: the report formats, the files for CI, the shell scripts.
// The programs come from PyPI and Debian or Homebrew, by `.ci/setup test`.

import Foundation
import Testing

@Suite struct OtherProgramTests {
  /// Runs a program in the repository's root: what it printed, and its exit code.
  private func run(_ words: [String]) throws -> (text: String, exit: Int32) {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    process.currentDirectoryURL = SourceTree.root
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (String(decoding: data, as: UTF8.self), process.terminationStatus)
  }

  @Test(arguments: ["consume-reports", "check-examples"])
  func theCheckPasses(name: String) throws {
    let python = ".build/consumers/bin/python"
    if !FileManager.default.fileExists(atPath: SourceTree.root.appendingPathComponent(python).path) {
      try Test.cancel("the programs from PyPI are not installed; .ci/setup test installs them")
    }
    let run = try run([python, ".ci/\(name)"])
    #expect(run.exit == 0, "\(run.text)")
  }

  /// The shell scripts of the repository, by their first lines.
  static let scripts: [String] = [".ci", "Examples"].flatMap { folder in
    let url = SourceTree.root.appendingPathComponent(folder)
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: url.path)) ?? []
    return paths.map { "\(folder)/\($0)" }.filter { path in
      let start = SourceTree.text(path).prefix(80)
      return start.hasPrefix("#!/bin/sh") || start.hasPrefix("#!/usr/bin/env bash")
    }.sorted()
  }

  @Test func scriptsAreThere() {
    #expect(Self.scripts.contains(".ci/setup") && Self.scripts.contains("Examples/demo"))
  }

  @Test(arguments: scripts)
  func shellcheckFindsNothing(script: String) throws {
    if try run(["sh", "-c", "command -v shellcheck"]).exit != 0 {
      try Test.cancel("shellcheck is not installed; .ci/setup test installs it")
    }
    let run = try run(["shellcheck", script])
    #expect(run.exit == 0, "\(run.text)")
  }
}
