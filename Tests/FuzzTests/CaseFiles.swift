// The cases of all suites as seeds: what somebody wrote down because it was hard to read.

import Foundation

enum CaseFiles {
  private static let repository = URL(filePath: #filePath).deletingLastPathComponent().appending(
    path: "../.."
  )
  .standardizedFileURL

  /// The largest seed in bytes: small ones say the same in less time.
  static let limit = 6_000

  /// The files below folders of the repository whose names end in one of some words, in order of their paths.
  static func bytes(in folders: [String], endingIn endings: [String]) -> [[UInt8]] {
    folders.flatMap { folder -> [[UInt8]] in
      let url = repository.appending(path: folder)
      let paths = FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String } ?? []
      return paths.filter { path in endings.contains(where: path.hasSuffix) }.sorted().compactMap { path in
        (try? Data(contentsOf: url.appending(path: path))).map { [UInt8]($0) }
      }
    }.filter { $0.count <= limit }
  }

  /// The inputs that once broke a target's laws, by name.
  static func kept(_ target: String) -> [(name: String, bytes: [UInt8])] {
    let folder = repository.appending(path: "Tests/FuzzTests/Cases/\(target)")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted().compactMap { name in
      (try? Data(contentsOf: folder.appending(path: name))).map { (name, [UInt8]($0)) }
    }
  }
}
