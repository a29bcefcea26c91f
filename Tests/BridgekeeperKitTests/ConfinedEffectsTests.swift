// Effects that are confined to a folder: what lies outside is neither read nor written, whatever the path looks like.

import Foundation
import Testing

@testable import BridgekeeperKit

@Suite struct ConfinedEffectsTests {
  private func table() throws -> TableFileSystem {
    var table = TableFileSystem(["CLAUDE.md": "inside", "Sources/A.swift": "inside"])
    table.files["/outside/CLAUDE.md"] = Array("outside".utf8)
    table.files["/projectile/CLAUDE.md"] = Array("outside".utf8)
    table.links = [
      "/project/out.md": "/outside/CLAUDE.md", "/project/out": "/outside", "/project/in.md": "CLAUDE.md",
      "/project/nowhere.md": "none.md", "/project/Sources/up": "../..",
    ]
    return table
  }

  private func confined(_ further: Set<String> = []) throws -> Effects {
    var effects = try table().effects
    effects.update = FileUpdate(apply: { _, _ throws(Failure) in }, makeFolders: { _ throws(Failure) in })
    return effects.confined(to: TableFileSystem.root, reading: further)
  }

  @Test(arguments: [
    "/project/CLAUDE.md", "/project/Sources/A.swift", "/project/in.md", "/project/Sources/../CLAUDE.md",
  ])
  func insideIsRead(path: String) throws {
    #expect(try confined().files.read(path) == Array("inside".utf8))
  }

  @Test(arguments: [
    "/outside/CLAUDE.md", "/projectile/CLAUDE.md", "/project/out.md", "/project/out/CLAUDE.md",
    "/project/../outside/CLAUDE.md", "/project/Sources/up/outside/CLAUDE.md",
  ])
  func outsideIsNotRead(path: String) throws {
    let files = try confined().files
    #expect(throws: FileProblem.self) { try files.read(path) }
    #expect(throws: Failure.self) { try confined().update.apply([path]) { $0 } }
    #expect(throws: Failure.self) { try confined().update.makeFolders(path) }
  }

  @Test func whatIsNotThereIsMissing() throws {
    let files = try confined().files
    #expect(throws: FileProblem.missing) { try files.read("/project/none.md") }
    #expect(throws: FileProblem.missing) { try files.list("/project/.bridgekeeper/hatches") }
  }

  @Test(arguments: ["/project", "/project/Sources"]) func insideIsListed(path: String) throws {
    #expect(try !confined().files.list(path).isEmpty)
  }

  @Test(arguments: ["/outside", "/project/out", "/", "/project/Sources/up"]) func outsideIsNotListed(
    path: String
  ) throws {
    let files = try confined().files
    #expect(throws: FileProblem.self) { try files.list(path) }
  }

  @Test(arguments: ["/project/new.md", "/project/New/Folder/a.swift", "/project/in.md", "/project/CLAUDE.md"])
  func insideIsWritten(path: String) throws {
    try confined().update.apply([path]) { $0 }
  }

  @Test(arguments: [
    "/project/nowhere.md", "/project/out/new.md", "/project/out/New/a.swift", "/tmp/a", "/project/../a",
  ])
  func nothingIsWrittenThroughLinks(path: String) throws {
    #expect(throws: Failure.self) { try confined().update.apply([path]) { $0 } }
  }

  @Test func whatTheStarterNamedIsRead() throws {
    #expect(try confined(["/outside/CLAUDE.md"]).files.read("/outside/CLAUDE.md") == Array("outside".utf8))
  }
}
