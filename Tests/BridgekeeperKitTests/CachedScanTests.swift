// A scan with records comes to the same inventory as a fresh one, whatever happened to the files or the records in
// between, and scans again only where it has to.

import Findings
import Foundation
import SwiftScan
import Testing

@testable import BridgekeeperKit

/// Files with stamps, a clock, and a store: what a disk is to the cache.
private final class Disk: @unchecked Sendable {
  private struct File {
    var bytes: [UInt8]
    var stamp: FileStamp
  }

  private let lock = NSLock()
  // Used while the lock is held.
  private var files: [String: File] = [:]
  private var clock: Int64 = 1_000_000_000_000
  private var reads = 0
  var records: [String: [UInt8]] = [:]

  var paths: [String] { locked { files.keys.sorted() } }
  var readCount: Int { locked { reads } }

  private func locked<Value>(_ work: () -> Value) -> Value {
    lock.lock()
    defer { lock.unlock() }
    return work()
  }

  subscript(path: String) -> [UInt8]? {
    get { locked { files[path]?.bytes } }
    set { write(newValue, to: path) }
  }

  /// - Parameter isUnseen: whether the stamp stays as it was, as it may within a tick of the clock.
  func write(_ bytes: [UInt8]?, to path: String, isUnseen: Bool = false) {
    locked {
      guard let bytes else {
        files[path] = nil
        return
      }
      let stamp =
        isUnseen
        ? files[path]?.stamp
        : FileStamp(size: UInt64(bytes.count), modified: clock, changed: clock, number: 1)
      if let stamp { files[path] = File(bytes: bytes, stamp: stamp) }
    }
  }

  func pass(seconds: Int64) { locked { clock += seconds * 1_000_000_000 } }

  func sources(_ root: String = "/project") -> SourceFiles {
    SourceFiles(root: root, view: "disk", paths: paths) { path in
      self.locked { self.reads += 1 }
      guard let bytes = self[path] else {
        return .failure(SourceProblem(file: path, reason: "gone", fix: "none"))
      }
      return .success(bytes)
    } stamps: { paths in
      self.locked { paths.map { self.files[$0]?.stamp } }
    }
  }

  func store(_ program: String = "1") -> CacheStore {
    CacheStore(
      program: program, read: { name in self.locked { self.records[name] } },
      write: { name, bytes in self.locked { self.records[name] = bytes } },
      now: { self.locked { self.clock } })
  }
}

@Suite struct CachedScanTests {
  private static let rules = Set(RuleSelection.infos.map(\.id))
  private static let options = [
    ScanOptions(rules: rules, workers: 2), ScanOptions(readsBacking: true, workers: 2),
  ]

  private func disk(_ seed: UInt64) -> Disk {
    let disk = Disk()
    for (path, text) in GeneratedProject(seed: seed).files where path.hasSuffix(".swift") {
      disk[path] = Array(text.utf8)
    }
    for number in 0..<20 { disk["Plain/P\(number).swift"] = Array("struct P\(number) {}\n".utf8) }
    disk.pass(seconds: 60)
    return disk
  }

  private func fresh(_ disk: Disk, _ options: ScanOptions) -> Inventory {
    SourceScan.fresh.run(disk.sources(), options)
  }

  private func cached(_ disk: Disk, _ options: ScanOptions, program: String = "1") -> Inventory {
    SourceScan.cached(in: disk.store(program)).run(disk.sources(), options)
  }

  // MARK: The same result

  @Test(arguments: UInt64(0)..<12) func randomEditsChangeNothingButTheTime(seed: UInt64) {
    let disk = disk(seed)
    var numbers = GeneratedNumbers(state: seed &+ 99)
    for round in 0..<24 {
      let options = Self.options[round % 2]
      let isSame = cached(disk, options) == fresh(disk, options)
      #expect(isSame, "seed \(seed), round \(round)")
      for _ in 0..<Int.random(in: 0...2, using: &numbers) { edit(disk, &numbers) }
      if Bool.random(using: &numbers) { disk.pass(seconds: 10) }
    }
  }

  private func edit(_ disk: Disk, _ numbers: inout GeneratedNumbers) {
    guard let path = disk.paths.randomElement(using: &numbers),
      let other = disk.paths.randomElement(using: &numbers)
    else { return }
    let new = "New\(Int.random(in: 0..<4, using: &numbers)).swift"
    let texts = [
      "typealias Renamed = UIViewRepresentable\n", "struct Third: Renamed {}\n",
      "extension Bridge0 { func more() {} }\n", "final class Bridge1Keeper {}\n",
      "import SwiftUI\nlet shown = Bridge0(text: .constant(\"\"), title: \"\", model: Model())\n",
      "final class Model: ObservableObject { @Published var count = 0 }\n", "struct Nothing {}\n",
    ]
    switch Int.random(in: 0..<7, using: &numbers) {
    case 0: disk[path] = nil
    case 1: disk[path] = disk[path].map { $0 + Array("// more\n".utf8) }
    case 2: disk[path] = disk[other]
    case 3: disk[path] = disk[path]
    case 4: disk[new] = Array(texts.randomElement(using: &numbers)?.utf8 ?? "".utf8)
    case 5: disk["Sources/Package.swift"] = Bool.random(using: &numbers) ? Array("// tools\n".utf8) : nil
    default: disk[path] = disk[path].map { Array($0.dropLast(12)) }
    }
  }

  /// What is written twice within a tick of the clock looks the same from outside.
  @Test func whatWasJustWrittenIsReadAgain() {
    let disk = disk(3)
    disk["Late.swift"] = Array("struct Late: UIViewRepresentable {}\n".utf8)
    let before = cached(disk, Self.options[0])
    disk.write(Array("struct Lost: UIViewRepresentable {}\n".utf8), to: "Late.swift", isUnseen: true)
    let after = cached(disk, Self.options[0])
    #expect(after == fresh(disk, Self.options[0]))
    #expect(after != before)
  }

  // MARK: No more work than needed

  @Test func onlyWhatMattersIsScannedAgain() {
    let disk = disk(5)
    func reads(_ change: () -> Void) -> Int {
      change()
      let before = disk.readCount
      #expect(cached(disk, Self.options[0]) == fresh(disk, Self.options[0]))
      let all = disk.readCount - before
      let last = disk.readCount
      _ = fresh(disk, Self.options[0])
      return all - (disk.readCount - last)
    }
    #expect(reads {} >= disk.paths.count)
    disk.pass(seconds: 60)
    #expect(reads {} == 0, "nothing changed")
    #expect(
      reads { disk["Plain/P1.swift"] = Array("struct Other {}\n".utf8) } == 1, "a file without a bridge")
    disk.pass(seconds: 60)
    #expect(reads {} == 1, "what was just written is looked at once more")
    #expect(reads {} == 0, "and then no more")
    #expect(reads { disk["Plain/New.swift"] = Array("struct New {}\n".utf8) } == 1, "a new file")
    #expect(reads { disk["Plain/P2.swift"] = nil } <= 1, "a file that is gone")
    let touched = disk.paths.first { $0.hasPrefix("Sources/Bridge0") } ?? "Sources/Names.swift"
    #expect(reads { disk[touched] = disk[touched] } <= 2, "a bridge that was touched")
    #expect(
      reads { disk[touched] = disk[touched].map { $0 + [0x0A] } } > disk.paths.count, "a bridge that changed")
  }

  // MARK: Records that are worth nothing

  @Test func aDamagedRecordIsAsGoodAsNone() throws {
    let disk = disk(7)
    let options = Self.options[0]
    let whole = cached(disk, options)
    let (name, record) = try #require(disk.records.first)
    #expect(ScanRecord(record) != nil)
    for length in stride(from: 0, to: record.count, by: max(record.count / 200, 1)) {
      #expect(ScanRecord(Array(record[..<length])) == nil, "the first \(length) bytes")
    }
    for place in stride(from: 0, to: record.count, by: max(record.count / 400, 1)) {
      var damaged = record
      damaged[place] ^= 0x10
      #expect(ScanRecord(damaged) == nil, "byte \(place) flipped")
    }
    #expect(ScanRecord(record + [0]) == nil)
    disk.records[name] = Array(record.dropFirst(40))
    #expect(cached(disk, options) == whole)
    #expect(ScanRecord(disk.records[name] ?? []) != nil, "the record is made again")
  }

  @Test func aRecordIsOfOneProgramProjectAndQuestion() throws {
    let disk = disk(9)
    var options = Self.options[0]
    _ = cached(disk, options)
    let record = try #require(disk.records.first).value
    let before = disk.readCount
    _ = cached(disk, options, program: "2")
    #expect(disk.readCount > before, "another build")
    options.bridgeNames = ["Wrapping": try #require(BridgeKind(rawValue: "UIViewRepresentable"))]
    disk["Mine.swift"] = Array("struct Mine: Wrapping {}\n".utf8)
    #expect(cached(disk, options) == fresh(disk, options), "another question")
    let elsewhere = SourceScan.cached(in: disk.store())
    disk.records = disk.records.mapValues { _ in record }
    _ = elsewhere.run(disk.sources("/elsewhere"), options)
    #expect(disk.records.count == 2, "another project")
  }
}
