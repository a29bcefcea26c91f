// Changing files as one step, on the real file system.

import BridgekeeperKit
import Foundation
import Testing

@testable import bridgekeeper

@Suite struct FileUpdateTests {
  private func text(_ path: String) -> String? {
    FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
  }

  private func names(in folder: TemporaryFolder) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.url.path)) ?? []).sorted()
  }

  @Test func aLinkStaysAndItsTargetKeepsItsPermissions() throws {
    let folder = try TemporaryFolder()
    try folder.write("old\n", to: "AGENTS.md")
    let target = folder.url.appendingPathComponent("AGENTS.md").path
    let link = folder.url.appendingPathComponent("CLAUDE.md").path
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: target)
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "AGENTS.md")
    try FileUpdate.live.apply([link]) { before in before.map { ($0 ?? []) + Array("new\n".utf8) } }
    #expect(text(target) == "old\nnew\n")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "AGENTS.md")
    let mode = try FileManager.default.attributesOfItem(atPath: target)[.posixPermissions] as? Int
    #expect(mode == 0o640)
    #expect(names(in: folder) == ["AGENTS.md", "CLAUDE.md"])
  }

  @Test func twentyWritersAtOnceLoseNothing() throws {
    let folder = try TemporaryFolder()
    let path = folder.url.appendingPathComponent("CLAUDE.md").path
    DispatchQueue.concurrentPerform(iterations: 20) { number in
      try? FileUpdate.live.apply([path]) { before in [(before[0] ?? []) + Array("line \(number)\n".utf8)] }
    }
    let lines = (text(path) ?? "").split(separator: "\n")
    #expect(Set(lines).count == 20)
    #expect(names(in: folder) == ["CLAUDE.md"])
  }

  @Test func whatSomebodyElseSavedIsNotOverwritten() throws {
    let folder = try TemporaryFolder()
    try folder.write("old\n", to: "a.md")
    try folder.write("old\n", to: "b.md")
    let paths = ["a.md", "b.md"].map { folder.url.appendingPathComponent($0).path }
    let failure = #expect(throws: Failure.self) {
      try FileUpdate.live.apply(paths) { before in
        try? Data("theirs\n".utf8).write(to: URL(fileURLWithPath: paths[1]))
        return before.map { ($0 ?? []) + Array("ours\n".utf8) }
      }
    }
    #expect(failure?.exit == .cannotWrite)
    #expect(text(paths[0]) == "old\n")
    #expect(text(paths[1]) == "theirs\n")
    #expect(names(in: folder) == ["a.md", "b.md"])
  }

  @Test func whatAKilledWriterLeftIsReplaced() throws {
    let folder = try TemporaryFolder()
    try folder.write("half", to: ".CLAUDE.md.bridgekeeper-tmp")
    let path = folder.url.appendingPathComponent("CLAUDE.md").path
    try FileUpdate.live.apply([path]) { _ in [Array("whole\n".utf8)] }
    #expect(text(path) == "whole\n")
    #expect(names(in: folder) == ["CLAUDE.md"])
  }

  @Test func aMissingFolderIsSaid() throws {
    let folder = try TemporaryFolder()
    let path = folder.url.appendingPathComponent("nowhere/CLAUDE.md").path
    let failure = #expect(throws: Failure.self) { try FileUpdate.live.apply([path]) { _ in [[]] } }
    #expect(failure?.exit == .cannotWrite)
  }

  @Test func foldersAreMadeWhereTheyAreMissing() throws {
    let folder = try TemporaryFolder()
    let path = folder.url.appendingPathComponent("a/b/c").path
    try FileUpdate.live.makeFolders(path)
    try FileUpdate.live.makeFolders(path)
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.appendingPathComponent("link").path, withDestinationPath: "a/b")
    try FileUpdate.live.makeFolders(folder.url.appendingPathComponent("link/d").path)
    #expect(FileManager.default.fileExists(atPath: folder.url.appendingPathComponent("a/b/d").path))
    try folder.write("a file\n", to: "a/file")
    let failure = #expect(throws: Failure.self) {
      try FileUpdate.live.makeFolders(folder.url.appendingPathComponent("a/file/e").path)
    }
    #expect(failure?.exit == .cannotWrite)
    #expect(text(folder.url.appendingPathComponent("a/file").path) == "a file\n")
  }
}
