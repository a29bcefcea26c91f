// What `hook` answers to agents, a file a case in `Hooks`: the words after `hook`, the files that the case adds to the
// project in `Hooks/project`, perhaps a script, the input as the agent sends it, and what must be printed.

import Foundation
import Testing

@Suite struct HookCaseTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Hooks")

  static let names: [String] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".hook") }.sorted()
  }()

  /// `RECORD=1 swift test` writes the answers as they are now, and fails so that nobody takes that for a pass.
  static let isRecording = ProcessInfo.processInfo.environment["RECORD"] != nil

  @Test func casesAreThere() {
    #expect(Self.names.count >= 60)
  }

  @Test(arguments: names)
  func theHookAnswersAsExpected(name: String) throws {
    let file = Self.folder.appendingPathComponent(name)
    var sections = try HookSection.read(file)
    let temporary = try TemporaryFolder()
    let root = temporary.url.appendingPathComponent("project")
    try make(root, of: sections, in: temporary)
    let words = sections.text(of: "words").split(separator: "\n").map(String.init)
    let input = sections.text(of: "input").replacingOccurrences(of: "{ROOT}", with: root.path)
    let folder = sections.has("folder") ? root.appendingPathComponent(sections.value(of: "folder")) : root
    let run = try Program.run(
      ["hook"] + words, in: folder, environment: environment(sections, root), input: Data(input.utf8))
    func shown(_ text: String) -> String { text.replacingOccurrences(of: root.path, with: "{ROOT}") }
    if Self.isRecording {
      sections.removeAll { ["stdout", "stderr", "exit"].contains($0.name) }
      sections.append(HookSection("stdout", "", shown(run.standardOutput)))
      sections.append(HookSection("stderr", "", shown(run.standardError)))
      sections.append(HookSection("exit", "\(run.exit)", ""))
      try sections.map(\.written).joined().write(to: file, atomically: true, encoding: .utf8)
      Issue.record("recorded \(name): read it, then run without RECORD")
      return
    }
    #expect(shown(run.standardOutput) == sections.text(of: "stdout"))
    #expect(shown(run.standardError) == sections.text(of: "stderr"))
    #expect("\(run.exit)" == sections.value(of: "exit"))
  }

  /// The project in a repository with one commit, then what the case's script does to it.
  private func make(_ root: URL, of sections: [HookSection], in temporary: TemporaryFolder) throws {
    let project = try HookSection.read(Self.folder.appendingPathComponent("project"))
    for section in project + sections where section.name == "file" {
      try temporary.write(section.text, to: "project/\(section.value)")
    }
    let identity = "-c user.name=t -c user.email=t@example.com -c core.autocrlf=false"
    let commit = "git init -q -b main . && git add -A && git \(identity) commit -q -m app\n"
    let script =
      "export HOME=\"$PWD\" GIT_CONFIG_NOSYSTEM=1\n"
      + (sections.has("without-git") ? "" : commit) + sections.text(of: "script")
    let run = try Program.shell(script, in: root)
    try #require(run.exit == 0, "\(run.standardError)")
  }

  private func environment(_ sections: [HookSection], _ root: URL) -> [String: String] {
    let lines = sections.text(of: "environment").split(separator: "\n")
    return lines.reduce(into: ["CLAUDE_PROJECT_DIR": ""]) { environment, line in
      let halves = line.split(separator: "=", maxSplits: 1).map(String.init)
      environment[halves[0]] = halves[1].replacingOccurrences(of: "{ROOT}", with: root.path)
    }
  }
}

/// A part of a case: `=== NAME VALUE` and the text up to the next one.
struct HookSection {
  var name: String
  var value: String
  var text: String

  init(_ name: String, _ value: String, _ text: String) {
    (self.name, self.value, self.text) = (name, value, text)
  }

  var written: String { "=== \(name)\(value.isEmpty ? "" : " ")\(value)\n\(text)" }

  /// The sections of a file.
  static func read(_ file: URL) throws -> [HookSection] {
    let text = try String(contentsOf: file, encoding: .utf8)
    let parts = "\n\(text)".components(separatedBy: "\n=== ").dropFirst()
    return parts.enumerated().map { place, part in
      let halves = part.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
      let head = halves[0].split(separator: " ", maxSplits: 1).map(String.init)
      // The newline before the next section belongs to this one's text.
      let ending = place == parts.count - 1 || halves.count == 1 ? "" : "\n"
      let body = halves.count > 1 ? String(halves[1]) + ending : ""
      return HookSection(head[0], head.count > 1 ? head[1] : "", body)
    }
  }
}

extension [HookSection] {
  func has(_ name: String) -> Bool { contains { $0.name == name } }
  func text(of name: String) -> String { first { $0.name == name }?.text ?? "" }
  func value(of name: String) -> String { first { $0.name == name }?.value ?? "" }
}
