// Every shape a bridge takes in real code: each file of `Cases/shapes` says in its first lines what must be
// found.

import Testing

@testable import SwiftScan

/// One shape: a file, or two that belong together.
struct Shape: CustomTestStringConvertible, Sendable {
  var number: String
  var paths: [String]
  var testDescription: String { paths.joined(separator: ", ") }

  static let folder = CaseFolder("shapes")

  /// The files by the number they begin with; `12a` and `12b` are one shape.
  static let all: [Shape] = {
    let byNumber = Dictionary(grouping: folder.paths) { String($0.prefix { $0.isNumber }) }
    return byNumber.map { Shape(number: $0.key, paths: $0.value) }.sorted { $0.number < $1.number }
  }()
}

/// `FILE:LINE KIND NAME` for each `// Expect: line N KIND NAME`.
func expectedRows(_ files: [String: [UInt8]]) -> [String] {
  files.flatMap { path, bytes in
    String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).compactMap { line -> String? in
      let words = line.split(separator: " ")
      guard words.count >= 6, words[0] == "//", words[1] == "Expect:", words[2] == "line" else { return nil }
      return "\(path):\(words[3]) \(words[4]) \(words[5])"
    }
  }.sorted()
}

/// `FILE:LINE KIND NAME` for each bridge found.
func foundRows(_ inventory: Inventory) -> [String] {
  inventory.bridges.map { "\($0.file):\($0.line) \($0.kind.rawValue) \($0.qualifiedName)" }.sorted()
}

@Suite struct ShapeTests {
  @Test func thereAreShapes() {
    #expect(Shape.all.count == 101)
    #expect(Shape.all.reduce(0) { $0 + $1.paths.count } == 103)
  }

  @Test(arguments: Shape.all) func isFoundExactly(_ shape: Shape) throws {
    let files = try Shape.folder.files(shape.paths)
    #expect(foundRows(scan(files)) == expectedRows(files))
  }
}
