// Link reference definitions (`[label]: destination "title"`). cmark-gfm uses them up without a trace in its
// tree, so they are found again in the lines that no block covers and at the start of paragraphs.

/// A link reference definition of a document.
public struct LinkDefinition: Sendable, Equatable {
  /// The label as written between the brackets.
  public let label: String
  /// The destination as written, without angle brackets.
  public let destination: String
  /// The bytes from the opening bracket to the end of the destination or title.
  public let range: Range<Int>
  /// The lines of the definition, 1-based.
  public let lines: ClosedRange<Int>

  /// A label as it is compared: white space collapsed, case ignored.
  public static func normalised(_ label: String) -> String {
    label.split(whereSeparator: \.isWhitespace).joined(separator: " ").lowercased()
  }
}

/// A definition at the start of some content, before it is brought back to the source.
struct DefinitionSource {
  let label: Range<Int>
  let destination: Range<Int>
  /// The end of the definition's last byte.
  let end: Int
  /// The start of the line after it.
  let next: Int

  /// Reads the definition at `start` of `bytes`, whose lines end in LF; nil when there is none.
  init?(_ bytes: [UInt8], at start: Int) {
    guard bytes.at(start) == "[", let close = Self.labelEnd(bytes, from: start + 1),
      bytes.at(close + 1) == ":", !bytes[start + 1..<close].allSatisfy({ $0.isBlank || $0.isLineEnding })
    else { return nil }
    let from = Self.skippingSpaceOverOneLine(bytes, from: close + 2)
    guard let to = LinkTail.destinationEnd(bytes, from: from), to > from else { return nil }
    label = start + 1..<close
    destination = bytes[from] == "<" ? from + 1..<to - 1 : from..<to
    let title = Self.skippingSpaceOverOneLine(bytes, from: to)
    if title > to, let titleEnd = LinkTail.titleEnd(bytes, from: title),
      let next = Self.lineEnd(bytes, from: titleEnd)
    {
      self.end = titleEnd
      self.next = next
      return
    }
    guard let next = Self.lineEnd(bytes, from: to) else { return nil }
    self.end = to
    self.next = next
  }

  /// The offset of the bracket that ends a label; nil when there is none.
  static func labelEnd(_ bytes: [UInt8], from start: Int) -> Int? {
    var offset = start
    while let byte = bytes.at(offset), offset - start < 1000 {
      if byte == "]" { return offset }
      if byte == "[" { return nil }
      offset += byte == "\\" ? 2 : 1
    }
    return nil
  }

  private static func skippingSpaceOverOneLine(_ bytes: [UInt8], from start: Int) -> Int {
    var offset = start
    var lines = 0
    while let byte = bytes.at(offset), byte.isBlank || byte.isLineEnding {
      if byte == UInt8.lineFeed { lines += 1 }
      if lines > 1 { return offset }
      offset += 1
    }
    return offset
  }

  /// The start of the next line, when only white space stands before it.
  private static func lineEnd(_ bytes: [UInt8], from start: Int) -> Int? {
    var offset = start
    while let byte = bytes.at(offset) {
      if byte == UInt8.lineFeed { return offset + 1 }
      guard byte.isBlank else { return nil }
      offset += 1
    }
    return bytes.count
  }
}
