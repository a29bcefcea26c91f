// Text from the sources as XML and HTML take it.

extension String {
  /// The text on one line for an attribute or an element: no markup, no character that XML 1.0 forbids.
  public var inMarkup: String {
    oneLine.unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case "'": text += "&#39;"
      case "\u{FFFE}", "\u{FFFF}": text += "\u{FFFD}"
      default: text.unicodeScalars.append(scalar)
      }
    }
  }
}
