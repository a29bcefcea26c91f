// The program's answers, a folder a case: `words`, the project `before/`, and what it must print and exit with.

import Foundation
import Testing

@Suite struct CommandCaseTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Cases")

  static let names: [String] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted()
  }()

  /// `RECORD=1 swift test` writes the answers as they are now, and fails so that nobody takes that for a pass.
  static let isRecording = ProcessInfo.processInfo.environment["RECORD"] != nil

  @Test func casesAreThere() {
    #expect(Self.names.count >= 20)
  }

  @Test(arguments: names)
  func theProgramAnswersAsExpected(name: String) throws {
    let folder = Self.folder.appendingPathComponent(name)
    let words = try text("words", in: folder).split(separator: "\n").map(String.init)
    let temporary = try TemporaryFolder()
    let project = temporary.url.appendingPathComponent("project")
    let before = folder.appendingPathComponent("before")
    if FileManager.default.fileExists(atPath: before.path) {
      try FileManager.default.copyItem(at: before, to: project)
    } else {
      try FileManager.default.createDirectory(at: project, withIntermediateDirectories: true)
    }
    var run = try Program.run(words, in: project)
    run.standardOutput = run.standardOutput.replacingOccurrences(of: project.path, with: "{PROJECT}")
    run.standardError = run.standardError.replacingOccurrences(of: project.path, with: "{PROJECT}")
    if Self.isRecording {
      try record(run, in: folder)
      Issue.record("recorded \(name): read it, then run without RECORD")
      return
    }
    #expect(run.standardOutput == (try text("stdout", in: folder)))
    #expect(run.standardError == (try text("stderr", in: folder)))
    #expect("\(run.exit)\n" == (try text("exit", in: folder)))
  }

  private func text(_ file: String, in folder: URL) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
  }

  private func record(_ run: Run, in folder: URL) throws {
    let answers = ["stdout": run.standardOutput, "stderr": run.standardError, "exit": "\(run.exit)\n"]
    for (file, text) in answers {
      try text.write(to: folder.appendingPathComponent(file), atomically: true, encoding: .utf8)
    }
  }
}
