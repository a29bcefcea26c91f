// Comments that mean something: documentation above a declaration, and `bridgekeeper:gotcha` beside one.

import SwiftSyntax

/// The documentation comment in a declaration's leading trivia, without comment marks; nil where there is
/// none.
///
/// Of several comments with blank lines between them the last one counts.
func docComment(_ trivia: Trivia) -> String? {
  docComment(
    trivia.map { piece in
      switch piece {
      case .docLineComment(let text): .docLine(text)
      case .docBlockComment(let text): .docBlock(text)
      case .newlines(let count), .carriageReturns(let count), .carriageReturnLineFeeds(let count):
        .lineEnds(count)
      case .lineComment, .blockComment: .comment
      default: .other
      }
    })
}

/// What may stand before a declaration.
enum TriviaKind {
  case docLine(String)
  case docBlock(String)
  case lineEnds(Int)
  case comment
  case other
}

/// The documentation comment in what stands before a declaration.
func docComment(_ pieces: [TriviaKind]) -> String? {
  var lines: [String] = []
  var lineEnds = 0
  for piece in pieces {
    switch piece {
    case .docLine(let text):
      if lineEnds > 1 { lines = [] }
      lines.append(String(text.dropFirst(3).first == " " ? text.dropFirst(4) : text.dropFirst(3)))
      lineEnds = 0
    case .docBlock(let text):
      lines = blockLines(text)
      lineEnds = 0
    case .lineEnds(let count): lineEnds += count
    case .comment: lineEnds = 0
    case .other: break
    }
  }
  let text = trimmed(lines.joined(separator: "\n"))
  return text.isEmpty ? nil : text
}

/// The lines of a `/** … */` comment without the marks and without a star at the start of each line.
private func blockLines(_ comment: String) -> [String] {
  let body = comment.dropFirst(3).dropLast(comment.hasSuffix("*/") ? 2 : 0)
  return body.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { line in
    var rest = line.drop { $0 == " " || $0 == "\t" }
    if rest.first == "*" { rest = rest.dropFirst() }
    return String(rest.first == " " ? rest.dropFirst() : rest)
  }
}

/// The text without white space at either end.
private func trimmed(_ text: String) -> String {
  let start = text.drop(while: \.isWhitespace)
  guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
  return String(start[...last])
}

/// A `bridgekeeper:gotcha` comment and what stands round it. Offsets are bytes.
struct GotchaComment {
  var title: String
  var offset: Int
  var line: Int
  /// Where the token before the comment ends, and whether the comment stands on a line of its own.
  var previousEnd: Int
  var standsAlone: Bool
  /// Where the token after the comment begins, and whether no blank line parts them.
  var next: Int
  var isClose: Bool
  var nextLine: Int
}

/// Every `bridgekeeper:gotcha` comment of a file. Documentation and strings are no place for one.
func gotchaComments(in tree: SourceFileSyntax, lines: LineTable) -> [GotchaComment] {
  var found: [GotchaComment] = []
  var previousEnd = 0
  var trailing = Trivia()
  for token in tree.tokens(viewMode: .sourceAccurate) {
    let between = trailing.pieces + token.leadingTrivia.pieces
    let next = token.positionAfterSkippingLeadingTrivia.utf8Offset
    var offset = previousEnd
    for (index, piece) in between.enumerated() {
      defer { offset += piece.sourceLength.utf8Length }
      guard let title = gotchaTitle(piece) else { continue }
      let line = lines.line(at: offset)
      found.append(
        GotchaComment(
          title: title, offset: offset, line: line, previousEnd: previousEnd,
          standsAlone: previousEnd == 0 || lines.line(at: previousEnd) < line, next: next,
          isClose: !hasBlankLine(between[(index + 1)...]), nextLine: lines.line(at: next)))
    }
    previousEnd = token.endPositionBeforeTrailingTrivia.utf8Offset
    trailing = token.trailingTrivia
  }
  return found
}

private func gotchaTitle(_ piece: TriviaPiece) -> String? {
  let text: Substring
  switch piece {
  case .lineComment(let comment): text = comment.dropFirst(2)
  case .blockComment(let comment): text = comment.dropFirst(2).dropLast(2)
  default: return nil
  }
  let command = text.drop { $0 == " " || $0 == "\t" }
  guard command.hasPrefix("bridgekeeper:gotcha") else { return nil }
  let rest = command.dropFirst("bridgekeeper:gotcha".count)
  guard rest.first?.isWhitespace ?? false else { return nil }
  let title = trimmed(String(rest))
  return title.isEmpty ? nil : title
}

private func hasBlankLine(_ pieces: ArraySlice<TriviaPiece>) -> Bool {
  var ends = 0
  for piece in pieces {
    switch piece {
    case .newlines(let count), .carriageReturns(let count), .carriageReturnLineFeeds(let count): ends += count
    case .spaces, .tabs: break
    default: ends = 0
    }
    if ends > 1 { return true }
  }
  return false
}
