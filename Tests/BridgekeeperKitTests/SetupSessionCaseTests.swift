// The dialogue of `init` without a terminal, a folder a case in `Cases/init`: the project, the lines that are typed;
// and what is shown, question by question, and what it comes to.

import Foundation
import Terminal
import Testing

@testable import BridgekeeperKit

@Suite struct SetupSessionCaseTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Cases/init")

  static let names: [String] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0 != "README.md" && $0 != "project" && !$0.hasPrefix(".") }.sorted()
  }()

  @Test func casesAreThere() {
    #expect(Self.names.count >= 5)
  }

  @Test(arguments: names)
  func theDialogueGoesAsWritten(name: String) throws {
    let folder = Self.folder.appendingPathComponent(name)
    func text(_ file: String) -> String? {
      try? String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
    }
    let own = folder.appendingPathComponent("project")
    let hasOwn = FileManager.default.fileExists(atPath: own.path)
    let table = try TableFileSystem(folder: hasOwn ? own : Self.folder.appendingPathComponent("project"))
    let project = try Project.open(root: TableFileSystem.root, effects: table.effects)
    let typist = Typist(try #require(text("typed")))
    var given = SetupAnswers()
    given.existing = (text("existing")?.split(separator: "\n").first).flatMap {
      SetupAnswers.Existing(rawValue: String($0))
    }
    let comesTo = try Self.ask(typist, given, project).map { try Self.words($0, project) } ?? "broken off\n"
    if AskSessionCaseTests.isRecording {
      try typist.shown.write(to: folder.appendingPathComponent("shown"), atomically: true, encoding: .utf8)
      try comesTo.write(to: folder.appendingPathComponent("comes-to"), atomically: true, encoding: .utf8)
      Issue.record("recorded \(name): read it, then run without RECORD")
      return
    }
    #expect(typist.shown == text("shown"))
    #expect(comesTo == text("comes-to"))
    #expect(typist.rest.isEmpty, "lines that nobody read")
  }

  /// The answers; nil where the dialogue was broken off.
  private static func ask(_ typist: Typist, _ given: SetupAnswers, _ project: Project) throws -> SetupAnswers?
  {
    var session = try SetupSession(given, survey: project.survey(), isDryRun: false) {
      answers throws(Failure) in try project.planSetup(answers)
    }
    var conversation = Conversation(on: typist.device, isPlain: true, isColored: false)
    while let prompt = session.prompt {
      switch conversation.ask(prompt) {
      case .answered(let answer): try session.take(answer)
      case .back: session.back()
      case .quit: return nil
      }
    }
    return session.answers
  }

  /// The answers, and the files that they lead to.
  private static func words(_ answers: SetupAnswers, _ project: Project) throws -> String {
    var lines = answers.excluded.map { "exclude: \($0)" } + answers.memoryFiles.map { "memory: \($0)" }
    if let onlyApp = answers.onlyApp { lines.append("app only: \(onlyApp)") }
    if let existing = answers.existing { lines.append("existing: \(existing.rawValue)") }
    let plan = try project.planSetup(answers)
    return (lines + plan.told).joined(separator: "\n") + "\n"
  }
}
