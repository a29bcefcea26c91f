// The small functions on words, names and paths, as tables.

import Findings
import Testing

@testable import BridgekeeperKit

@Suite struct WordTests {
  @Test(arguments: [
    ("chekc", "check"), ("brigdes", "bridges"), ("CHECK", "check"), ("gotcha", "gotchas"), ("x", nil),
    ("reticulate", nil), ("", nil),
  ])
  func nearWord(word: String, expected: String?) {
    #expect(NearWord.of(word, among: ["check", "bridges", "gotchas", "ask"]) == expected)
  }

  @Test(arguments: [
    ("a/b/../c", "a/c"), ("./a", "a"), ("a//b/.", "a/b"), ("/a/../../b", "/b"), ("../a", "../a"),
    ("a/..", "."),
    ("a/../..", ".."), ("/", "/"), ("", "."),
  ])
  func normalizedPath(path: String, expected: String) {
    #expect(Path.normalize(path) == expected)
  }

  @Test(arguments: [
    ("a/b.swift", "a", "b.swift", "b"), ("b.swift", "", "b.swift", "b"), ("/b", "/", "b", "b"),
    ("a/.hidden", "a", ".hidden", ".hidden"), ("a/b.c.md", "a", "b.c.md", "b.c"),
  ])
  func pathParts(path: String, folder: String, name: String, stem: String) {
    #expect(Path.folder(of: path) == folder)
    #expect(Path.name(of: path) == name)
    #expect(Path.stem(of: path) == stem)
  }

  @Test(arguments: [
    ("/app/a", "/app", "a"), ("/app", "/app", ""), ("/apps/a", "/app", nil), ("/a", "/", "a"),
  ])
  func relativePath(path: String, folder: String, expected: String?) {
    #expect(Path.relative(path, to: folder) == expected)
  }

  @Test(arguments: [
    ("MapView", false), ("PinCanvas", true), ("Map", false), ("PDFReceipt", true), ("WebView", false),
    ("URLBar", true), ("HTMLView", true), ("ÜberBlick", true), ("scrubber", false), ("UI", false),
  ])
  func plainNames(name: String, isDistinctive: Bool) {
    #expect(PlainName.isDistinctive(name) == isDistinctive)
  }

  @Test(arguments: [
    ("Sources/Map.swift", "App/Sources/Map.swift", true), ("Map.swift:88", "App/Map.swift", true),
    ("Map.swift#L4", "App/Map.swift", true), ("Other/Map.swift", "App/Map.swift", false),
    ("./App/Map.swift", "App/Map.swift", true), ("App/Map.swift", "Map.swift", false),
  ])
  func sourcePaths(written: String, file: String, leads: Bool) throws {
    #expect(try #require(SourcePath(written)).leads(to: file) == leads)
  }

  @Test(arguments: ["Map", "Map.swiftinterface", "a b.swift", ".swift", "Map.swift.bak", ""])
  func noSourcePaths(written: String) {
    #expect(SourcePath(written) == nil)
  }

  @Test(arguments: [
    ("`DatedPicker` → `PHPicker`, `A/DatedPicker.swift`", ["DatedPicker"], ["PHPicker"], 1),
    ("`Left.Body`, `Right.Body` -> `NSView`", ["Left.Body", "Right.Body"], ["NSView"], 0),
    ("DatedPicker", ["DatedPicker"], [], 0),
    ("DatedPicker around PHPicker", ["DatedPicker"], ["PHPicker"], 0),
    ("`Holder<Content>` (`UIView`)", ["Holder", "Content"], ["UIView"], 0),
    ("`A->B` → `C`", ["A", "B"], ["C"], 0), ("", [], [], 0),
  ])
  func bridgeFields(value: String, types: [String], wraps: [String], paths: Int) {
    let field = BridgeField(value: value)
    #expect(field.types.map { $0.components.joined(separator: ".") } == types)
    #expect(field.wraps.map { $0.components.joined(separator: ".") } == wraps)
    #expect(field.paths.count == paths)
  }

  @Test(arguments: [
    ("Photo picker: cannot preselect", "photo-picker-cannot-preselect", true),
    ("`Map` has no tiles", "map has no TILES", true), ("Tiles", "Tile", false), ("…", "", false),
  ])
  func titles(title: String, text: String, names: Bool) {
    #expect(EntryTitle.names(text, title: title) == names)
  }

  @Test func wordsAreWhole() {
    let text = "MapViews\r\nno MapViewer\rxMapView _MapView\n(MapView)"
    var lines: [String: Int] = [:]
    WordSearch.eachWord(in: text) { word, line in lines[String(decoding: word, as: UTF8.self)] = line }
    #expect(lines["MapView"] == 4)
    #expect(lines["MapVie"] == nil)
    #expect(lines[""] == nil)
  }
}
