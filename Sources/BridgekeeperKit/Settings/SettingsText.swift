// The JSON of somebody's settings as a tree of byte ranges over the text, so that a change is a splice. Comments and
// commas too many are read over: editors leave them, and nothing here rewrites them.

import Foundation

/// A JSON text that was read.
struct SettingsText: Sendable {
  /// The text's bytes.
  let bytes: [UInt8]
  /// The outermost value.
  let root: Node

  /// A value in its place.
  struct Node: Sendable {
    var range: Range<Int>
    var content: Content

    /// The members of an object.
    var members: [Member]? {
      if case .object(let members) = content { return members }
      return nil
    }

    /// The elements of a list.
    var elements: [Node]? {
      if case .array(let elements) = content { return elements }
      return nil
    }

    /// The text, where this is one.
    var text: String? {
      if case .text(let text) = content { return text }
      return nil
    }

    /// The value of a key: the last of those that bear it.
    subscript(key: String) -> Node? { members?.last { $0.key == key }?.value }

    /// Where the items stand.
    var itemRanges: [Range<Int>] {
      members?.map { $0.keyStart..<$0.value.range.upperBound } ?? elements?.map(\.range) ?? []
    }
  }

  /// What a value is.
  indirect enum Content: Sendable {
    case object([Member])
    case array([Node])
    case text(String)
    case other
  }

  /// A key with its value.
  struct Member: Sendable {
    var key: String
    var keyStart: Int
    var value: Node
  }

  /// Why a text is no JSON.
  struct Problem: Error, Equatable {
    /// The line, 1-based.
    var line: Int
  }

  /// Reads a text.
  init(_ text: String) throws(Problem) {
    bytes = Array(text.utf8)
    var reader = SettingsReader(bytes)
    guard let value = reader.document() else {
      throw Problem(line: bytes.prefix(reader.place).count { $0 == UInt8(ascii: "\n") } + 1)
    }
    root = value
  }
}

/// Reads values from bytes.
private struct SettingsReader {
  private let bytes: [UInt8]
  private(set) var place = 0
  /// Deeper settings nobody writes.
  private static let depthLimit = 64

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { place = 3 }
  }

  mutating func document() -> SettingsText.Node? {
    guard skip(), let value = value(depth: 0), skip(), place == bytes.count else { return nil }
    return value
  }

  private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  private mutating func take(_ byte: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: byte) else { return false }
    place += 1
    return true
  }

  /// Reads over white space and comments; false in a comment without an end.
  private mutating func skip() -> Bool {
    while let byte = next {
      if byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D {
        place += 1
      } else if bytes[place...].starts(with: [0x2F, 0x2F]) {
        place = bytes[place...].firstIndex(of: 0x0A) ?? bytes.count
      } else if bytes[place...].starts(with: [0x2F, 0x2A]) {
        guard let end = bytes[(place + 2)...].firstRange(of: [0x2A, 0x2F]) else { return false }
        place = end.upperBound
      } else {
        break
      }
    }
    return true
  }

  private mutating func value(depth: Int) -> SettingsText.Node? {
    guard depth < Self.depthLimit, let byte = next else { return nil }
    let start = place
    let content: SettingsText.Content?
    switch byte {
    case UInt8(ascii: "{"): content = object(depth)
    case UInt8(ascii: "["): content = array(depth)
    case UInt8(ascii: "\""): content = text().map { .text($0) }
    default: content = word()
    }
    return content.map { SettingsText.Node(range: start..<place, content: $0) }
  }

  private mutating func object(_ depth: Int) -> SettingsText.Content? {
    place += 1
    var members: [SettingsText.Member] = []
    while true {
      guard skip() else { return nil }
      if take("}") { return .object(members) }
      let start = place
      guard next == UInt8(ascii: "\""), let key = text(), skip(), take(":"), skip(),
        let value = value(depth: depth + 1), skip()
      else { return nil }
      members.append(SettingsText.Member(key: key, keyStart: start, value: value))
      guard take(",") || next == UInt8(ascii: "}") else { return nil }
    }
  }

  private mutating func array(_ depth: Int) -> SettingsText.Content? {
    place += 1
    var elements: [SettingsText.Node] = []
    while true {
      guard skip() else { return nil }
      if take("]") { return .array(elements) }
      guard let value = value(depth: depth + 1), skip() else { return nil }
      elements.append(value)
      guard take(",") || next == UInt8(ascii: "]") else { return nil }
    }
  }

  private mutating func text() -> String? {
    let start = place
    place += 1
    while let byte = next, byte != UInt8(ascii: "\""), byte != 0x0A {
      place += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    guard take("\"") else { return nil }
    return try? JSONDecoder().decode(String.self, from: Data(bytes[start..<place]))
  }

  private mutating func word() -> SettingsText.Content? {
    let start = place
    while let byte = next, isOfWord(byte) { place += 1 }
    let word = Data(bytes[start..<place])
    let isRead =
      !word.isEmpty && (try? JSONSerialization.jsonObject(with: word, options: .fragmentsAllowed)) != nil
    return isRead ? .other : nil
  }

  private func isOfWord(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
      || "+-.".utf8.contains(byte)
  }
}
