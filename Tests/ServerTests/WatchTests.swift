// A call that nobody waits for comes to an end and changes nothing; a call that somebody follows says how far it is.

import BridgekeeperKit
import Findings
import Foundation
import Testing

@testable import BridgekeeperServer

@Suite struct WatchTests {
  /// Counts, from any thread.
  private final class Tally: @unchecked Sendable {
    private let lock = NSLock()
    private var values: [Int] = []

    func note(_ value: Int = 0) { lock.withLock { values.append(value) } }
    var all: [Int] { lock.withLock { values } }
  }

  private func call(_ tool: String, _ arguments: JSONValue) throws -> Call {
    let method = try #require(Method.all.first { $0.name == "tools/call" })
    return Call(
      id: .number(1), era: .legacy, method: method,
      parameters: ["name": .string(tool), "arguments": arguments])
  }

  /// Given up after so many questions whether it is: there is no answer, however far it came.
  @Test(arguments: [0, 1, 2, 3, 5, 8]) func aCancelledCallIsNotAnswered(after count: Int) throws {
    let project = ServedProject()
    let memory = project["CLAUDE.md"]
    var cancelled = 0
    for tool in Tool.all {
      let takesType = ["explain_bridge", "score_bridge", "record_gotcha"].contains(tool.name)
      let asked = Tally()
      let watch = Watch(isCancelled: {
        asked.note()
        return asked.all.count > count
      })
      let arguments: JSONValue = takesType ? ["type": "PinCanvas"] : .object([:])
      let answer = project.server.answer(to: try call(tool.name, arguments), watch)
      // A call that came to its end before is answered.
      #expect(answer == nil || asked.all.count <= count, "\(tool.name)")
      cancelled += answer == nil ? 1 : 0
    }
    #expect(cancelled >= 5)
    #expect(project["CLAUDE.md"] == memory)
  }

  /// Given up between the checks and the write: nothing is written.
  @Test func aCancelledCallWritesNothing() throws {
    let project = ServedProject()
    let memory = project["CLAUDE.md"]
    let answers: JSONValue = [
      "type": "TermsPager",
      "gap": "`TabView` has no dots of another size, so the pager's dots are not the brand's.",
      "searched": .array(["https://developer.apple.com/documentation/swiftui/pageindexviewstyle"]),
      "verified": "iOS 26.1, 2026-11-30", "hatch": "none",
      "matrix": ["apiGap": true, "performance": false, "systemComponent": false, "gestureComplexity": false],
    ]
    let asked = Tally()
    let counting = Watch(isCancelled: {
      asked.note()
      return false
    })
    let trial = ServedProject()
    #expect(
      trial.server.answer(to: try call("record_gotcha", answers), counting)?["result"]?["isError"] == false)
    #expect(trial["CLAUDE.md"] != memory)
    let total = asked.all.count
    // The last questions are those before the write and before the answer.
    for late in 1...2 {
      let again = Tally()
      let watch = Watch(isCancelled: {
        again.note()
        return again.all.count > total - 1 - late
      })
      #expect(project.server.answer(to: try call("record_gotcha", answers), watch) == nil)
      #expect(project["CLAUDE.md"] == memory)
    }
  }

  @Test(arguments: ["list_bridges", "check_bridges", "record_gotcha", "explain_bridge"])
  func progressOnlyGrows(tool: String) throws {
    var files = ServedProject.sample
    for number in 0..<250 { files["Sources/Screen\(number).swift"] = "import SwiftUI\n" }
    let project = ServedProject(files)
    let (done, totals) = (Tally(), Tally())
    let watch = Watch(isCancelled: { false }) {
      done.note($0)
      totals.note($1)
    }
    _ = project.server.answer(
      to: try call(
        tool, tool.contains("list") || tool.contains("check") ? .object([:]) : ["type": "PinCanvas"]), watch)
    #expect(done.all.count > 10)
    #expect(zip(done.all, done.all.dropFirst()).allSatisfy(<), "\(done.all)")
    #expect(zip(done.all, totals.all).allSatisfy { $0 <= $1 })
  }
}
