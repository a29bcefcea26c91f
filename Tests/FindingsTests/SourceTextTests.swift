// Columns in the units of each format, and the line hash of GitHub.

import Findings
import Testing

@Suite struct SourceTextTests {
  /// Text, line, column in bytes, column in UTF-16 units.
  static let columns: [(String, Int, Int, Int)] = [
    ("abc", 1, 3, 3), ("é x", 1, 4, 3), ("🗺️ x", 1, 9, 5), ("a\nb🗺c", 2, 6, 4), ("a\r\n🗺c", 2, 5, 3),
    ("a\rb\ré c", 3, 4, 3), ("\u{FEFF}é c", 1, 4, 3), ("e\u{301}x", 1, 4, 3),
    // Behind the end of the line, and on a line that is not there.
    ("ab\ncd", 1, 9, 3), ("ab", 7, 5, 5), ("", 1, 1, 1), ("ab\n", 2, 4, 1), ("ab", 1, 0, 1),
  ]

  @Test(arguments: columns)
  func aColumnIsConverted(text: String, line: Int, bytes: Int, units: Int) {
    #expect(SourceText(Array(text.utf8)).utf16Column(bytes, onLine: line) == units)
  }

  @Test func bytesThatAreNoTextDoNoHarm() {
    let text = SourceText([0xFF, 0x80, 0xC0, 0x0A, 0xF0])
    #expect(text.utf16Column(9, onLine: 1) == 4)
    #expect(text.utf16Column(2, onLine: 2) == 3)
  }

  /// The published vectors of the algorithm.
  static let hashes: [(String, [String])] = [
    ("", ["c129715d7a2bc9a3:1"]),
    (
      " a\nb\n  \t\tc\n d",
      ["271789c17abda88f:1", "54703d4cd895b18:1", "180aee12dab6264:1", "a23a3dc5e078b07b:1"]
    ),
    (
      " hello; \t\nworld!!!\n\n\n  \t\tGreetings\n End",
      [
        "8b7cf3e952e7aeb2:1", "b1ae1287ec4718d9:1", "bff680108adb0fcc:1", "c6805c5e1288b612:1",
        "b86d3392aea1be30:1", "e6ceba753e1a442:1",
      ]
    ),
    (" hello; \t\nworld!!!\n\n\n  \t\tGreetings\n End\n", greetings),
    (" hello; \t\nworld!!!\r\r\r  \t\tGreetings\r End\r", greetings),
    (" hello; \t\r\nworld!!!\r\n\r\n\r\n  \t\tGreetings\r\n End\r\n", greetings),
    (" hello; \t\nworld!!!\r\n\n\r  \t\tGreetings\r End\r\n", greetings),
    (
      String(repeating: "Lorem ipsum dolor sit amet.\n", count: 10),
      (1...6).map { "a7f2ff13bc495cf2:\($0)" } + [
        "a7f2ff1481e87703:1", "a9cf91f7bbf1862b:1", "55ec222b86bcae53:1", "cc97dc7b1d7d8f7b:1",
        "c129715d7a2bc9a3:1",
      ]
    ),
  ]
  private static let greetings = [
    "e9496ae3ebfced30:1", "fb7c023a8b9ccb3f:1", "ce8ba1a563dcdaca:1", "e20e36e16fcb0cc8:1",
    "b3edc88f2938467e:1", "c8e28b0b4002a3a0:1", "c129715d7a2bc9a3:1",
  ]

  @Test(arguments: hashes)
  func aLineHashIsGitHubs(text: String, expected: [String]) {
    #expect(LineHash.ofLines(Array(text.utf8)) == expected)
  }
}
