// The checklist's cases: tables and entries under `Cases/checklist`, read as they stand.

import Foundation

enum ChecklistCases {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Cases/checklist")

  /// The rows of a table, without its heading; every row has as many cells as the heading.
  static func rows(_ name: String) -> [[String]] {
    guard let text = try? String(contentsOf: folder.appending(path: name), encoding: .utf8) else { return [] }
    let lines = text.split(separator: "\n").map { line in
      line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
    let width = lines.first?.count ?? 0
    return lines.dropFirst().map { Array(($0 + Array(repeating: "", count: width)).prefix(width)) }
  }

  /// The paths of a folder's files with an ending, sorted.
  static func files(in name: String, ending: String) -> [String] {
    let names =
      (try? FileManager.default.contentsOfDirectory(atPath: folder.appending(path: name).path())) ?? []
    return names.filter { $0.hasSuffix(ending) }.sorted().map { "\(name)/\($0)" }
  }

  static func text(_ path: String) throws -> String {
    try String(contentsOf: folder.appending(path: path), encoding: .utf8)
  }
}
