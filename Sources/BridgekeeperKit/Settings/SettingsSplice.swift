// Items put into settings and taken out again, byte by byte: what is taken out leaves exactly what was there before.
//
// A list or object that was empty gets a blank line, on one line a blank, before its closing mark: by that it is known
// later that it was there and empty, and what was made for the sake of an item goes with it.

extension SettingsText {
  /// The text with a list's or an object's item behind the others.
  ///
  /// - Parameter item: the item, written in a layout.
  func adding(_ item: (SettingsValue.Layout) -> String, to container: Node) -> String {
    let newline = bytes.firstRange(of: [0x0D, 0x0A]) != nil ? "\r\n" : "\n"
    guard let last = container.itemRanges.last else {
      let isTight = container.range != root.range && !bytes.contains(0x0A)
      return filled(container, isTight ? nil : newline, item)
    }
    let start = container.itemRanges.dropLast().last?.upperBound ?? container.range.lowerBound + 1
    let comma = self.comma(after: last.upperBound, before: container.range.upperBound - 1)
    guard bytes[start..<last.lowerBound].contains(0x0A) else {
      return spliced([(comma.map { $0 + 1 } ?? last.upperBound, (comma == nil ? "," : "") + item(.tight))])
    }
    let indent = self.indent(of: last.lowerBound)
    let layout = SettingsValue.Layout.lines(newline: newline, unit: unit, indent: indent)
    let text = newline + indent + item(layout)
    let end = endOfComment(after: comma.map { $0 + 1 } ?? last.upperBound)
    return spliced(
      comma == nil ? [(last.upperBound, ","), (end, text)] : [(end, text + ",")])
  }

  /// The text without one item of a list or an object; nil where it would be an item of nothing.
  func removing(_ place: Int, of container: Node, path: ArraySlice<(container: Node, place: Int)>) -> String?
  {
    let items = container.itemRanges
    let item = items[place]
    if place + 1 < items.count { return removing([item.lowerBound..<items[place + 1].lowerBound]) }
    let close = container.range.upperBound - 1
    let own = comma(after: item.upperBound, before: close)
    let blanks = startOfBlanks(before: item.lowerBound)
    guard place > 0 else { return emptied(container, path: path) }
    if let own { return removing([blanks..<own + 1]) }
    guard let comma = comma(after: items[place - 1].upperBound, before: item.lowerBound) else { return nil }
    return removing([comma..<comma + 1, max(blanks, comma + 1)..<item.upperBound])
  }

  /// The container without its only item, or what held it without the container.
  private func emptied(_ container: Node, path: ArraySlice<(container: Node, place: Int)>) -> String? {
    guard let item = container.itemRanges.first else { return nil }
    let close = container.range.upperBound - 1
    let rest = String(decoding: bytes[item.upperBound..<close], as: UTF8.self)
    let newline = bytes.firstRange(of: [0x0D, 0x0A]) != nil ? "\r\n" : "\n"
    let isTight = bytes[container.range.lowerBound + 1..<item.lowerBound].isEmpty
    let mark = isTight ? " " : newline + newline + indent(ofLineAt: container.range.lowerBound)
    if rest.hasPrefix(mark) {
      return removing([container.range.lowerBound + 1..<item.upperBound + mark.utf8.count])
    }
    guard let outer = path.last else { return nil }
    return removing(outer.place, of: outer.container, path: path.dropLast())
  }

  private func filled(
    _ container: Node, _ newline: String?, _ item: (SettingsValue.Layout) -> String
  ) -> String {
    let start = container.range.lowerBound + 1
    guard let newline else { return spliced([(start, item(.tight) + " ")]) }
    let outer = indent(ofLineAt: container.range.lowerBound)
    let layout = SettingsValue.Layout.lines(newline: newline, unit: unit, indent: outer + unit)
    return spliced([(start, newline + outer + unit + item(layout) + newline + newline + outer)])
  }

  /// What one step of indentation is: that of the first member, where it stands on a line of its own.
  private var unit: String {
    guard let first = root.itemRanges.first, bytes[..<first.lowerBound].contains(0x0A) else { return "  " }
    let indent = indent(of: first.lowerBound)
    return indent.isEmpty ? "  " : indent
  }

  private func spliced(_ parts: [(place: Int, text: String)]) -> String {
    var result: [UInt8] = []
    var end = 0
    for part in parts {
      result += bytes[end..<part.place]
      result += part.text.utf8
      end = part.place
    }
    return String(decoding: result + bytes[end...], as: UTF8.self)
  }

  private func removing(_ ranges: [Range<Int>]) -> String {
    var result: [UInt8] = []
    var end = 0
    for range in ranges {
      result += bytes[end..<range.lowerBound]
      end = range.upperBound
    }
    return String(decoding: result + bytes[end...], as: UTF8.self)
  }
}

extension SettingsText {
  /// The blanks before a place, back to the newline before it; none where something else stands between.
  private func indent(of place: Int) -> String {
    let start = startOfLine(at: place)
    let blanks = bytes[start..<place]
    return blanks.allSatisfy { $0 == 0x20 || $0 == 0x09 } ? String(decoding: blanks, as: UTF8.self) : ""
  }

  /// The blanks that the line of a place begins with.
  private func indent(ofLineAt place: Int) -> String {
    let line = bytes[startOfLine(at: place)..<place]
    return String(decoding: line.prefix { $0 == 0x20 || $0 == 0x09 }, as: UTF8.self)
  }

  private func startOfLine(at place: Int) -> Int {
    bytes[..<place].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
  }

  /// Where the white space before a place begins.
  private func startOfBlanks(before place: Int) -> Int {
    var start = place
    while start > 0, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[start - 1]) { start -= 1 }
    return start
  }

  /// The comma between two places, comments read over.
  private func comma(after start: Int, before end: Int) -> Int? {
    var place = start
    while place < end {
      if bytes[place] == UInt8(ascii: ",") { return place }
      if bytes[place...].starts(with: [0x2F, 0x2F]) {
        place = bytes[place...].firstIndex(of: 0x0A) ?? end
      } else if bytes[place...].starts(with: [0x2F, 0x2A]) {
        place = bytes[(place + 2)...].firstRange(of: [0x2A, 0x2F])?.upperBound ?? end
      } else {
        place += 1
      }
    }
    return nil
  }

  /// The end of a comment that stands behind a place on its line; the place itself where there is none.
  private func endOfComment(after start: Int) -> Int {
    var place = start
    while place < bytes.count, bytes[place] == 0x20 || bytes[place] == 0x09 { place += 1 }
    guard bytes[place...].starts(with: [0x2F, 0x2F]) else { return start }
    var end = bytes[place...].firstIndex(of: 0x0A) ?? bytes.count
    if end > place, bytes[end - 1] == 0x0D { end -= 1 }
    return end
  }
}
