// Conversations as data: what a client sends stands behind →, what the server sends behind ←, one file a conversation.
// RECORD=1 writes the server's lines anew.

import Findings
import Foundation
import Testing

@testable import BridgekeeperServer

@Suite struct MessageCaseTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Cases")

  static let names: [String] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".jsonl") }.sorted()
  }()

  @Test func thereAreCases() { #expect(Self.names.count >= 20) }

  @Test(arguments: names) func theServerAnswersAsWritten(name: String) throws {
    let file = Self.folder.appendingPathComponent(name)
    let written = try String(contentsOf: file, encoding: .utf8)
    let project = ServedProject()
    var lines: [String] = []
    for line in written.split(separator: "\n", omittingEmptySubsequences: false) where !line.hasPrefix("← ") {
      lines.append(String(line))
      guard line.hasPrefix("→ ") else { continue }
      if let answer = project.respond(to: line.dropFirst(2).utf8) { lines.append("← " + answer.line) }
    }
    let expected = lines.joined(separator: "\n")
    if ProcessInfo.processInfo.environment["RECORD"] != nil {
      try expected.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(written == expected, "\(name): the server's lines are others; got:\n\(expected)")
  }
}
