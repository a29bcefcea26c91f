// The documentation above a declaration, from the bytes before its first token.

extension TokenList {
  /// Where what stands before a token begins to be its own: behind what the token before has on its line.
  func startOfTrivia(before index: Int) -> Int {
    index > 0 ? endOfTrailingTrivia(Int(tokens[index - 1].end), Int(tokens[index].start)) : 0
  }

  /// The documentation comment before a token, as `docComment` reads it from a tree's trivia.
  func documentation(before index: Int) -> String? {
    let end = Int(tokens[index].start)
    let start = startOfTrivia(before: index)
    guard text[start..<end].contains(UInt8(ascii: "/")) else { return nil }
    return docComment(trivia(start, end))
  }

  /// What stands behind a token on its line belongs to it, comments that begin there too.
  private func endOfTrailingTrivia(_ start: Int, _ end: Int) -> Int {
    var at = start
    while at < end {
      switch text[at] {
      case 0x0A, 0x0D: return at
      case UInt8(ascii: "/"): at = endOfComment(at, end)
      default: at += 1
      }
    }
    return at
  }

  private func trivia(_ start: Int, _ end: Int) -> [TriviaKind] {
    var pieces: [TriviaKind] = []
    var at = start
    while at < end {
      switch text[at] {
      case 0x0D where at + 1 < end && text[at + 1] == 0x0A:
        pieces.append(.lineEnds(1))
        at += 2
      case 0x0A, 0x0D:
        pieces.append(.lineEnds(1))
        at += 1
      case UInt8(ascii: "/"):
        let next = endOfComment(at, end)
        pieces.append(comment(at..<next))
        at = next
      default: at += 1
      }
    }
    return pieces
  }

  private func endOfComment(_ start: Int, _ end: Int) -> Int {
    var at = start + 2
    guard start + 1 < end, text[start + 1] == UInt8(ascii: "*") else {
      while at < end, text[at] != 0x0A, text[at] != 0x0D { at += 1 }
      return min(at, end)
    }
    var depth = 1
    while at < end, depth > 0 {
      let next = at + 1 < end ? text[at + 1] : 0
      if text[at] == UInt8(ascii: "*"), next == UInt8(ascii: "/") {
        depth -= 1
        at += 2
      } else if text[at] == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
        depth += 1
        at += 2
      } else {
        at += 1
      }
    }
    return min(at, end)
  }

  private func comment(_ range: Range<Int>) -> TriviaKind {
    let third = range.count > 2 ? text[range.lowerBound + 2] : 0
    if text[range.lowerBound + 1] == UInt8(ascii: "/") {
      return third == UInt8(ascii: "/") ? .docLine(string(range)) : .comment
    }
    let isDocumentation = third == UInt8(ascii: "*") && range.count > 4
    return isDocumentation ? .docBlock(string(range)) : .comment
  }
}
