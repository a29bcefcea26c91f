// The Swift that readers are compared on: every case, and this project's own sources.

import Foundation
import Testing

@testable import SwiftScan

/// A file to read.
struct SwiftText: CustomTestStringConvertible, Sendable {
  var path: String
  var bytes: [UInt8]
  var testDescription: String { path }

  /// Every Swift file of the cases, and of this module, whose bounds the parser may be asked to read.
  static let all: [SwiftText] = {
    let cases = texts(in: CaseFolder("").url)
    let tests = URL(filePath: #filePath).deletingLastPathComponent()
    let own = texts(in: tests.appending(path: "../../Sources/SwiftScan").standardizedFileURL)
    return (cases + own).filter { sourceFault($0.bytes) == nil }
  }()

  /// Code that was hard to read, file for file.
  static let hard = texts(in: CaseFolder("outline").url)

  private static func texts(in folder: URL) -> [SwiftText] {
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix(".swift") }.sorted().compactMap { path in
      (try? Data(contentsOf: folder.appending(path: path))).map {
        SwiftText(path: "\(folder.lastPathComponent)/\(path)", bytes: [UInt8]($0))
      }
    }
  }
}
