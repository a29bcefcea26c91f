// A `.pre-commit-config.yaml`, to which a hook is added by a splice: every other byte stays.

import Findings
import YAML

/// A configuration of pre-commit that is there.
struct PreCommitConfig {
  /// The file, relative to the root.
  static let path = ".pre-commit-config.yaml"

  private let text: String
  private let root: YAMLNode?

  init(_ text: String) {
    self.text = text
    root = try? YAMLDocument.parse(text)
  }

  private var repositories: [YAMLNode] { root?["repos"]?.items ?? [] }

  /// Whether the hook is there already.
  var hasHook: Bool {
    repositories.flatMap { $0["hooks"]?.items ?? [] }.contains { $0["id"]?.string == "bridgekeeper" }
  }

  /// The file with the hook behind the last repository; nil where the list has a form in which that cannot be said
  /// for sure.
  func adding(program: String) -> String? {
    guard let last = repositories.last else { return nil }
    // By bytes: a carriage return and a line feed are one character.
    var lines = text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    guard lines.indices.contains(last.start.line - 1) else { return nil }
    let indent = String(lines[last.start.line - 1].prefix { $0 == " " })
    guard lines[last.start.line - 1].dropFirst(indent.count).hasPrefix("-") else { return nil }
    let ending = text.contains("\r\n") ? "\r" : ""
    let hook = Self.hook(program: program, indent: indent).split(separator: "\n").map { String($0) + ending }
    let before = lines
    for end in [last.end.line, last.end.line - 1] where (1...before.count).contains(end) {
      lines = before
      if end == before.count, !ending.isEmpty, !lines[end - 1].hasSuffix(ending) { lines[end - 1] += ending }
      lines.insert(contentsOf: hook, at: end)
      let new = lines.joined(separator: "\n") + (end == before.count ? "\n" : "")
      if isSame(but: new) { return new }
    }
    return nil
  }

  /// Whether another text says the same but for one repository more.
  private func isSame(but new: String) -> Bool {
    guard let other = try? YAMLDocument.parse(new), let old = root?.entries, let entries = other.entries,
      old.count == entries.count, let repositories = other["repos"]?.items,
      repositories.count == self.repositories.count + 1,
      zip(self.repositories, repositories).allSatisfy({ $0.says($1) })
    else { return false }
    return PreCommitConfig(new).hasHook
      && zip(old, entries).allSatisfy { left, right in
        left.key.says(right.key) && (left.key.scalar?.text == "repos" || left.value.says(right.value))
      }
  }

  /// A configuration with nothing but the hook.
  static func text(program: String) -> String { "repos:\n" + hook(program: program, indent: "  ") }

  /// The repository with the hook, as an item of the list. It calls the program of the machine: there is no public release
  /// that pre-commit could install.
  static func hook(program: String, indent: String) -> String {
    let entry = "\(ShellWord.quoted(program)) check"
    let quoted =
      entry.contains("'")
      ? "\"" + entry.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\"" : entry
    return [
      "- repo: local", "  hooks:", "    - id: bridgekeeper", "      name: bridges and their gotcha entries",
      "      entry: \(quoted)", "      language: system", "      files: '\\.(swift|md)$'",
      "      pass_filenames: false",
    ].map { indent + $0 + "\n" }.joined()
  }
}
