// Text as a manual page holds it: each sentence on a line of its own, since a formatter puts the gap behind it.

/// Writes text for roff.
enum ManualText {
  /// How long a line of the page's source may be, in bytes.
  private static let width = 78

  /// A text of several lines. A line that is indented stands as it is written; all others are filled.
  static func paragraphs(_ text: String) -> String {
    var lines: [String] = []
    var words: [Substring] = []
    for line in text.split(separator: "\n") {
      if line.hasPrefix("  ") {
        lines += filled(words) + [".Dl \(argument(line))"]
        words = []
      } else {
        words += line.split(separator: " ")
      }
    }
    return (lines + filled(words)).joined(separator: "\n")
  }

  private static func filled(_ words: [Substring]) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in words {
      let escaped = escaped(word)
      if !line.isEmpty, line.utf8.count + 1 + escaped.utf8.count > width {
        lines.append(line)
        line = ""
      }
      line += line.isEmpty ? atStart(escaped) : " \(escaped)"
      if word.last(where: { !")'\"`".contains($0) }).map({ ".!?".contains($0) }) ?? false {
        lines.append(line)
        line = ""
      }
    }
    return line.isEmpty ? lines : lines + [line]
  }

  /// Words behind a macro, none of which is to be taken for one.
  static func argument(_ text: some StringProtocol) -> String {
    text.split(separator: " ").map { word in
      let escaped = escaped(word)
      return word.count <= 3 ? "\\&\(escaped)" : escaped.replacing("\"", with: "\\(dq")
    }.joined(separator: " ")
  }

  private static func escaped(_ word: some StringProtocol) -> String {
    String(word).replacing("\\", with: "\\e").replacing("--", with: "\\-\\-")
  }

  /// A full stop or an apostrophe at the start of a line would make it a command.
  private static func atStart(_ word: String) -> String {
    word.hasPrefix(".") || word.hasPrefix("'") ? "\\&\(word)" : word
  }
}
