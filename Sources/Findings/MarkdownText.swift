// Text from the sources as a Markdown comment takes it: it can neither format, nor link, nor call anybody.

extension String {
  /// A code span that holds the text as it is, whatever backticks are in it.
  public var asCodeSpan: String {
    let text = oneLine
    let runs = text.split { $0 != "`" }.map(\.count)
    let fence = String(repeating: "`", count: (runs.max() ?? 0) + 1)
    let isPadded = text.hasPrefix("`") || text.hasSuffix("`") || text.isEmpty
    return isPadded ? "\(fence) \(text) \(fence)" : fence + text + fence
  }

  /// Prose whose own code spans stay code, and in which nothing else means anything.
  public var asMarkdownProse: String {
    let parts = oneLine.split(separator: "`", omittingEmptySubsequences: false)
    // An odd backtick, or an empty span, is no code of ours.
    let hasSpans = parts.count % 2 == 1 && !parts.indices.contains { $0 % 2 == 1 && parts[$0].isEmpty }
    guard hasSpans else { return oneLine.withoutMarkdown }
    return parts.enumerated()
      .map { $0.offset % 2 == 1 ? "`\($0.element)`" : String($0.element).withoutMarkdown }
      .joined()
  }

  /// The text with what Markdown and its hosts read as marks taken apart. An escaped `@` would still call
  /// somebody, and an escaped `#` still name an issue, since hosts look for them after rendering: a space of
  /// no width stands behind those.
  private var withoutMarkdown: String {
    unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "&": text += "&amp;"
      case "@", "#": text += "\(scalar)&#8203;"
      case "\\", "`", "*", "_", "[", "]", "~", "|", "!", "$": text += "\\\(scalar)"
      default: text.unicodeScalars.append(scalar)
      }
    }
  }
}
