// The repository as the tests that police it see it: its Swift files with their text.

import Foundation
import Testing

/// A Swift file of the project.
struct SwiftFile: Sendable, CustomTestStringConvertible {
  /// The path relative to the repository's root.
  let path: String
  let text: String

  var testDescription: String { path }
  var lines: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }
  var name: String { String(path.split(separator: "/").last ?? "") }

  /// The lines that stand in no string of several lines: examples of code are no code of the project.
  private var linesOutsideStrings: [Substring] {
    var isInside = false
    return lines.filter { line in
      let marks = line.ranges(of: "\"\"\"").count
      defer { if !marks.isMultiple(of: 2) { isInside.toggle() } }
      return !isInside
    }
  }

  /// The modules that the file imports.
  var imports: [String] {
    linesOutsideStrings.compactMap { line in
      let words = line.split(separator: " ").drop { $0.hasPrefix("@") }
      return words.first == "import" ? words.last.map(String.init) : nil
    }
  }

  /// The text without line comments and string literals, so that words in prose do not count.
  var code: String {
    lines.map { line in
      let code = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
      return code.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
        .filter { $0.offset % 2 == 0 }.map(\.element).joined()
    }.joined(separator: "\n")
  }
}

/// The repository.
enum SourceTree {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The project's own Swift files below a folder, without the cases of tests.
  static func swiftFiles(below folder: String) -> [SwiftFile] {
    let url = root.appendingPathComponent(folder)
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: url.path)) ?? []
    return paths.filter { $0.hasSuffix(".swift") && !$0.contains("Cases/") && !$0.contains("Sessions/") }
      .sorted().compactMap { path in
        let text = try? String(contentsOf: url.appendingPathComponent(path), encoding: .utf8)
        return text.map { SwiftFile(path: "\(folder)/\(path)", text: $0) }
      }
  }

  static let sources = swiftFiles(below: "Sources")
  static let tests = swiftFiles(below: "Tests")

  static func text(_ path: String) -> String {
    (try? String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)) ?? ""
  }
}
