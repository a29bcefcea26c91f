// The comments of a file that begin with `bridgekeeper:`. Documentation and strings are no place for one.

import SwiftSyntax

/// The comments of a file that speak to this program.
///
/// - Parameter skipped: how many bytes stand before the text that was parsed.
func commandComments(
  in tree: SourceFileSyntax, file: String, lines: LineTable, skipped: Int
) -> [SourceComment] {
  var found: [SourceComment] = []
  for token in tree.tokens(viewMode: .sourceAccurate) {
    var offset = token.position.utf8Offset
    for piece in token.leadingTrivia { note(piece, at: &offset) }
    offset = token.endPositionBeforeTrailingTrivia.utf8Offset
    for piece in token.trailingTrivia { note(piece, at: &offset) }
  }
  return found

  func note(_ piece: TriviaPiece, at offset: inout Int) {
    let end = offset + piece.sourceLength.utf8Length
    defer { offset = end }
    guard let text = text(of: piece), text.hasPrefix("bridgekeeper:") else { return }
    let start = lines.place(at: offset)
    found.append(
      SourceComment(
        file: file, lines: start.line...max(start.line, lines.line(at: max(offset, end - 1))),
        column: start.column, range: (offset + skipped)..<(end + skipped), text: text))
  }
}

/// The text of a comment without marks and outer white space; nil for other trivia.
private func text(of piece: TriviaPiece) -> String? {
  var text: Substring
  switch piece {
  case .lineComment(let comment): text = comment.dropFirst(2)
  case .blockComment(let comment): text = comment.dropFirst(2).dropLast(comment.hasSuffix("*/") ? 2 : 0)
  default: return nil
  }
  text = text.drop(while: \.isWhitespace)
  while text.last?.isWhitespace == true { text = text.dropLast() }
  return String(text)
}
