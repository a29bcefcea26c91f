// Cases with everything a scan finds: each folder of `Cases/own` is one scan, its `Expected.txt` the whole answer.

import Foundation
import Testing

@testable import SwiftScan

/// One folder of sources and the inventory that must come of it.
struct OwnCase: CustomTestStringConvertible, Sendable {
  var name: String
  var testDescription: String { name }

  static let all = CaseFolder("own").folders.map(OwnCase.init)

  /// The sources and the expectation's lines.
  func read() throws -> (files: [String: [UInt8]], lines: [String]) {
    let folder = CaseFolder("own/\(name)")
    let expectation = String(decoding: try folder.bytes("Expected.txt"), as: UTF8.self)
    return (try folder.files(folder.paths), expectation.split(separator: "\n").map(String.init))
  }
}

extension ScanOptions {
  /// Options from the `options …` lines of an expectation.
  init(lines: [String]) throws {
    self.init(workers: 2)
    for line in lines where line.hasPrefix("options ") {
      let words = line.split(separator: " ").map(String.init)
      switch words[1] {
      case "presenters": includesPresenters = true
      case "declared": declarationsOf.insert(words[2])
      case "name":
        let pair = words[2].split(separator: "=").map(String.init)
        bridgeNames[pair[0]] = try #require(BridgeKind(rawValue: pair[1]))
      default: Issue.record("unknown option \(line)")
      }
    }
  }
}

/// An inventory as text: one line for each thing found, and one for each property that says something.
func described(_ inventory: Inventory, declarationsOf names: Set<String> = []) -> String {
  let bridges = inventory.bridges.flatMap { bridge -> [String] in
    let head = "bridge \(bridge.file):\(bridge.line):\(bridge.column) \(bridge.kind.rawValue) \(bridge.qualifiedName)"
    let properties = [
      ("wraps", bridge.wraps.joined(separator: "; ")), ("uses", bridge.uses.map { $0 == 0 ? "" : "\($0)" } ?? ""),
      ("context", bridge.context == .app ? "" : bridge.context.rawValue),
      ("conditions", bridge.conditions.joined(separator: "; ")), ("ties", bridge.gotchaTies.joined(separator: "; ")),
      ("doc", bridge.docComment?.replacingOccurrences(of: "\n", with: "|") ?? ""),
    ]
    return [head] + properties.filter { !$0.1.isEmpty }.map { "  \($0.0): \($0.1)" }
  }
  let unresolved = inventory.unresolved.map { "unresolved \($0.file):\($0.line) \($0.name)" }
  let problems = inventory.problems.map { "problem \($0.file):\($0.line) \($0.reason)" }
  let declared = names.sorted().flatMap { name in
    (inventory.declarations[name] ?? []).map { "declared \(name) \($0.file):\($0.line) \($0.qualifiedName)" }
  }
  return (bridges + unresolved + problems + declared).joined(separator: "\n")
}

@Suite struct OwnCaseTests {
  @Test(arguments: OwnCase.all) func isFoundExactly(_ own: OwnCase) throws {
    let (files, lines) = try own.read()
    let options = try ScanOptions(lines: lines)
    let expected = lines.filter { !$0.hasPrefix("options ") }.joined(separator: "\n")
    let found = described(scan(files, options), declarationsOf: options.declarationsOf)
    #expect(found == expected, "expected:\n\(expected)\nfound:\n\(found)")
  }
}
