// The test inputs beside the tests, read as bytes.

import Foundation

@testable import SwiftScan

/// A folder of cases, found relative to this file.
struct CaseFolder {
  let url: URL

  /// The folder of that name below `Cases`.
  init(_ name: String) {
    url = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Cases/\(name)")
  }

  /// The paths of all Swift files below the folder, relative to it.
  var paths: [String] {
    let all = FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String } ?? []
    return all.filter { $0.hasSuffix(".swift") }.sorted()
  }

  /// The names of the folders in the folder.
  var folders: [String] {
    let all =
      (try? FileManager.default.contentsOfDirectory(at: url, includingPropertiesForKeys: [.isDirectoryKey]))
      ?? []
    return all.filter(\.hasDirectoryPath).map(\.lastPathComponent).sorted()
  }

  /// The bytes of one file.
  func bytes(_ path: String) throws -> [UInt8] { [UInt8](try Data(contentsOf: url.appending(path: path))) }

  /// Files by path.
  func files(_ paths: [String]) throws -> [String: [UInt8]] {
    var files: [String: [UInt8]] = [:]
    for path in paths { files[path] = try bytes(path) }
    return files
  }
}

/// Scans files that are held in memory.
func scan(_ files: [String: [UInt8]], _ options: ScanOptions = ScanOptions(workers: 2)) -> Inventory {
  scanSources(Array(files.keys), options: options) { path in
    files[path].map { .success($0) }
      ?? .failure(SourceProblem(file: path, reason: "no such file", fix: "give the path of a file"))
  }
}

/// Scans texts that are held in memory.
func scan(texts: [String: String], _ options: ScanOptions = ScanOptions(workers: 2)) -> Inventory {
  scan(texts.mapValues { Array($0.utf8) }, options)
}
