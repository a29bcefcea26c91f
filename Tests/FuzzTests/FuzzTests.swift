// Every target for a while with the inputs of a fixed seed, and every input that ever broke a law. `make fuzz` runs
// the same targets for as long as somebody wants.

import Foundation
import Testing

extension FuzzTarget: CustomTestStringConvertible {
  var testDescription: String { name }
}

@Suite(.serialized) struct FuzzTests {
  static let run = LongRun(ProcessInfo.processInfo.environment)

  @Test(arguments: FuzzTarget.all) func keptInputsBreakNoLaw(_ target: FuzzTarget) {
    for (name, bytes) in CaseFiles.kept(target.name) {
      let fault = target.fault(bytes)
      #expect(fault == nil, "Cases/\(target.name)/\(name): \(fault ?? "")")
    }
  }

  @Test(arguments: FuzzTarget.all) func inputsNearTheCasesBreakNoLaw(_ target: FuzzTarget) {
    let seeds = target.seeds()
    #expect(seeds.count >= 3)
    let file = FileManager.default.temporaryDirectory.appending(path: "bridgekeeper-\(target.name)-under-way")
    let watch = InputWatch(file: file)
    var mutator = Mutator(seed: 2026, words: target.words, donors: seeds)
    for _ in 0..<target.inputs {
      let input = mutator.next(limit: LongRun.limit)
      guard let fault = watch.watching(input, target.fault) else { continue }
      let find = Find(bytes: input, fault: fault).shrunk(tries: 200, target.fault)
      Issue.record("\(find.fault) in \(String(decoding: find.bytes, as: UTF8.self).debugDescription)")
      return
    }
    try? FileManager.default.removeItem(at: file)
  }

  @Test func seedsKeepTheLaws() {
    for target in FuzzTarget.all {
      for seed in target.seeds().prefix(10) {
        let fault = target.fault(seed)
        #expect(fault == nil, "\(target.name): \(fault ?? "") in \(String(decoding: seed, as: UTF8.self))")
      }
    }
  }

  /// `make fuzz` takes the targets from the names of their files.
  @Test func everyFileIsATarget() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Targets")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter {
      $0 != "FuzzTarget.swift"
    }
    #expect(
      files.sorted()
        == FuzzTarget.all.map { target in
          let name =
            ["mcp": "MCP"][target.name] ?? target.name.prefix(1).uppercased() + target.name.dropFirst()
          return "\(name)Target.swift"
        }.sorted())
  }

  /// Folders without a target would be read by nobody.
  @Test func everyFolderOfCasesIsATargets() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Cases")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names.allSatisfy { $0.hasPrefix(".") || FuzzTarget.named($0) != nil }, "\(names)")
  }

  /// A fault is a fault: the harness finds one where there is one, and makes it small.
  @Test func aFaultIsFoundAndMadeSmall() {
    let target = FuzzTarget(name: "x", inputs: 0, seeds: { [] }, words: ["boom"]) { bytes in
      String(decoding: bytes, as: UTF8.self).contains("boom") ? "it booms" : nil
    }
    var mutator = Mutator(seed: 1, words: target.words, donors: [Array("a quiet text of some words".utf8)])
    let inputs = (0..<2_000).map { _ in mutator.next(limit: 200) }
    let found = inputs.first { target.fault($0) != nil }
    let find = found.map { Find(bytes: $0, fault: "it booms").shrunk(tries: 500, target.fault) }
    #expect(find.map { String(decoding: $0.bytes, as: UTF8.self) } == "boom")
  }

  /// What `make fuzz` asks for. The engine ends the process itself.
  @MainActor @Test(.enabled(if: run != nil, "asked for by make fuzz")) func longRun() throws {
    let run = try #require(Self.run)
    #if FUZZER
      run.runByCoverage()
    #else
      let finds = run.runByChance()
      #expect(finds.isEmpty, "\(finds.map(\.fault))")
    #endif
  }
}
