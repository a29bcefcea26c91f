// Where things stand in a baseline file. Each item's own bytes and line are wanted, which no JSON decoder
// gives; and a merge that was resolved by hand leaves a comma too many or too few, which is forgiven.

import Foundation

/// A baseline file taken apart, with nothing read into it yet.
struct BaselineLayout: Sendable {
  /// What the file says that it is; nil where it says nothing.
  private(set) var schema: (text: String, line: Int)?
  /// The objects in the list of findings.
  private(set) var items: [Item] = []

  /// An object in the list: its bytes on one line, and the line on which it begins.
  struct Item: Sendable {
    var text: String
    var line: Int
  }

  private let bytes: [UInt8]
  private var place: Int
  private var line = 1

  /// Takes a file's bytes apart.
  init(_ bytes: [UInt8]) throws(BaselineProblem) {
    self.bytes = bytes
    place = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    try expect("{", "where the baseline begins")
    while try !takes("}") {
      let start = line
      let key = try string()
      try expect(":", "after \"\(key)\"")
      switch key {
      case "schema": schema = (try string(), start)
      case "findings": try takeItems()
      default: throw .malformed(start, "unknown key '\(key)' (a baseline has 'schema' and 'findings')")
      }
      _ = try takes(",")
    }
    skipBlanks()
    if place < bytes.count { throw .malformed(line, "there is text after the end of the baseline") }
  }

  private mutating func takeItems() throws(BaselineProblem) {
    try expect("[", "after \"findings\":")
    while try !takes("]") {
      let start = line
      items.append(Item(text: try object(), line: start))
      _ = try takes(",")
    }
  }

  /// The text of the object that begins here. Brackets are noted, not entered, so no depth is too deep.
  private mutating func object() throws(BaselineProblem) -> String {
    guard peek() == UInt8(ascii: "{") else { throw unexpected("where a finding or the list's end should be") }
    let start = place
    let startLine = line
    var closing: [UInt8] = []
    repeat {
      guard let byte = peek() else { throw .malformed(startLine, Self.endless) }
      if byte == UInt8(ascii: "\"") {
        _ = try stringBytes()
        continue
      }
      switch byte {
      case UInt8(ascii: "{"): closing.append(UInt8(ascii: "}"))
      case UInt8(ascii: "["): closing.append(UInt8(ascii: "]"))
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        guard closing.popLast() == byte else { throw .malformed(startLine, Self.endless) }
      default: break
      }
      advance()
    } while !closing.isEmpty
    return Self.onOneLine(bytes[start..<place])
  }

  private static let endless = "the finding that begins here does not end"

  /// What is on one line already stays as it is; of what a formatter spread over several, the line breaks go.
  private static func onOneLine(_ slice: ArraySlice<UInt8>) -> String {
    let text = String(decoding: slice, as: UTF8.self)
    guard slice.contains(where: { $0 == 0x0A || $0 == 0x0D }) else { return text }
    let lines = text.split(whereSeparator: \.isNewline)
      .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    return lines.reduce(into: "") { joined, line in
      joined += joined.hasSuffix(",") ? " " + line : line
    }
  }

  private mutating func string() throws(BaselineProblem) -> String {
    let start = line
    let literal = try stringBytes()
    let list = Data([UInt8(ascii: "[")] + literal + [UInt8(ascii: "]")])
    guard let text = try? JSONDecoder().decode([String].self, from: list).first else {
      throw .malformed(start, "a text cannot be read as JSON")
    }
    return text
  }

  private mutating func stringBytes() throws(BaselineProblem) -> ArraySlice<UInt8> {
    skipBlanks()
    guard peek() == UInt8(ascii: "\"") else { throw unexpected("where a text in quotes should be") }
    let start = place
    place += 1
    while let byte = peek(), byte != UInt8(ascii: "\"") {
      if byte == 0x0A || byte == 0x0D { break }
      place += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    guard peek() == UInt8(ascii: "\"") else { throw .malformed(line, "a text does not end on its line") }
    place += 1
    return bytes[start..<place]
  }

  private func peek() -> UInt8? { place < bytes.count ? bytes[place] : nil }

  private mutating func advance() {
    if bytes[place] == 0x0A { line += 1 }
    place += 1
  }

  private mutating func skipBlanks() {
    while let byte = peek(), [0x20, 0x09, 0x0A, 0x0D].contains(byte) { advance() }
  }

  /// Whether this is the next byte; it is then passed, with the blanks around it.
  private mutating func takes(_ mark: Unicode.Scalar) throws(BaselineProblem) -> Bool {
    skipBlanks()
    guard let byte = peek() else { throw .malformed(line, "the baseline ends too early") }
    guard byte == UInt8(ascii: mark) else { return false }
    advance()
    skipBlanks()
    return true
  }

  private mutating func expect(_ mark: Unicode.Scalar, _ place: String) throws(BaselineProblem) {
    guard try takes(mark) else { throw unexpected("'\(mark)' should stand \(place), and there") }
  }

  private func unexpected(_ expected: String) -> BaselineProblem {
    guard let byte = peek() else { return .malformed(line, "the baseline ends too early") }
    let found = byte < 0x80 ? "'\(Character(Unicode.Scalar(byte)))'" : "something else"
    return .malformed(line, "\(expected) stands \(found)")
  }
}
