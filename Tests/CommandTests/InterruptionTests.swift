// Signals at any moment: whatever is being written, each file is the old one or the new one afterwards, nothing is left lying
// about, and the program ends as the shell expects.

import Foundation
import Testing

/// A command that writes, and the project that it writes in.
struct WritingCommand: Sendable, CustomTestStringConvertible {
  var words: [String]
  var input: String?

  var testDescription: String { words.joined(separator: " ") }

  static let all = [
    Self(["gotchas", "add", "--title", "Another gap", "--gap", "`Map` takes no tiles."]),
    Self(["gotchas", "edit", "labels-are-tracked-by-glyph", "--owner", "the label team"]),
    Self(["gotchas", "move", "labels-are-tracked-by-glyph", "--to", "AGENTS.md"]),
    Self(["gotchas", "remove", "labels-are-tracked-by-glyph"]),
    Self(["init", "--yes", "--agents", "claude", "--ci", "github"]),
    Self(["check", "--write-baseline"]),
    Self(["check", "--fix=all"]),
    Self(["check", "--output", "json:report.json", "--output", "sarif:report.sarif"]),
    Self(["report", "--output", "html:report.html"]),
    Self(["ask", "--answers", "answers.yml"]),
  ]

  private init(_ words: [String]) { self.words = words }

  /// The project: a memory file that takes a while to be written, and a bridge without an entry.
  func project() throws -> HostileTree {
    let tree = try HostileTree()
    let filler = String(repeating: "A line of prose that is nobody's entry.\n", count: 1_500)
    let second = HostileTree.memory.replacingOccurrences(of: "Labels are", with: "Also labels are")
      .replacingOccurrences(of: "# App\n\n## Known Gotchas\n", with: "")
      .replacingOccurrences(of: "`Good` →", with: "`Fine` →")
    try tree.write(HostileTree.memory + second + "\n## Notes\n\n" + filler, to: "CLAUDE.md")
    try tree.write("# Agents\n\n## Known Gotchas\n\n## Notes\n\n" + filler, to: "AGENTS.md")
    try tree.write(HostileTree.bridge("Fine"), to: "Sources/Fine.swift")
    try tree.write(HostileTree.bridge("Open"), to: "Sources/Open.swift")
    try tree.write(Self.answers, to: "answers.yml")
    return tree
  }

  private static let answers = """
    type: Open
    wraps: UILabel
    title: Labels are open
    gap: "`Text` has no tracking by glyph, so the title cannot be spaced as it was designed."
    searched: [https://developer.apple.com/documentation/swiftui/text]
    verified: iOS 26.1
    matrix: {apiGap: yes, performance: no, systemComponent: yes, gestureComplexity: no}
    removeWhen: iOS 99 is the deployment target
    memory: CLAUDE.md

    """
}

@Suite struct InterruptionTests {
  /// Every file of a project by its path.
  private func files(of tree: HostileTree) throws -> [String: Data] {
    var files: [String: Data] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: tree.root.path) {
      let url = tree.root.appendingPathComponent(path)
      guard try url.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true else { continue }
      files[path] = try Data(contentsOf: url)
    }
    return files
  }

  /// Starts a command, sends it a signal after a while, and waits for its end: the wait's status.
  private func interrupt(
    _ command: WritingCommand, in tree: HostileTree, with number: Int32, after delay: Double
  ) throws -> Int32 {
    let script = "cd \"$0\" && exec \"$@\""
    let child = try Measurement.start(
      ["/bin/sh", "-c", script, tree.root.path, Program.path] + command.words, input: "/dev/null",
      "/dev/null",
      "/dev/null")
    usleep(UInt32(delay * 1_000_000))
    kill(child, number)
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    return status
  }

  @Test(arguments: WritingCommand.all)
  func everyFileIsTheOldOneOrTheNew(command: WritingCommand) throws {
    let undisturbed = try command.project()
    let old = try files(of: undisturbed)
    let start = Date()
    let run = try Program.run(command.words, in: undisturbed.root)
    let duration = Date().timeIntervalSince(start)
    #expect([0, 1].contains(run.exit), "\(run.standardError)")
    let new = try files(of: undisturbed)
    #expect(new != old, "the command writes nothing: \(run.standardError)")
    var state: UInt64 = 0x9E37_79B9_7F4A_7C15
    for draw in 0..<8 {
      let tree = try command.project()
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let delay = duration * 1.1 * Double(state >> 11) / Double(1 << 53)
      let number = [SIGINT, SIGTERM, SIGHUP, SIGPIPE][draw % 4]
      let status = try interrupt(command, in: tree, with: number, after: delay)
      let shown = "signal \(number) after \(Int(delay * 1_000)) of \(Int(duration * 1_000)) ms"
      #expect(status & 0x7F == number || status == Int32(run.exit) << 8, "\(shown): status \(status)")
      let now = try files(of: tree)
      for (path, data) in now {
        #expect(
          data == old[path] || data == new[path], "\(path) is neither the old nor the new one; \(shown)")
      }
      #expect(Set(now.keys).isSubset(of: Set(new.keys).union(old.keys)), "\(now.keys); \(shown)")
      // All of them, or none.
      #expect(now == old || now == new, "some files are old and some are new; \(shown)")
      _ = try Program.run(command.words, in: tree.root)
      #expect(try files(of: tree) == new || now == new, "the next run does not mend it; \(shown)")
    }
  }
}
