// A case of hostile input as data: what makes the tree, which commands read it, and what the first must answer.

import Foundation
import Testing

/// A command that reads hostile input.
struct AdversarialCommand: Sendable {
  /// What it is given on standard input.
  enum Input: Sendable {
    case nothing
    /// An edit, as Claude Code sends it: the hostile source, where there is one, else a new bridge.
    case edit
    /// A call of a tool over the Model Context Protocol.
    case call
    /// What the case has written beside the root.
    case own
  }

  var words: [String]
  var input = Input.nothing

  init(_ words: String, _ input: Input = .nothing) {
    self.words = words.split(separator: " ").map(String.init)
    self.input = input
  }

  static let check = Self("check")
  static let hook = Self("hook claude", .edit)
  static let mcp = Self("mcp", .call)
  /// The commands that scan, judge and tell of a whole project.
  static let all = [
    check, Self("bridges"), Self("report"), Self("retire"), Self("explain Good"), Self("score Good"),
    Self("gotchas list"), Self("init --dry-run --yes"), Self("check --fix=all --dry-run"), hook, mcp,
  ]
  /// Those that read memory files by themselves.
  static let memory =
    all + [
      Self("gotchas list --for Sources/Good.swift"), Self("gotchas list --cost"), Self("gotchas fmt --check"),
      Self("gotchas add --title T --dry-run"),
    ]
  static let hatches = all + [Self("hatches lint"), Self("hatches list"), Self("hatches search label")]
  static let git = all + [Self("check --staged"), Self("check --since HEAD"), Self("report --history")]
  static let input = [Self("hook claude", .own), Self("hook codex", .own), Self("mcp", .own)]
}

/// A case of hostile input.
struct AdversarialCase: Sendable, CustomTestStringConvertible {
  var name: String
  /// The first is the one whose answer is known.
  var commands: [AdversarialCommand]
  /// The exit code of the first command, and a piece of what it says.
  var exit: Int32
  var says: String
  /// Where each run takes seconds: then the table has the first command alone.
  var isHeavy = false
  var make: @Sendable (HostileTree) throws -> Void

  var testDescription: String { name }

  /// Every case.
  static let all =
    sources + names + memories + configurations + baselines + manifests + trees + repositories
    + hatches + inputs

  /// A hostile source file, which a scan looks at for the word in its last line.
  static func source(
    _ name: String, exit: Int32 = 1, says: String, isHeavy: Bool = false,
    _ text: @escaping @Sendable () -> String
  ) -> Self {
    bytes(name, exit: exit, says: says, isHeavy: isHeavy) { Data((text() + "\n// Representable\n").utf8) }
  }

  static func bytes(
    _ name: String, exit: Int32 = 1, says: String, isHeavy: Bool = false,
    _ data: @escaping @Sendable () -> Data
  ) -> Self {
    Self(name: name, commands: AdversarialCommand.all, exit: exit, says: says, isHeavy: isHeavy) {
      try $0.write(data(), to: "Sources/Hostile.swift")
    }
  }

  /// A memory file in the place of the sound one.
  static func memory(
    _ name: String, exit: Int32 = 1, says: String, isHeavy: Bool = false,
    _ text: @escaping @Sendable () -> String
  ) -> Self {
    Self(name: name, commands: AdversarialCommand.memory, exit: exit, says: says, isHeavy: isHeavy) {
      try $0.write(text(), to: "CLAUDE.md")
    }
  }

  static func configuration(
    _ name: String, exit: Int32 = 78, says: String, _ text: @escaping @Sendable () -> String
  ) -> Self {
    Self(name: name, commands: AdversarialCommand.all, exit: exit, says: says) {
      try $0.write(text(), to: ".bridgekeeper.yml")
    }
  }

  static func input(
    _ name: String, says: String, isHeavy: Bool = false, _ text: @escaping @Sendable () -> String
  ) -> Self {
    Self(name: name, commands: AdversarialCommand.input, exit: 0, says: says, isHeavy: isHeavy) {
      try Data(text().utf8).write(to: URL(fileURLWithPath: $0.inputPath))
    }
  }

  /// Runs one of the commands.
  func run(_ command: AdversarialCommand, in tree: HostileTree) throws -> MeasuredRun {
    switch command.input {
    case .nothing: return try Measurement.run(command.words, in: tree.root)
    case .own: break
    case .edit: try edit(in: tree).write(to: URL(fileURLWithPath: tree.inputPath))
    case .call: try Data(Self.call.utf8).write(to: URL(fileURLWithPath: tree.inputPath))
    }
    return try Measurement.run(command.words, in: tree.root, input: tree.inputPath)
  }

  private static let call = #"""
    {"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-06-18","capabilities":{},"clientInfo":{"name":"t","version":"1"}}}
    {"jsonrpc":"2.0","method":"notifications/initialized"}
    {"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"check_bridges","arguments":{}}}

    """#

  private func edit(in tree: HostileTree) throws -> Data {
    let hostile = tree.path("Sources/Hostile.swift")
    let size = (try? FileManager.default.attributesOfItem(atPath: hostile)[.size] as? Int) ?? nil
    let data = (size ?? .max) < 16 << 20 ? FileManager.default.contents(atPath: hostile) : nil
    let text = data.map { String(decoding: $0, as: UTF8.self) } ?? HostileTree.bridge("New")
    let call: [String: Any] = [
      "cwd": tree.root.path, "hook_event_name": "PreToolUse", "tool_name": "Write",
      "tool_input": ["file_path": hostile, "content": text],
    ]
    return try JSONSerialization.data(withJSONObject: call)
  }
}
