// Where something in front matter stands in its file: YAML ends lines at characters at which no editor does.

import Markdown
import YAML

extension Document {
  /// The line, 1-based, and the column, 1-based and in bytes, of a place in the front matter.
  func place(ofYAML place: YAMLPlace) -> (line: Int, column: Int) {
    guard let front = frontMatter else { return (1, 1) }
    // Where the text of the front matter begins: on the line below the dashes.
    var here = YAMLPlace(line: 1, column: 1)
    var (line, column) = (2, 1)
    var isBehindReturn = false
    for scalar in front.inner.unicodeScalars where here < place {
      switch scalar {
      case "\n" where isBehindReturn: break
      case "\n", "\r":
        here = YAMLPlace(line: here.line + 1, column: 1)
        (line, column) = (line + 1, 1)
      case "\u{85}", "\u{2028}", "\u{2029}":
        here = YAMLPlace(line: here.line + 1, column: 1)
        column += String(scalar).utf8.count
      default:
        here.column += 1
        column += String(scalar).utf8.count
      }
      isBehindReturn = scalar == "\r"
    }
    return (min(line, lines.count), column)
  }
}
