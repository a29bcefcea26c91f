// The configuration that setting up writes: only what differs from the defaults, each with a word on why.

import YAML

/// The rows that the answers add to a configuration.
struct SetupConfig: Sendable {
  /// A key that is to be added.
  struct Row: Sendable, Equatable {
    var key: String
    /// Why it is there, as a comment.
    var comment: String
    /// The value as the lines below or behind the key.
    var value: String

    var text: String { "\n# \(comment)\n\(key):\(value)\n" }
  }

  let rows: [Row]

  /// What the answers say beyond a configuration.
  init(_ answers: SetupAnswers, beyond config: Config) {
    var rows: [Row] = []
    let excluded = answers.excluded.filter { !config.excluded.contains($0) }
    if !excluded.isEmpty {
      rows.append(
        Row(key: "excluded", comment: "Other people's code: it answers for its own bridges.", value: Self.list(excluded)))
    }
    let memory = answers.memoryFiles.filter { !config.memoryFiles.contains($0) }
    if !memory.isEmpty {
      rows.append(
        Row(key: "memory_files", comment: "Memory files of other names.", value: Self.list(memory)))
    }
    if answers.onlyApp == true, config.contexts != [.app] {
      rows.append(
        Row(key: "contexts", comment: "Bridges of tests and previews need no entry.", value: " [app]"))
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
      let next = text + (text.isEmpty || text.hasSuffix("\n") ? "" : "\n") + row.text
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

  private static func list(_ values: [String]) -> String {
    values.map { "\n  - \(quoted($0))" }.joined()
  }

  /// A path as a YAML scalar.
  private static func quoted(_ path: String) -> String {
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
