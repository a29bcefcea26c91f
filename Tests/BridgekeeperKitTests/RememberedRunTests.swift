// A run that is remembered comes to what a run would come to, whatever changed in between, and to all that changed nothing
// it comes without running.

import Findings
import Foundation
import Testing

@testable import BridgekeeperKit

/// A project in a table with stamps, git, a clock and records: what the world is to a run.
private final class TableWorld: @unchecked Sendable {
  private let lock = NSLock()
  // Used while the lock is held.
  private var stamps: [String: FileStamp] = [:]
  private var clock: Int64 = 1_000_000_000_000
  private var records: [String: [UInt8]] = [:]
  // Used by one thread, between runs.
  private(set) var table: TableFileSystem
  var commitDay = "2026-11-30"
  /// What git does not list; nil where git cannot be asked.
  var unlisted: Set<String>? = []

  init(_ texts: [String: String]) {
    table = TableFileSystem([:])
    for (path, text) in texts { self[path] = text }
    pass(seconds: 60)
  }

  /// The text of a file, by its path relative to the root.
  subscript(path: String) -> String? {
    get { table.files["\(TableFileSystem.root)/\(path)"].map { String(decoding: $0, as: UTF8.self) } }
    set {
      let place = "\(TableFileSystem.root)/\(path)"
      table.files[place] = newValue.map { Array($0.utf8) }
      locked {
        stamps[place] = newValue.map {
          FileStamp(size: UInt64($0.utf8.count), modified: clock, changed: clock, number: 1)
        }
      }
    }
  }

  var paths: [String] {
    table.files.keys.map { String($0.dropFirst(TableFileSystem.root.count + 1)) }.sorted()
  }

  func link(_ path: String, to target: String?) { table.links["\(TableFileSystem.root)/\(path)"] = target }

  func pass(seconds: Int64) { locked { clock += seconds * 1_000_000_000 } }

  func forget() { locked { records = [:] } }

  private func locked<Value>(_ work: () -> Value) -> Value {
    lock.lock()
    defer { lock.unlock() }
    return work()
  }

  var store: CacheStore {
    CacheStore(
      program: "1", read: { name in self.locked { self.records[name] } },
      write: { name, bytes in self.locked { self.records[name] = bytes } },
      now: { self.locked { self.clock } })
  }

  var effects: Effects {
    var effects = table.effects
    let (listed, day) = (unlisted.map { unlisted in paths.filter { !unlisted.contains($0) } }, commitDay)
    effects.git = Git(files: { _ in listed }, commitDay: { _ in day })
    effects.files.stamps = { paths, folder in
      self.locked { paths.map { self.stamps["\(folder)/\($0)"] } }
    }
    return effects
  }

  /// What a run of the gate comes to, or fails with.
  func check(_ effects: Effects) throws(Failure) -> [UInt8] {
    let project = try Project.open(root: TableFileSystem.root, effects: effects)
    let result = try project.check(rules: RuleSelection(with: RuleSelection.infos.map(\.id)))
    let context = project.reportContext(for: result.report, rules: RuleSelection(), readsTexts: true)
    let page = Reporter.named("json")?.render(result.report, context) ?? ""
    return Array(([page] + result.drafts.map(\.text) + ["\(result.sourceCount)"]).joined().utf8)
  }

  /// The same, or a former run's, and whether anything ran.
  func remembered(
    _ words: [String] = ["check"], _ effects: Effects? = nil
  ) -> (outcome: Result<[UInt8], Failure>, hasRun: Bool) {
    var hasRun = false
    let outcome = Result { () throws(Failure) in
      try (effects ?? self.effects).remembering(words, in: store) { traced throws(Failure) in
        hasRun = true
        return try check(traced)
      }
    }
    return (outcome, hasRun)
  }

  func fresh() -> Result<[UInt8], Failure> { Result { () throws(Failure) in try check(effects) } }
}

@Suite struct RememberedRunTests {
  private func world(_ seed: UInt64) -> TableWorld {
    let world = TableWorld(GeneratedProject(seed: seed).files)
    for number in 0..<8 { world["Plain/P\(number).swift"] = "struct P\(number) {}\n" }
    world.pass(seconds: 60)
    return world
  }

  // MARK: The same result

  @Test(arguments: UInt64(0)..<8) func randomEditsChangeNothingButTheTime(seed: UInt64) {
    let world = world(seed)
    var numbers = GeneratedNumbers(state: seed &+ 7)
    var hits = 0
    for round in 0..<24 {
      let run = world.remembered()
      #expect(run.outcome == world.fresh(), "seed \(seed), round \(round)")
      hits += run.hasRun ? 0 : 1
      for _ in 0..<Int.random(in: 0...1, using: &numbers) { edit(world, &numbers) }
      if Bool.random(using: &numbers) { world.pass(seconds: 10) }
    }
    #expect(hits > 1, "seed \(seed): \(hits) of 24 runs were remembered")
  }

  private func edit(_ world: TableWorld, _ numbers: inout GeneratedNumbers) {
    let path = world.paths.randomElement(using: &numbers) ?? "A.swift"
    let texts = [
      "Sources/New.swift": "import SwiftUI\nstruct New: UIViewRepresentable {}\n",
      "Sources/Package.swift": "// swift-tools-version: 6.0\n",
      "Package.swift":
        "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"A\", platforms: [.iOS(.v26)])\n",
      ".bridgekeeper.yml": "agents: [claude]\nexcluded: [Plain]\n",
      ".claude/rules/ui.md": "## Known Gotchas\n\n### `Bridge0` is slow\n\nIt is.\n",
      ".bridgekeeper-baseline.json": "{",
      ".bridgekeeper/hatches/own.md": "---\nid: own\n---\n",
      "CLAUDE.md": "@AGENTS.md\n",
    ]
    switch Int.random(in: 0..<10, using: &numbers) {
    case 0: world[path] = nil
    case 1: world[path] = world[path].map { $0 + "\n" }
    case 2: world[path] = world.paths.randomElement(using: &numbers).flatMap { world[$0] }
    case 3: world[path] = world[path].map { String($0.dropLast(9)) }
    case 4, 5:
      let new = texts.keys.sorted().randomElement(using: &numbers) ?? ""
      world[new] = world[new] == nil ? texts[new] : nil
    case 6: world.commitDay = Bool.random(using: &numbers) ? "2026-12-01" : "2027-12-01"
    case 7: world.unlisted = Bool.random(using: &numbers) ? nil : [path]
    case 8: world.link("Linked.swift", to: Bool.random(using: &numbers) ? "Sources/Names.swift" : nil)
    default: world["Plain/P1.swift"] = "struct Other\(Int.random(in: 0..<9, using: &numbers)) {}\n"
    }
  }

  // MARK: When nothing runs

  @Test func whatChangesNothingRunsNothing() {
    let world = world(5)
    world["LICENSE"] = "none\n"
    func runs(_ change: () -> Void) -> Bool {
      change()
      let run = world.remembered()
      #expect(run.outcome == world.fresh())
      return run.hasRun
    }
    #expect(runs {})
    #expect(!runs {})
    #expect(!runs { world["Plain/P1.swift"] = "struct Other {}\n" }, "code without a bridge")
    #expect(!runs { world["LICENSE"] = "some\n" }, "a file that nobody reads")
    #expect(!runs { world["Sources/Names.swift"] = world["Sources/Names.swift"] }, "a file that was touched")
    #expect(runs { world["Plain/P1.swift"] = "import SwiftUI\nstruct P1: UIViewRepresentable {}\n" })
    #expect(!runs {})
    #expect(runs { world["AGENTS.md"] = (world["AGENTS.md"] ?? "# A\n") + "\nMore.\n" })
    #expect(runs { world["Plain/New.swift"] = "struct New {}\n" }, "another number of files")
    #expect(!runs {})
  }

  @Test func aRunIsOfItsWords() {
    let world = world(6)
    #expect(world.remembered(["check"]).hasRun)
    #expect(world.remembered(["check", "--strict"]).hasRun)
    #expect(!world.remembered(["check"]).hasRun)
    #expect(!world.remembered(["check", "--strict"]).hasRun)
    world.forget()
    #expect(world.remembered(["check"]).hasRun)
  }

  @Test func whatFailsIsNotRemembered() {
    let world = world(7)
    world[".bridgekeeper.yml"] = "agents: 7\n"
    #expect(world.remembered().hasRun)
    #expect(world.remembered().hasRun)
  }

  /// Whoever writes, or asks the past, does it again.
  @Test func whatIsDoneIsDoneAgain() {
    let world = world(8)
    func twice(_ act: (Effects) throws(Failure) -> Void) -> [Bool] {
      world.forget()
      return (0..<2).map { _ in
        var hasRun = false
        _ = try? world.effects.remembering(["act"], in: world.store) { effects throws(Failure) in
          hasRun = true
          try act(effects)
          return []
        }
        return hasRun
      }
    }
    #expect(twice { _ in } == [true, false])
    #expect(twice { _ = try? $0.update.makeFolders("/project/a") } == [true, true])
    #expect(twice { _ = try? $0.update.apply(["/project/a"]) { _ in [nil] } } == [true, true])
    #expect(twice { _ = try? $0.update.remove("/project/a", [], "/project") } == [true, true])
    #expect(twice { _ = try? $0.git.history.commits("/project") } == [true, true])
    #expect(twice { _ = try? $0.git.commands.blobs("/project").read("0") } == [true, true])
  }

  // MARK: Records that are worth nothing

  @Test func aDamagedRecordIsAsGoodAsNone() throws {
    let trace = EffectTrace(key: .random)
    let world = world(9)
    let outcome = try world.check(trace.effects(over: world.effects, store: world.store))
    let (answers, scans) = try #require(trace.result)
    #expect(answers.count > 5 && scans.count == 1)
    let record = RunRecord(
      subject: .random, key: .random, answers: answers, scans: scans, outcome: outcome)
    let bytes = record.bytes
    #expect(RunRecord(bytes) == record)
    for length in stride(from: 0, to: bytes.count, by: max(bytes.count / 200, 1)) {
      #expect(RunRecord(Array(bytes[..<length])) == nil, "the first \(length) bytes")
    }
    for place in stride(from: 0, to: bytes.count, by: max(bytes.count / 400, 1)) {
      var damaged = bytes
      damaged[place] ^= 0x10
      #expect(RunRecord(damaged) == nil, "byte \(place) flipped")
    }
  }
}
