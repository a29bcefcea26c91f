// A case of the entry reader: a memory file and, beside it, what must be read from it.

import Foundation
import Knowledge
import Markdown
import Testing

/// A memory file and its `.expected.json`.
struct GotchaCase: CustomTestStringConvertible, Sendable {
  let folder: String
  let name: String

  var testDescription: String { "\(folder)/\(name)" }

  /// The cases of a folder under `Cases`, sorted by name.
  static func all(in folder: String) -> [GotchaCase] {
    let files =
      (try? FileManager.default.contentsOfDirectory(atPath: cases.appending(path: folder).path)) ?? []
    return files.filter { $0.hasSuffix(".md") }.sorted().map {
      GotchaCase(folder: folder, name: String($0.dropLast(3)))
    }
  }

  private static let cases = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Cases")

  private func file(_ suffix: String) -> URL {
    Self.cases.appending(path: folder).appending(path: name + suffix)
  }

  /// The memory file's text.
  func text() throws -> String {
    String(decoding: try Data(contentsOf: file(".md")), as: UTF8.self)
  }

  /// What must be read.
  func expectation() throws -> Expectation {
    try JSONDecoder().decode(Expectation.self, from: Data(contentsOf: file(".expected.json")))
  }
}

/// The expected sections of a memory file. Keys that are left out are not compared.
struct Expectation: Decodable {
  struct Section: Decodable {
    var heading: String
    var level: Int
    var line: Int
    var entries: [Entry]
  }

  struct Entry: Decodable {
    var title: String
    var line: Int
    var endLine: Int
    var body_contains: [String]
    var code_names: [String]
    var form: String?
    var fields: [String: String]?
    var other_fields: [String: String]?
  }

  var sections: [Section]
  /// Whether the whole file is one section.
  var whole_file: Bool?
  /// Heading words of the configuration.
  var headings: [String]?
  /// The lines of the warnings.
  var warnings: [Int]?
  /// The reason of the problem.
  var problem: String?
}
