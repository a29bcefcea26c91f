// The program's answers, a folder a case: `words`, the project `before/`, what it must print and exit with,
// and in `after/` the files that it must have changed; no other may change. `gone` names the files that it must have
// removed, `environment` holds variables, one a line.

import Foundation
import Testing

@Suite struct CommandCaseTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Cases")

  static let names: [String] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted()
  }()

  /// `RECORD=1 swift test` writes the answers as they are now, and fails so that nobody takes that for a
  /// pass.
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
    var run = try Program.run(words, in: project, environment: environment(in: folder))
    run.standardOutput = run.standardOutput.replacingOccurrences(of: project.path, with: "{PROJECT}")
    run.standardError = run.standardError.replacingOccurrences(of: project.path, with: "{PROJECT}")
    if Self.isRecording {
      try record(run, in: folder)
      try recordChanges(from: before, to: project, in: folder.appendingPathComponent("after"))
      Issue.record("recorded \(name): read it, then run without RECORD")
      return
    }
    #expect(run.standardOutput == (try text("stdout", in: folder)))
    #expect(run.standardError == (try text("stderr", in: folder)))
    #expect("\(run.exit)\n" == (try text("exit", in: folder)))
    let gone = Set((try? text("gone", in: folder))?.split(separator: "\n").map(String.init) ?? [])
    let expected = try files(in: before).filter { !gone.contains($0.key) }
      .merging(try files(in: folder.appendingPathComponent("after"))) { $1 }
    for (path, bytes) in try files(in: project) {
      #expect(Self.text(bytes) == Self.text(expected[path]), "\(path)")
    }
    #expect(Set(try files(in: project).keys) == Set(expected.keys))
  }

  /// The case's own variables. A job of GitHub's that runs these tests has a summary of its own to keep
  /// clean.
  private func environment(in folder: URL) -> [String: String] {
    let lines = (try? text("environment", in: folder))?.split(separator: "\n") ?? []
    return lines.reduce(into: ["GITHUB_STEP_SUMMARY": ""]) { environment, line in
      let halves = line.split(separator: "=", maxSplits: 1).map(String.init)
      environment[halves[0]] = halves.count > 1 ? halves[1] : ""
    }
  }

  private static func text(_ data: Data?) -> String {
    data.map { String(decoding: $0, as: UTF8.self) } ?? "no file"
  }

  /// The regular files below a folder by their relative path.
  private func files(in folder: URL) throws -> [String: Data] {
    guard FileManager.default.fileExists(atPath: folder.path) else { return [:] }
    var files: [String: Data] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
      let file = folder.appendingPathComponent(path)
      guard try file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true else { continue }
      files[path] = try? Data(contentsOf: file)
    }
    return files
  }

  private func recordChanges(from before: URL, to project: URL, in after: URL) throws {
    let old = try files(in: before)
    let gone = Set(old.keys).subtracting(try files(in: project).keys).sorted()
    if !gone.isEmpty {
      let list = gone.map { $0 + "\n" }.joined()
      let file = after.deletingLastPathComponent().appendingPathComponent("gone")
      try list.write(to: file, atomically: true, encoding: .utf8)
    }
    for (path, bytes) in try files(in: project) where old[path] != bytes {
      let file = after.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try bytes.write(to: file)
    }
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
