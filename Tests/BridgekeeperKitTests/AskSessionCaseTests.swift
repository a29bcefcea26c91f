// The dialogue of `ask` without a terminal, a folder a case in `Cases/ask`: the project, what is given, the
// lines that are typed; and what is shown, question by question, and what it comes to.

import Foundation
import Knowledge
import Terminal
import Testing

@testable import BridgekeeperKit

@Suite struct AskSessionCaseTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Cases/ask")

  static let names: [String] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0 != "README.md" && $0 != "project" && !$0.hasPrefix(".") }.sorted()
  }()

  /// `RECORD=1 swift test` writes the screens as they are now, and fails so that nobody takes that for a
  /// pass.
  static let isRecording = ProcessInfo.processInfo.environment["RECORD"] != nil

  @Test func casesAreThere() {
    #expect(Self.names.count >= 10)
  }

  @Test(arguments: names)
  func theDialogueGoesAsWritten(name: String) throws {
    let folder = Self.folder.appendingPathComponent(name)
    func text(_ file: String) -> String? {
      try? String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
    }
    let table = try TableFileSystem(folder: Self.folder.appendingPathComponent("project"))
    let project = try Project.open(root: TableFileSystem.root, effects: table.effects)
    let given = try AskAnswers.read(text("given.yml") ?? "", file: "given.yml")
    let flags = (text("flags") ?? "").split(separator: "\n").map(String.init)
    let surroundings = project.askSurroundings
    var session = try AskSession(
      given, in: surroundings, isRecording: flags.contains("record"), isDryRun: flags.contains("dry-run"))
    let typist = Typist(try #require(text("typed")))
    let isFinished = try typist.answer(&session)
    let comesTo = isFinished ? try Self.words(#require(session.conclusion)) : "broken off\n"
    if Self.isRecording {
      try typist.shown.write(to: folder.appendingPathComponent("shown"), atomically: true, encoding: .utf8)
      try comesTo.write(to: folder.appendingPathComponent("comes-to"), atomically: true, encoding: .utf8)
      Issue.record("recorded \(name): read it, then run without RECORD")
      return
    }
    #expect(typist.shown == text("shown"))
    #expect(comesTo == text("comes-to"))
    #expect(typist.rest.isEmpty, "lines that nobody read")
    guard isFinished, let conclusion = session.conclusion else { return }
    #expect(try project.examine(conclusion.answers).problems.isEmpty)
  }

  /// The answers as a file would give them.
  private static func words(_ conclusion: AskConclusion) -> String {
    let answers = conclusion.answers
    var lines: [String] = []
    func add(_ key: String, _ value: String?) { if let value { lines.append("\(key): \(value)") } }
    add("type", answers.type)
    add("wraps", answers.wraps)
    add("title", answers.title)
    add("gap", answers.gap)
    for line in answers.searched { add("searched", line) }
    add("verified", answers.verified)
    for question in answers.matrix.keys.sorted(by: { $0.rawValue < $1.rawValue }) {
      add(question.rawValue, answers.matrix[question] == true ? "yes" : "no")
    }
    add("wrapperCost", answers.wrapperMinutes.map { "\($0)m" })
    add("workaroundCost", answers.workaroundMinutes.map { "\($0)m" })
    add("removeWhen", answers.removeWhen)
    add("hatch", answers.hatch)
    add("memory", answers.memory)
    if conclusion.records { lines.append("records") }
    add("template", answers.template)
    add("out", answers.out)
    return lines.joined(separator: "\n") + "\n"
  }
}

/// Somebody who types lines, and everything that is shown to them. Only one thread at a time has to do with
/// it.
final class Typist: @unchecked Sendable {
  private(set) var rest: ArraySlice<String>
  private(set) var shown = ""

  init(_ lines: String) {
    rest = lines.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)[...]
  }

  /// Whether the dialogue came to an end of its own.
  func answer(_ session: inout AskSession) throws -> Bool {
    var conversation = Conversation(on: device, isPlain: true, isColored: false)
    while let prompt = session.prompt {
      switch conversation.ask(prompt) {
      case .answered(let answer): try session.take(answer)
      case .back: session.back()
      case .quit: return false
      }
    }
    return true
  }

  var device: TerminalDevice {
    TerminalDevice(
      read: { _ in
        guard let line = self.rest.popFirst() else { return .end }
        self.shown += line + "\n"
        return .bytes(Array((line + "\n").utf8))
      },
      write: { self.shown += $0 }, columns: { 80 }, rows: { 24 }, begin: { _ in }, end: { _ in }, suspend: {},
      edit: { _ in .failure(EditorProblem("there is none")) })
  }
}

@Suite struct AskAnswerTests {
  @Test(arguments: [
    (
      "https://developer.apple.com/documentation/swiftui/view/lineheight(_:).md",
      "swiftui/view/lineheight(_:)"
    ),
    ("https://developer.apple.com/tutorials/data/documentation/swiftui/map.json", "swiftui/map"),
    ("https://developer.apple.com/documentation/swiftui/map/#Overview", "swiftui/map"),
    ("https://developer.apple.com/documentation/mapkit?language=objc", "mapkit"),
    ("https://sosumi.ai/documentation/swiftui/map", "swiftui/map"),
    ("https://developer.apple.com/forums/thread/1", nil), ("https://developer.apple.com/documentation/", nil),
    ("http://example.com/documentation/swiftui", nil),
  ])
  func applePages(address: String, path: String?) {
    let page = ApplePage(address)
    #expect(page?.path == path)
    if let page {
      #expect(ApplePage(page.address) == page)
      #expect(ApplePage(page.mirror) == page)
    }
  }

  @Test(
    arguments: [
      (["builds"], nil, ["builds"]), (["snapshot"], "builds", ["builds", "snapshot"]),
      (["all"], "snapshot", ["builds", "appearance", "timeline", "snapshot"]),
      (["builds"], "builds", ["builds"]),
      (["builds"], "Appearance,  iOS 26.1", ["builds", "appearance", "iOS 26.1"]),
      (["timeline"], "all", ["builds", "appearance", "timeline", "snapshot"]),
    ] as [([String], String?, [String])])
  func stepsAreRecordedBesideOthers(words: [String], old: String?, values: [String]) {
    #expect(VerificationStep.recorded(words, after: old) == values)
  }

  @Test func manyCandidatesOfTheRegistryHaveAPage() throws {
    let hatches = try bundledHatches().filter { $0.native != nil && !$0.applePages.isEmpty }
    #expect(hatches.count > 50)
  }
}
