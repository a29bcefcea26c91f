// The code behind bridges: each folder of `Cases/backing` is one scan, its `Expected.txt` what must be found
// behind each bridge, whatever the order of the files, the threads and the prefilter do.

import Foundation
import Testing

@testable import SwiftScan

/// One folder of sources and what stands behind its bridges.
struct BackingCase: CustomTestStringConvertible, Sendable {
  var name: String
  var testDescription: String { name }

  static let all = CaseFolder("backing").folders.map(BackingCase.init)

  var folder: CaseFolder { CaseFolder("backing/\(name)") }
}

private func described(_ backing: BridgeBacking) -> [String] {
  let types = backing.types.flatMap { type in
    let ancestors = type.ancestors.map { "    from \($0.name) \($0.file):\($0.line)" }
    let parts = type.parts.map { "    code \($0.file):\($0.lines.lowerBound)-\($0.lines.upperBound)" }
    let kept = type.kept.map { kept in
      "    makes \(kept.name)\(kept.subclass.map { " as \($0)" } ?? "") \(kept.file):\(kept.line)"
    }
    return ["  \(type.role) \(type.name) \(type.file):\(type.line)"] + ancestors + parts + kept
  }
  return backing.foreign.map { "  foreign \($0)" } + types + backing.ambiguous.map { "  ambiguous \($0)" }
}

private func described(_ inventory: Inventory) -> String {
  inventory.bridges.flatMap { bridge in
    ["bridge \(bridge.kind.rawValue) \(bridge.qualifiedName)"] + described(bridge.backing)
  }.joined(separator: "\n")
}

@Suite struct BackingTests {
  @Test func casesAreThere() { #expect(BackingCase.all.count >= 18) }

  @Test(arguments: BackingCase.all) func isFoundExactly(_ one: BackingCase) throws {
    let files = try one.folder.files(one.folder.paths)
    let found = described(scan(files, ScanOptions(readsBacking: true, workers: 2)))
    if ProcessInfo.processInfo.environment["RECORD"] != nil {
      try Data("\(found)\n".utf8).write(to: one.folder.url.appending(path: "Expected.txt"))
      Issue.record("recorded \(one.name): read it, then run without RECORD")
    }
    let expected = String(decoding: try one.folder.bytes("Expected.txt"), as: UTF8.self)
    #expect("\(found)\n" == expected, "expected:\n\(expected)\nfound:\n\(found)")
  }

  @Test(arguments: BackingCase.all) func dependsOnNothingElse(_ one: BackingCase) throws {
    let files = try one.folder.files(one.folder.paths)
    let found = scan(files, ScanOptions(readsBacking: true, workers: 1)).bridges
    for workers in 1...3 {
      let paths = files.keys.shuffled()
      let options = ScanOptions(readsBacking: true, workers: workers)
      #expect(scanSources(paths, options: options) { .success(files[$0] ?? []) }.bridges == found)
    }
    #expect(scan(files, ScanOptions(readsBacking: true, parsesEveryFile: true, workers: 2)).bridges == found)
  }

  /// All that the question adds is its answer.
  @Test(arguments: BackingCase.all) func changesNothingElse(_ one: BackingCase) throws {
    let files = try one.folder.files(one.folder.paths)
    var found = scan(files, ScanOptions(readsBacking: true, workers: 2))
    for place in found.bridges.indices { found.bridges[place].backing = BridgeBacking() }
    #expect(found.bridges == scan(files, ScanOptions(workers: 2)).bridges)
  }

  /// A file outside the walk is not parsed for it: only what stands behind a bridge is paid for.
  @Test func leavesOtherFilesAlone() {
    let broken = Array("class Unrelated: Other {}\n<<<<<<< ours\n".utf8)
    let bridge = "struct A: UIViewRepresentable { func makeUIView(context: Context) -> Canvas { Canvas() } }"
    let files = [
      "A.swift": Array(bridge.utf8), "Canvas.swift": Array("class Canvas: UIView {}".utf8), "B.swift": broken,
    ]
    #expect(scan(files, ScanOptions(readsBacking: true, workers: 2)).problems.isEmpty)
    var named = files
    named["Canvas.swift"] = Array("class Canvas: Unrelated {}".utf8)
    #expect(scan(named, ScanOptions(readsBacking: true, workers: 2)).problems.map(\.file) == ["B.swift"])
  }

  /// A chain that is longer than anybody writes ends by itself.
  @Test func longChainsEnd() {
    var texts = [
      "A.swift": "struct A: UIViewRepresentable { func makeUIView(context: Context) -> C0 { C0() } }"
    ]
    for step in 0..<300 { texts["C\(step).swift"] = "class C\(step): C\(step + 1) {}" }
    texts["C300.swift"] = "class C300: PDFView {}"
    let backing = scan(texts: texts, ScanOptions(readsBacking: true, workers: 2)).bridges.first?.backing
    #expect(backing?.types.count == 64)
  }
}
