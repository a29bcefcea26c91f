// What follows the text of a link: a destination in parentheses, a label in brackets, or nothing.

/// Finds the end of a link after its text.
struct LinkTail {
  let bytes: [UInt8]

  /// The offset after the link whose text ends with the bracket at `closing`.
  func end(closing: Int) -> Int {
    guard bytes.at(closing) == "]" else { return closing }
    return inlineEnd(from: closing + 1) ?? labelEnd(from: closing + 1) ?? closing + 1
  }

  /// The end of `(destination "title")`.
  private func inlineEnd(from start: Int) -> Int? {
    guard bytes.at(start) == "(" else { return nil }
    var offset = skippingSpace(from: start + 1)
    guard let destination = destinationEnd(from: offset) else { return nil }
    offset = skippingSpace(from: destination)
    if offset > destination, let title = Self.titleEnd(bytes, from: offset) {
      offset = skippingSpace(from: title)
    }
    return bytes.at(offset) == ")" ? offset + 1 : nil
  }

  private func destinationEnd(from start: Int) -> Int? { Self.destinationEnd(bytes, from: start) }

  /// The end of a label in brackets, which may be blank. A text before a label that has no definition is no
  /// link at all, so a link takes the label that follows it.
  private func labelEnd(from start: Int) -> Int? {
    guard bytes.at(start) == "[" else { return nil }
    return DefinitionSource.labelEnd(bytes, from: start + 1).map { $0 + 1 }
  }

  private func skippingSpace(from start: Int) -> Int {
    var offset = start
    while let byte = bytes.at(offset), byte.isSpace { offset += 1 }
    return offset
  }

  /// The most parentheses inside each other in a destination, as in cmark-gfm.
  private static let deepestParentheses = 32

  /// The end of a destination, in angle brackets or up to white space or a parenthesis that none inside it
  /// opened; nil when there is none. As in cmark-gfm, white space ends it even inside parentheses, and control
  /// characters do not, a form feed and its like among them.
  static func destinationEnd(_ bytes: [UInt8], from start: Int) -> Int? {
    var offset = start
    if bytes.at(offset) == "<" {
      offset += 1
      while let byte = bytes.at(offset), byte != ">" {
        guard !byte.isLineEnding, byte != "<" else { return nil }
        offset += byte == "\\" ? 2 : 1
      }
      return offset < bytes.count ? offset + 1 : nil
    }
    var depth = 0
    while let byte = bytes.at(offset), !byte.isBlank, !byte.isLineEnding {
      if byte == ")", depth == 0 { break }
      if byte == "(", depth == deepestParentheses { return nil }
      depth += byte == "(" ? 1 : byte == ")" ? -1 : 0
      offset += byte == "\\" && bytes.at(offset + 1)?.isPunctuation == true ? 2 : 1
    }
    return min(offset, bytes.count)
  }

  /// The end of a title in quotes or parentheses; nil when there is none. As in cmark-gfm, which takes the longest
  /// one, a mark behind a backslash ends it where no other does.
  static func titleEnd(_ bytes: [UInt8], from start: Int) -> Int? {
    guard let first = bytes.at(start), first == "\"" || first == "'" || first == "(" else { return nil }
    let last = first == "(" ? UInt8(ascii: ")") : first
    var end: Int?
    var offset = start + 1
    while let byte = bytes.at(offset) {
      let isEscaped = bytes[offset - 1] == "\\"
      if byte == last { end = offset + 1 }
      if byte == last || byte == first, !isEscaped { return end }
      offset += 1
    }
    return end
  }
}
