// Where something in front matter stands in its file: YAML ends lines at characters at which no editor does.

import Markdown
import YAML

/// The lines of a file's front matter as YAML counts them, each with its place in the file.
struct FrontMatterPlaces {
  /// The beginning of a line of YAML's: where it stands in the file, 1-based and in bytes, and in the text.
  private struct Start {
    var line: Int
    var column: Int
    var index: String.Index
  }

  private let text: String
  private var starts: [Start] = []

  /// The places of a document; without front matter everything stands at its beginning.
  init(_ document: Document) {
    text = document.frontMatter?.inner ?? ""
    // The text begins on the line below the dashes.
    var (line, column) = (2, 1)
    starts.append(Start(line: line, column: column, index: text.startIndex))
    let scalars = text.unicodeScalars
    for index in scalars.indices {
      let behind = scalars.index(after: index)
      switch scalars[index] {
      case "\r" where behind < scalars.endIndex && scalars[behind] == "\n": continue
      case "\n", "\r": (line, column) = (line + 1, 1)
      case "\u{85}", "\u{2028}", "\u{2029}": column += scalars[index].utf8.count
      default:
        column += scalars[index].utf8.count
        continue
      }
      starts.append(Start(line: line, column: column, index: behind))
    }
  }

  /// The line, 1-based, and the column, 1-based and in bytes, of a place in the file.
  subscript(place: YAMLPlace) -> (line: Int, column: Int) {
    let start = starts[min(max(place.line, 1), starts.count) - 1]
    let before = text.unicodeScalars[start.index...].prefix(place.column - 1)
    return (start.line, start.column + before.reduce(0) { $0 + $1.utf8.count })
  }
}
