// How inserted lines take on the line ends and the indentation of a file.

import Testing

@testable import BridgekeeperKit

@Suite struct LineStyleTests {
  static let rows: [(text: String, replacement: String, expected: String)] = [
    ("a {↓\n  b\n}\n", "\n  c", "\n  c"),
    ("a {↓\r\n  b\r\n}\r\n", "\n  c", "\r\n  c"),
    ("a {↓\r  b\r}\r", "\n  c", "\r  c"),
    ("a {↓\n\tb\n}\n", "\n c", "\n\tc"),
    ("a {↓\n\t\tb\n}\n", "\n  c", "\n\t\tc"),
    ("a {\n\t↓b\n}\n", "c\n ", "c\n\t"),
    ("\ta {↓}\n\tb\n", "\n   c\n ", "\n\t\tc\n\t"),
    ("a {\r\n\tb\r\n}\r\nd {↓}", "\n  c\n", "\r\n\tc\r\n"),
    ("a {↓}", "\n  c\n", "\n  c\n"),
    ("a {↓}\r\n", " c ", " c "),
  ]

  @Test(arguments: rows.indices) func writesAsTheFileDoes(_ row: Int) {
    let (text, replacement, expected) = Self.rows[row]
    let bytes = Array(text.utf8)
    let mark = Array("↓".utf8)
    let offset = bytes.indices.first { bytes[$0...].starts(with: mark) } ?? 0
    let style = LineStyle(Array(bytes[..<offset] + bytes[(offset + mark.count)...]), at: offset)
    #expect(style.written(replacement) == expected)
  }
}
