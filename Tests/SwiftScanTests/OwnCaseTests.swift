// Cases with everything a scan finds: each folder of `Cases/own` is one scan, its `Expected.txt` the whole
// answer.

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
  init(lines: [String]) {
    self.init(workers: 2)
    for line in lines where line.hasPrefix("options ") {
      let words = line.split(separator: " ").map(String.init)
      switch words[1] {
      case "presenters": includesPresenters = true
      case "declared": declarationsOf.insert(words[2])
      case "name":
        let pair = words[2].split(separator: "=").map(String.init)
        guard let kind = BridgeKind(rawValue: pair[1]) else { fallthrough }
        bridgeNames[pair[0]] = kind
      default: Issue.record("unknown option \(line)")
      }
    }
  }
}

/// A bridge as text: one line for what it is, and one for each property that says something.
private func described(_ bridge: Bridge) -> [String] {
  let place = "\(bridge.file):\(bridge.line):\(bridge.column)"
  let uses = bridge.uses ?? 0
  let properties: [(String, [String])] = [
    ("wraps", bridge.wraps),
    ("inside", bridge.enclosingType.map { [$0] } ?? []),
    ("uses", uses == 0 ? [] : ["\(uses)"]),
    ("context", bridge.context == .app ? [] : [bridge.context.rawValue]),
    ("conditions", bridge.conditions),
    ("ties", bridge.gotchaTies),
    ("doc", bridge.docComment.map { [$0.replacingOccurrences(of: "\n", with: "|")] } ?? []),
  ]
  let told = properties.filter { !$0.1.isEmpty }
  return ["bridge \(place) \(bridge.kind.rawValue) \(bridge.qualifiedName)"]
    + told.map { "  \($0.0): \($0.1.joined(separator: "; "))" }
}

/// An inventory as text, with the declarations of the names that were asked for.
private func described(_ inventory: Inventory, declarationsOf names: Set<String>) -> String {
  let bridges = inventory.bridges.flatMap(described)
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
    let options = ScanOptions(lines: lines)
    let expected = lines.filter { !$0.hasPrefix("options ") }.joined(separator: "\n")
    let found = described(scan(files, options), declarationsOf: options.declarationsOf)
    #expect(found == expected, "expected:\n\(expected)\nfound:\n\(found)")
  }
}
