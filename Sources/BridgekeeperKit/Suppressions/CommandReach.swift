// On which lines a comment command sets findings aside.

/// Works out the reach of commands in one file.
struct CommandReach {
  /// The file's lines, without their endings.
  private let lines: [Substring]
  /// Whether a line that holds nothing but a comment or an attribute is part of the declaration below it.
  private let isSwift: Bool

  init(text: String, isSwift: Bool) {
    // CR and LF together are one character.
    lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }
    self.isSwift = isSwift
  }

  /// The reach of a command; for `disable` to the end of the file, which an `enable` may cut.
  ///
  /// - Parameter comment: the comment's lines, 1-based.
  func reach(of action: CommentCommand.Action, at comment: ClosedRange<Int>) -> ClosedRange<Int> {
    switch action {
    case .disableThis, .enable: return comment
    case .disablePrevious: return max(1, comment.lowerBound - 1)...max(1, comment.lowerBound - 1)
    case .disable: return comment.lowerBound...max(comment.lowerBound, lines.count)
    case .disableNext: return next(after: comment.upperBound)
    }
  }

  /// The next line of code with the attributes above it, so that a command can stand above `@MainActor`.
  private func next(after line: Int) -> ClosedRange<Int> {
    guard let first = (line + 1...max(line + 1, lines.count)).first(where: { !isPassedOver($0) }) else {
      return line + 1...line + 1
    }
    guard isSwift else { return first...first }
    var last = first
    while last < lines.count, let end = endOfAttribute(last) {
      last = end + 1
      while last < lines.count, isPassedOver(last) { last += 1 }
    }
    return first...min(last, max(first, lines.count))
  }

  private func text(_ line: Int) -> Substring {
    lines.indices.contains(line - 1) ? lines[line - 1].drop { $0 == " " || $0 == "\t" } : ""
  }

  private func isPassedOver(_ line: Int) -> Bool {
    let text = text(line)
    return text.allSatisfy(\.isWhitespace) || isSwift && (text.hasPrefix("//") || text.hasPrefix("#if"))
  }

  /// The last line of an attribute that stands alone; nil where the line is none, or holds more than
  /// attributes.
  private func endOfAttribute(_ line: Int) -> Int? {
    guard text(line).hasPrefix("@") else { return nil }
    var depth = 0
    for place in line...min(lines.count, line + 20) {
      var rest = text(place)[...]
      while let character = rest.first {
        if character == "(" { depth += 1 }
        if character == ")" { depth -= 1 }
        if character == " ", depth == 0 {
          let word = rest.drop { $0 == " " }
          if word.isEmpty || word.hasPrefix("//") { return place }
          guard word.hasPrefix("@") else { return nil }
          rest = word
          continue
        }
        rest = rest.dropFirst()
      }
      if depth <= 0 { return place }
    }
    return nil
  }
}
