// The manual page is what the commands and flags say of themselves, and mandoc finds nothing wrong with it.

import Foundation
import Testing

@testable import bridgekeeper

@Suite struct ManualTests {
  static let file = ReadmeTests.root.appendingPathComponent(Manual.path)

  /// `RECORD=1 swift test --filter ManualTests` writes the page as it is now, and fails so that nobody takes that
  /// for a pass.
  @Test func thePageIsWhatTheCommandsSay() throws {
    if ProcessInfo.processInfo.environment["RECORD"] != nil {
      try Manual.text.write(to: Self.file, atomically: true, encoding: .utf8)
      Issue.record("recorded \(Manual.path): read it, then run without RECORD")
      return
    }
    let page = try? String(contentsOf: Self.file, encoding: .utf8)
    #expect(
      page == Manual.text,
      "\(Manual.path) is stale: run `RECORD=1 swift test --filter ManualTests` and read the difference")
  }

  private func mandoc(_ arguments: String, _ text: String) throws -> Run {
    let folder = try TemporaryFolder()
    try folder.write(text, to: "bridgekeeper.1")
    let found = try Program.shell("command -v mandoc", in: folder.url)
    if found.exit != 0 { try Test.cancel("mandoc is not installed; .ci/setup test installs it") }
    return try Program.shell("mandoc \(arguments) bridgekeeper.1", in: folder.url)
  }

  @Test func mandocFindsNothingWrong() throws {
    let run = try mandoc("-T lint", Manual.text)
    #expect(run.standardOutput == "" && run.exit == 0)
  }

  /// What a reader sees: every flag and every command, as help has them.
  @Test func thePageShowsEveryCommandAndFlag() throws {
    let run = try mandoc("-T ascii -O width=200", Manual.text)
    var shown = ""
    for character in run.standardOutput {
      // Bold and underlined characters are struck over.
      if character == "\u{8}" { shown.removeLast() } else { shown.append(character) }
    }
    for command in Command.all {
      #expect(shown.contains("bridgekeeper \(command.usage)"), "\(command.name)")
      for flag in command.flags + Flag.global {
        #expect(shown.contains("\(flag.spelling)\(flag.value.map { " \($0)" } ?? "")"), "\(flag.spelling)")
      }
    }
    #expect(!shown.contains("\\&"))
  }
}
