// Fixes on whole projects: those of the command cases, and what happens to them while they are written.

import Findings
import Foundation
import Knowledge
import Testing

@testable import BridgekeeperKit

/// A project of the command cases that fix something.
struct FixCase: CustomTestStringConvertible, Sendable {
  var name: String
  var files: [String: [UInt8]]
  var testDescription: String { name }

  static let all: [FixCase] = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("CommandTests/Cases")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasPrefix("check-fix") }.sorted().compactMap { name in
      let before = folder.appendingPathComponent("\(name)/before")
      return (try? TableFileSystem(folder: before)).map { table in
        FixCase(
          name: name,
          files: Dictionary(
            uniqueKeysWithValues: table.files.map { path, bytes in
              (String(path.dropFirst(TableFileSystem.root.count + 1)), bytes)
            }))
      }
    }
  }()

  /// Every file in another spelling of lines.
  func spelled(_ spell: (String) -> String) -> FixCase {
    FixCase(
      name: name,
      files: files.mapValues { bytes in Array(spell(String(decoding: bytes, as: UTF8.self)).utf8) })
  }
}

@Suite struct FixDocumentTests {
  @Test func thereAreCases() {
    #expect(FixCase.all.count >= 20)
  }

  @Test(arguments: FixCase.all) func fixingTwiceIsFixingOnce(_ fixCase: FixCase) throws {
    for scope in [FixScope.safe, .all] {
      let before = try FixedProject(fixCase.files)
      let (after, result) = try before.fixed(scope)
      let again = try after.fixed(scope).result
      #expect(again.fixed.isEmpty && again.diff.isEmpty, "\(again.diff)")
      #expect(again.dropped.map(\.rule) == result.dropped.map(\.rule))
      #expect(!result.isUnfinished)
    }
  }

  /// Nothing new but drafts, which are as heavy as what they stand for.
  @Test(arguments: FixCase.all) func bringsNothingNewButDrafts(_ fixCase: FixCase) throws {
    let before = try FixedProject(fixCase.files)
    let (after, result) = try before.fixed(.all)
    var rest = try before.project.check().report.openOnly.findings.map(\.fingerprint)
    let new = try after.project.check().report.openOnly.findings.filter { finding in
      rest.firstIndex(of: finding.fingerprint).map { rest.remove(at: $0) } == nil
    }
    let drafts = result.fixed.count { $0.rule == "undocumented_bridge" }
    let copies = fixCase.name.contains("copies") ? 2 : 1
    #expect(new.allSatisfy { $0.message.contains(EntryBlank.mark) }, "\(new.map(\.message))")
    #expect(new.count { $0.rule == "incomplete_entry" && $0.severity == .error } <= drafts * copies)
    #expect(new.contains { $0.severity == .error } == (drafts > 0))
  }

  /// CRLF and byte-order marks stay, and change nothing else.
  @Test(arguments: FixCase.all.filter { $0.name.contains("all") || $0.name.contains("comments") })
  func keepsTheSpellingOfLines(_ fixCase: FixCase) throws {
    let crlf: (String) -> String = {
      $0.replacing("\r\n", with: "\n").replacing("\n", with: "\r\n")
    }
    let plainLines: (String) -> String = { $0.replacing("\r\n", with: "\n") }
    let plain = try FixedProject(fixCase.spelled(plainLines).files).fixed(.all).project
    let marked: (String) -> String = { $0.hasPrefix("rules:") ? $0 : "\u{FEFF}" + plainLines($0) }
    for spell in [crlf, marked] {
      let fixed = try FixedProject(fixCase.spelled(spell).files).fixed(.all).project
      for (path, _) in fixCase.files {
        #expect(fixed.text(path) == spell(plain.text(path)), "\(path)")
      }
    }
  }

  /// Any paths and any rules: what is mended lies there and is of them.
  @Test func narrowsByPathsAndRules() throws {
    let fixCase = try #require(FixCase.all.first { $0.name == "check-fix-path" })
    let project = try FixedProject(fixCase.files).project
    for path in ["Sources/MemoField.swift", "Sources", "CLAUDE.md"] {
      let result = try project.fix(FixRequest(scope: .all, paths: [path]))
      #expect(result.fixed.allSatisfy { Path.holds(path, $0.file) })
      #expect(result.fixed.isEmpty == (path == "CLAUDE.md"))
    }
    let rules = ["manual_make_coordinator_call", "stale_coordinator_parent"]
    let only = try project.fix(FixRequest(scope: .all, rules: RuleSelection(only: rules)))
    #expect(Set(only.fixed.map(\.rule)).sorted() == rules)
    let others = try project.fix(FixRequest(scope: .all, rules: RuleSelection(without: rules)))
    #expect(!others.fixed.isEmpty && others.fixed.allSatisfy { !rules.contains($0.rule) })
  }

  // MARK: Writing

  /// A project whose update hands out other bytes than were read for some paths.
  private func project(
    _ files: [String: [UInt8]], meanwhile: [String: [UInt8]],
    _ written: @escaping @Sendable ([String: [UInt8]?]) -> Void
  ) throws -> Project {
    let before = try FixedProject(files)
    var effects = before.table.effects
    let table = before.table
    effects.update = FileUpdate { paths, change throws(Failure) in
      let found = paths.map { path in
        meanwhile[String(path.dropFirst(TableFileSystem.root.count + 1))] ?? table.files[path]
      }
      written(Dictionary(uniqueKeysWithValues: zip(paths, try change(found))))
    }
    return try Project.open(root: TableFileSystem.root, effects: effects)
  }

  @Test func writesAllFilesInOneStep() async throws {
    let fixCase = try #require(FixCase.all.first { $0.name == "check-fix-all-drafts" })
    try await confirmation(expectedCount: 1) { confirm in
      let project = try project(fixCase.files, meanwhile: [:]) { files in
        #expect(
          files.keys.sorted() == ["/project/CLAUDE.md", "/project/Sources/NoteField.swift"])
        confirm()
      }
      try project.write(try project.fix(FixRequest(scope: .all)))
    }
  }

  @Test func whatChangedMeanwhileIsNotOverwritten() throws {
    let fixCase = try #require(FixCase.all.first { $0.name == "check-fix-all-drafts" })
    for path in ["CLAUDE.md", "Sources/NoteField.swift"] {
      let project = try project(fixCase.files, meanwhile: [path: Array("theirs\n".utf8)]) { _ in
        Issue.record("nothing may be written")
      }
      let result = try project.fix(FixRequest(scope: .all))
      let failure = #expect(throws: Failure.self) { try project.write(result) }
      #expect(failure?.exit == .cannotWrite)
      #expect(failure?.problem.contains(path) == true)
    }
  }

  @Test func aFileThatAppearsMeanwhileIsNotOverwritten() throws {
    let fixCase = try #require(FixCase.all.first { $0.name == "check-fix-all-drafts-without-memory" })
    let project = try project(fixCase.files, meanwhile: ["CLAUDE.md": Array("theirs\n".utf8)]) { _ in
      Issue.record("nothing may be written")
    }
    let result = try project.fix(FixRequest(scope: .all))
    #expect(result.changedFiles == ["CLAUDE.md"])
    #expect(throws: Failure.self) { try project.write(result) }
  }
}
