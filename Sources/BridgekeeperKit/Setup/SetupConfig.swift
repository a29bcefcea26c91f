// The configuration that setting up writes: only what differs from the defaults, each with a word on why.

import SwiftScan
import YAML

/// The rows that the answers add to a configuration.
struct SetupConfig: Sendable {
  /// A key that is to be added.
  struct Row: Sendable, Equatable {
    var key: String
    /// Why it is there, as a comment.
    var comment: String
    var values: [String]

    var text: String {
      "\n# \(comment)\n\(key):\n" + values.map { "  - \(SetupConfig.quoted($0))\n" }.joined()
    }
  }

  let rows: [Row]

  /// What the answers say beyond a configuration.
  init(_ answers: SetupAnswers, beyond config: Config) {
    var rows: [Row] = []
    let excluded = answers.excluded.filter { !config.excluded.contains($0) }
    if !excluded.isEmpty {
      rows.append(
        Row(
          key: "excluded", comment: "Other people's code: it answers for its own bridges.", values: excluded))
    }
    let memory = answers.memoryFiles.filter { !config.memoryFiles.contains($0) }
    if !memory.isEmpty {
      rows.append(
        Row(key: "memory_files", comment: "Memory files of other names.", values: memory))
    }
    if answers.onlyApp == true, config.contexts != [.app] {
      rows.append(
        Row(key: "contexts", comment: "Bridges of tests and previews need no entry.", values: ["app"]))
    }
    self.rows = rows
  }

  /// A configuration file of these rows.
  var text: String { Self.header + rows.map(\.text).joined() }

  /// A configuration file with these rows added at its end, where each is read as it was meant, and the rows that have to
  /// be written by hand.
  func added(to old: String) -> (text: String, left: [Row]) {
    var text = old
    var left: [Row] = []
    for row in rows {
      let keys = (try? Config.parse(text))?.entries?.compactMap { $0.key.scalar?.text } ?? []
      let ending = text.contains("\r\n") ? "\r\n" : "\n"
      let start = text.isEmpty || text.utf8.last == 0x0A ? text : text + ending
      let next = start + row.text.replacing("\n", with: ending)
      if keys.contains(row.key) || (try? Config.read(next)) == nil {
        left.append(row)
      } else {
        text = next
      }
    }
    return (text, left)
  }

  private static let header = """
    # Bridgekeeper keeps the bridges between SwiftUI and UIKit or AppKit honest: each has a gotcha entry that says why it is there.
    # 'bridgekeeper check' is the gate, 'bridgekeeper ask TYPE' writes an entry, 'bridgekeeper rules' lists what is judged.
    # Only what differs from the defaults stands in this file.

    """

  /// A path as a YAML scalar.
  fileprivate static func quoted(_ path: String) -> String {
    let isPlain = path.utf8.allSatisfy { byte in
      (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
        || "_-./".utf8.contains(byte)
    }
    let first = path.first.map { $0.isLetter || $0 == "_" || $0 == "." } ?? false
    let isWord = ["true", "false", "yes", "no", "on", "off", "null"].contains(path.lowercased())
    if isPlain, first, !isWord { return path }
    return "'" + path.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''") + "'"
  }
}
