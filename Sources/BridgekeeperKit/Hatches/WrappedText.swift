// Prose in lines of a terminal's width, with an indent.

/// Breaks prose into lines.
struct WrappedText: Sendable {
  /// The most characters of a line, the indent included.
  var width = 80
  /// How many spaces each line begins with.
  var indent = 2

  /// The text in lines, each ending in a newline. A word that is longer than a line has a line of its own.
  func lines(_ text: String) -> String {
    let margin = String(repeating: " ", count: indent)
    var lines: [String] = []
    var line = ""
    for word in text.split(whereSeparator: \.isWhitespace) {
      if !line.isEmpty, indent + line.count + 1 + word.count > width {
        lines.append(line)
        line = ""
      }
      line += line.isEmpty ? String(word) : " \(word)"
    }
    if !line.isEmpty { lines.append(line) }
    return lines.map { "\(margin)\($0)\n" }.joined()
  }

  /// Code with the indent and one level more, each line as it is.
  func code(_ code: String) -> String {
    let margin = String(repeating: " ", count: indent + 2)
    var lines = code.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines.map { ($0.isEmpty ? "" : "\(margin)\($0)") + "\n" }.joined()
  }
}
