// What agents are shown, as a table: a layout and the right answer in each folder of `Cases/loads`.

import Foundation
import Testing

@testable import BridgekeeperKit

@Suite struct LoadCaseTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Cases/loads")

  static let names: [String] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0 != "README.md" && !$0.hasPrefix(".") }.sorted()
  }()

  @Test func casesAreThere() {
    #expect(Self.names.count >= 80)
  }

  @Test(arguments: names)
  func agentsAreShownWhatTheyShould(name: String) throws {
    let folder = Self.folder.appendingPathComponent(name)
    func text(_ file: String) throws -> String {
      try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
    }
    let table = try TableFileSystem(
      folder: folder.appendingPathComponent("project"), links: (try? text("links.txt")) ?? "")
    let project = try Project.open(root: TableFileSystem.root, effects: table.effects)
    let words = try text("file.txt").split(separator: "\n").map(String.init)
    let file = try #require(words.first)
    let start = words.dropFirst().first { $0.hasPrefix("start: ") }.map { String($0.dropFirst(7)) }
    var files = InstructionFiles(project)
    let shown = Agent.allCases.flatMap { agent in
      Self.lines(files.showing(agent, opening: file, startedIn: start == "." ? "" : start))
    }
    let expected = try text("expected.txt").split(separator: "\n").map(String.init)
      .filter { !$0.hasPrefix("#") }
    #expect(shown == expected)
  }

  /// `claude CLAUDE.md: at launch, 12 bytes, 2 lines`; `claude nothing` where nothing is shown.
  private static func lines(_ showing: Showing) -> [String] {
    let agent = showing.agent.rawValue
    let files = showing.files.map { file in
      let size =
        "\(file.bytes) byte\(file.bytes == 1 ? "" : "s"), \(file.lines) line\(file.lines == 1 ? "" : "s")"
      let note = file.note.map { "; \($0)" } ?? ""
      return "\(agent) \(file.path): \(file.reason.words), \(size)\(file.isCut ? ", cut" : "")\(note)"
    }
    let dropped = showing.dropped.map { "\(agent) \($0): dropped" }
    return files.isEmpty && dropped.isEmpty ? ["\(agent) nothing"] : files + dropped
  }
}
