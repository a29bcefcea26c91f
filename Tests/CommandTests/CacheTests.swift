// The cache as people meet it: a folder that is made, shared by runs at the same time, never trusted more than a scan, and
// done without where it cannot be had.

import Foundation
import Testing

@Suite struct CacheTests {
  private static let app = """
    import SwiftUI

    struct Prose: UIViewRepresentable {
      func makeUIView(context: Context) -> UILabel { UILabel() }
      func updateUIView(_ view: UILabel, context: Context) {}
    }
    """

  private let folder: TemporaryFolder
  private var cache: URL { folder.url.appendingPathComponent("cache") }

  init() throws {
    folder = try TemporaryFolder()
    let sources = folder.url.appendingPathComponent("app/Sources")
    try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
    try Self.app.write(to: sources.appendingPathComponent("Prose.swift"), atomically: true, encoding: .utf8)
    try "agents: [claude]\n".write(
      to: folder.url.appendingPathComponent("app/.bridgekeeper.yml"), atomically: true, encoding: .utf8)
  }

  private func check(_ cache: String? = nil) throws -> Run {
    try Program.run(
      ["check", "--format", "json"], in: folder.url.appendingPathComponent("app"),
      environment: ["BRIDGEKEEPER_CACHE": cache ?? self.cache.path])
  }

  private func records() throws -> [URL] {
    guard FileManager.default.fileExists(atPath: cache.path) else { return [] }
    return try FileManager.default.contentsOfDirectory(at: cache, includingPropertiesForKeys: nil)
  }

  private func mode(_ url: URL) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions] as? Int
  }

  @Test func recordsAreKeptForTheirOwnerAlone() throws {
    let first = try check()
    #expect(first.exit == 1, "\(first)")
    let kept = try records()
    #expect(kept.count == 2, "of the run, and of its scan")
    #expect(try mode(cache) == 0o700)
    for record in kept { #expect(try mode(record) == 0o600) }
    #expect(try check() == first)
    #expect(try records() == kept)
  }

  @Test func whatChangedIsSeen() throws {
    _ = try check()
    let file = folder.url.appendingPathComponent("app/Sources/Prose.swift")
    try Self.app.replacingOccurrences(of: "Prose", with: "Verse").write(
      to: file, atomically: true, encoding: .utf8)
    let run = try check()
    #expect(run.standardOutput.contains("'Verse'") && !run.standardOutput.contains("'Prose'"), "\(run)")
  }

  @Test func itIsDoneWithoutWhereItCannotBeHad() throws {
    let whole = try check("off")
    #expect(try records().isEmpty)
    let file = folder.url.appendingPathComponent("app/Sources/Prose.swift").path
    #expect(try check("\(file)/cache") == whole, "below a file")
    #expect(try check("relative/cache") == whole, "a relative path")
    try FileManager.default.createDirectory(at: cache, withIntermediateDirectories: true)
    try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: cache.path)
    #expect(try check() == whole, "a folder that anybody may write to")
    #expect(try records().isEmpty)
  }

  /// The limit on the size of files is one that a record does not fit into, and comes with a signal that ends programs.
  @Test func aRecordThatCannotBeWrittenIsNone() throws {
    let whole = try check("off")
    let script = "ulimit -f 1; BRIDGEKEEPER_CACHE='\(cache.path)' \"$BRIDGEKEEPER\" check --format json"
    let run = try Program.shell(script, in: folder.url.appendingPathComponent("app"))
    #expect(run.exit == whole.exit && run.standardOutput == whole.standardOutput, "\(run)")
    #expect(try records().isEmpty)
  }

  @Test func aRecordThatIsALinkIsNotFollowed() throws {
    let whole = try check()
    for record in try records() {
      let other = folder.url.appendingPathComponent("other-" + record.lastPathComponent)
      try FileManager.default.moveItem(at: record, to: other)
      let bytes = try Data(contentsOf: other)
      try FileManager.default.createSymbolicLink(at: record, withDestinationURL: other)
      #expect(try check() == whole)
      #expect(try Data(contentsOf: other) == bytes)
      #expect(
        try FileManager.default.attributesOfItem(atPath: record.path)[.type] as? FileAttributeType
          == .typeRegular)
    }
  }

  @Test func damageIsMended() throws {
    let whole = try check()
    for record in try records() {
      let bytes = try Data(contentsOf: record)
      for length in [0, 1, bytes.count / 2, bytes.count - 1] {
        try bytes.prefix(length).write(to: record)
        #expect(try check() == whole, "\(length) bytes")
        #expect(try Data(contentsOf: record).count > length)
      }
    }
  }

  @Test func runsAtTheSameTimeAgree() async throws {
    let whole = try check("off")
    try await withThrowingTaskGroup(of: Run.self) { group in
      for _ in 0..<8 { group.addTask { try check() } }
      for try await run in group { #expect(run == whole) }
    }
    #expect(try records().count == 2, "no draft is left")
  }

  @Test func itStaysSmall() throws {
    _ = try check()
    let old = Date(timeIntervalSinceNow: -86_400)
    for number in 0..<150 {
      let file = cache.appendingPathComponent("0000\(number)" + (number > 140 ? ".17" : ""))
      try Data(count: 10).write(to: file)
      try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: file.path)
    }
    let file = folder.url.appendingPathComponent("app/Sources/Prose.swift")
    try "struct Nothing {}\n".write(to: file, atomically: true, encoding: .utf8)
    _ = try check()
    let left = try records()
    #expect(left.count == 128, "\(left.count)")
    #expect(!left.contains { $0.lastPathComponent.contains(".") }, "what a killed run left is gone")
  }
}
