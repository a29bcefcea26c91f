// Reading the blocks that hold others: quotes, lists and their items.

extension BlockReader {
  /// A block quote.
  func quote(_ node: ParsedNode, in around: Surroundings) -> Block {
    let start = start(of: node)
    var inner = around
    inner.openPlace = place(of: start, on: node.startLine, in: around)
    inner.openPlace.offset = min(bytes.count, start + 1)
    inner.openPlace.column += 1
    inner.openPlace.tabRest = 0
    _ = inner.openPlace.skipBlanks(1, in: bytes, to: lines.range(ofLine: node.startLine).upperBound)
    inner.openLine = node.startLine
    inner.containers.append(.quote)
    return container(.quote, blocks(node.children, in: inner), from: start, line: node.startLine, length: 1)
  }

  /// A list.
  func list(
    _ node: ParsedNode, delimiter: ParsedNode.ListDelimiter, start: Int, in around: Surroundings
  ) -> Block {
    var number = start
    var items: [Block] = []
    for child in node.children {
      items.append(item(child, number: delimiter == .bullet ? nil : number, in: around))
      number = number &+ 1
    }
    let from = self.start(of: node)
    let kind = Block.List(
      delimiter: delimiterByte(delimiter, at: from), start: delimiter == .bullet ? nil : start,
      isTight: isTight(items))
    return container(.list(kind), items, from: from, line: node.startLine, length: 1)
  }

  /// Whether no blank line parts two items or two blocks of one item.
  private func isTight(_ items: [Block]) -> Bool {
    ([items] + items.map(\.children)).allSatisfy { blocks in
      zip(blocks, blocks.dropFirst()).allSatisfy { first, second in
        let start = first.lines.upperBound
        return (start..<max(start, second.lines.lowerBound)).dropFirst().allSatisfy { line in
          let range = lines.range(ofLine: line)
          return LinePrefix(bytes, range).end < range.upperBound
        }
      }
    }
  }

  private func delimiterByte(_ delimiter: ParsedNode.ListDelimiter, at offset: Int) -> UInt8 {
    switch delimiter {
    case .bullet: return bytes.at(offset) ?? UInt8(ascii: "-")
    case .period: return UInt8(ascii: ".")
    case .parenthesis: return UInt8(ascii: ")")
    }
  }

  /// An item of a list.
  private func item(_ node: ParsedNode, number: Int?, in around: Surroundings) -> Block {
    let start = start(of: node)
    let end = lines.range(ofLine: node.startLine).upperBound
    let base = base(on: node.startLine, in: around)
    var place = place(of: start, on: node.startLine, in: around)
    let indent = place.column - base.column
    let markerLength = markerLength(at: start, isBullet: number == nil, to: end)
    let marker = start..<min(end, start + markerLength)
    place.offset = marker.upperBound
    place.column += marker.count
    place.tabRest = 0
    let contentIndent = indent + marker.count + skipMarkerPadding(&place, to: end)
    var inner = around
    inner.openLine = node.startLine
    inner.openPlace = place
    inner.containers.append(.item(contentIndent: contentIndent))
    let kind = Block.Item(
      markerRange: marker, number: number.map { self.number(in: marker) ?? $0 }, indent: indent,
      contentIndent: contentIndent, checkbox: checkbox(node, at: place.offset, to: end))
    let length = kind.checkbox.map { $0.range.upperBound - start } ?? marker.count
    return container(
      .item(kind), blocks(node.children, in: inner), from: start, line: node.startLine, length: length)
  }

  /// Moves over the blanks after a marker and returns how many columns of them belong to the marker.
  private func skipMarkerPadding(_ place: inout LinePlace, to end: Int) -> Int {
    var probe = place
    let blanks = probe.skipBlanks(5, in: bytes, to: end)
    let isEmpty = bytes.skippingBlanks(from: place.offset, to: end) == end
    guard !isEmpty, (1...4).contains(blanks) else {
      _ = place.skipBlanks(1, in: bytes, to: end)
      return 1
    }
    place = probe
    return blanks
  }

  private func markerLength(at start: Int, isBullet: Bool, to end: Int) -> Int {
    guard !isBullet else { return 1 }
    var offset = start
    while offset < end, bytes[offset].isDigit { offset += 1 }
    return offset - start + 1
  }

  private func number(in marker: Range<Int>) -> Int? {
    guard marker.count > 1 else { return nil }
    return Int(bytes.string(marker.lowerBound..<marker.upperBound - 1))
  }

  private func checkbox(_ node: ParsedNode, at offset: Int, to end: Int) -> Block.Checkbox? {
    guard case .taskItem(let isChecked) = node.kind else { return nil }
    let start = bytes.skippingBlanks(from: offset, to: end)
    guard start + 3 <= end, bytes[start] == "[", bytes[start + 2] == "]" else { return nil }
    return Block.Checkbox(isChecked: isChecked, range: start..<start + 3)
  }

  /// Where the content of the innermost container begins on a line.
  private func base(on line: Int, in around: Surroundings) -> LinePlace {
    if line == around.openLine { return around.openPlace }
    return around.containers.strip(lines.range(ofLine: line), of: bytes).place
  }

  /// The place of `offset`, which only blanks part from the start of the innermost container's content.
  private func place(of offset: Int, on line: Int, in around: Surroundings) -> LinePlace {
    var place = base(on: line, in: around)
    while place.offset < offset, place.skipBlanks(1, in: bytes, to: offset) == 1 {}
    return place
  }

  /// A block that ends where its last child ends, or `length` bytes after its start if it has none.
  private func container(
    _ kind: Block.Kind, _ children: [Block], from start: Int, line: Int, length: Int
  ) -> Block {
    let end = min(lines.range(ofLine: line).upperBound, start + length)
    let last = children.map(\.range.upperBound).max() ?? end
    let lastLine = children.map(\.lines.upperBound).max() ?? line
    return Block(
      kind: kind, range: start..<max(start, end, last), lines: line...max(line, lastLine), children: children,
      inlines: [])
  }
}
