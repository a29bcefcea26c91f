// The line editor as a table: keys in, the line with its cursor out.

import Terminal
import Testing

@Suite struct LineEditorTests {
  static let table: [(start: String, keys: String, line: String)] = [
    ("", "abc", "abc|"), ("abc", "‹‹x", "ax|bc"), ("abc", "‹‹‹‹›x", "ax|bc"),
    ("abc", "Ax", "x|abc"), ("abc", "AEx", "abcx|"), ("abc", "‹«", "a|c"), ("abc", "‹»", "ab|"),
    ("abc", "A«", "|abc"), ("abc", "»", "abc|"), ("one two  ", "W", "one |"), ("one two", "‹W", "one |o"),
    ("one two", "‹‹‹U", "|two"), ("one two", "‹‹‹K", "one |"), ("日本語", "‹«", "日|語"),
    ("a👩‍👩‍👧b", "‹«", "a|b"), ("🇩🇪🇫🇷", "«", "🇩🇪|"), ("e", "\u{301}", "e\u{301}|"), ("éx", "‹\u{302}", "é\u{302}|x"),
    ("👍", "🏽", "👍🏽|"), ("", "P", "pa sted|"), ("ab", "‹P", "apa sted|b"), ("a\u{1B}[31mb\nc", "", "a[31mb c|"),
  ]

  private static func key(_ letter: Character) -> Key {
    switch letter {
    case "‹": .left
    case "›": .right
    case "«": .backspace
    case "»": .delete
    case "A": .home
    case "E": .end
    case "W", "U", "K": .control(Character(letter.lowercased()))
    case "P": .paste("pa\r\nste\u{7}d\u{202E}")
    default: .character(letter)
    }
  }

  @Test(arguments: table)
  func keysMakeALine(start: String, keys: String, line: String) {
    var editor = LineEditor(start)
    // Marks that join the character before them are keys of their own.
    for scalar in keys.unicodeScalars { _ = editor.take(Self.key(Character(scalar))) }
    var shown = editor.text
    shown.insert("|", at: shown.index(shown.startIndex, offsetBy: editor.cursor))
    #expect(Array(shown.unicodeScalars) == Array(line.unicodeScalars), "\(shown) \(line)")
  }

  @Test func whatIsNoEditingIsRefused() {
    var editor = LineEditor("x")
    for key in [Key.enter, .tab, .escape, .up, .down, .other, .control("c"), .control("z")] {
      let isTaken = editor.take(key)
      #expect(!isTaken)
    }
    #expect(editor.text == "x")
  }
}

@Suite struct TerminalTextTests {
  @Test(arguments: [
    ("a", 1), ("é", 1), ("e\u{301}", 1), ("日本", 4), ("ｱ", 1), ("Ａ", 2), ("👍", 2), ("👩‍👩‍👧", 2), ("🇩🇪", 2),
    ("❤️", 2),
    ("한글", 4), ("\u{200B}", 0), ("", 0), ("→", 1),
  ])
  func cellsOfText(text: String, cells: Int) {
    #expect(text.cells == cells)
  }

  @Test(arguments: [
    ("one two three", 8, ["one two", "three"]), ("one two three", 80, ["one two three"]), ("", 8, [""]),
    ("  one two three", 9, ["  one two", "  three"]), ("abcdefghijkl", 5, ["abcde", "fghij", "kl"]),
    ("日本語日本語", 5, ["日本", "語日", "本語"]), ("a  b", 4, ["a  b"]), ("one  two", 4, ["one", "two"]),
    ("- one two", 7, ["- one", "two"]), ("👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧", 4, ["👩‍👩‍👧👩‍👩‍👧", "👩‍👩‍👧"]),
  ])
  func textInRows(text: String, width: Int, rows: [String]) {
    #expect(TerminalText.rows(text, width: width) == rows)
  }

  @Test func noRowIsTooWideAndNothingIsLost() {
    let words = [
      "a", "日本語", "`refreshable(action:)`", "👩‍👩‍👧", "https://developer.apple.com/documentation", " ", "é",
    ]
    for seed in 0..<200 {
      let text = (0..<seed % 9).map { words[($0 * 7 + seed) % words.count] }.joined(separator: " ")
      for width in 4...41 {
        let rows = TerminalText.rows(text, width: width, hanging: seed % 3)
        #expect(rows.allSatisfy { $0.cells <= width }, "\(text) in \(width)")
        #expect(rows.joined().filter { $0 != " " } == text.filter { $0 != " " }, "\(text) in \(width)")
      }
    }
  }

  @Test func whatSteersATerminalIsDropped() {
    #expect(TerminalText.harmless("a\u{1B}[2Jb\u{9B}c\r\nd\u{202E}e\u{85}f") == "a[2Jbc de f")
    #expect(Completion.complete("uir", from: ["UIRefreshControl", "UIView"]).text == "UIRefreshControl")
    #expect(Completion.complete("UI", from: ["UIRefreshControl", "UIReview"]).text == "UIRe")
    #expect(Completion.complete("x", from: ["UIView"]).text == "x")
  }
}
