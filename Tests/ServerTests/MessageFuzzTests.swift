// Whatever comes in: the server goes on, and each request with a sound id has exactly one answer, under that id.

import Findings
import Foundation
import Testing

@testable import BridgekeeperServer

/// Numbers that are the same in every run.
private struct SeededNumbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}

@Suite struct MessageFuzzTests {
  private static let words: [JSONValue] = [
    "tools/call", "tools/list", "resources/read", "prompts/get", "ping", "server/discover", "initialize",
    "check_bridges",
    "list_bridges", "explain_bridge", "get_hatch", "score_bridge", "list_gotchas", "review_a_bridge",
    "PinCanvas", "2026-07-28",
    "2025-11-25", "../..", "a\0b", "", "bridgekeeper://rules/vague_gap", "bridgekeeper://%", "\u{1B}[2J", 0,
    -1, 20, true, .null,
    .fraction(0.5), .array([]), .object([:]), .array(["Sources"]),
  ]
  private static let keys = [
    "name", "arguments", "uri", "cursor", "_meta", "\(Era.keys)protocolVersion",
    "\(Era.keys)clientCapabilities", "type", "paths",
    "limit", "detail", "id", "path", "file", "matrix", "apiGap", "query", "protocolVersion", "progressToken",
  ]

  private func value(_ depth: Int, _ numbers: inout SeededNumbers) -> JSONValue {
    switch depth == 0 ? 9 : Int.random(in: 0..<10, using: &numbers) {
    case 0..<4: object(depth - 1, &numbers)
    case 4: .array((0..<Int.random(in: 0...3, using: &numbers)).map { _ in value(depth - 1, &numbers) })
    default: Self.words.randomElement(using: &numbers) ?? .null
    }
  }

  private func object(_ depth: Int, _ numbers: inout SeededNumbers) -> JSONValue {
    var object: [String: JSONValue] = [:]
    for _ in 0..<Int.random(in: 0...5, using: &numbers) {
      object[Self.keys.randomElement(using: &numbers) ?? ""] = value(depth, &numbers)
    }
    return .object(object)
  }

  private func request(_ numbers: inout SeededNumbers) -> [String: JSONValue] {
    var request: [String: JSONValue] = [
      "jsonrpc": "2.0", "method": Self.words[Int.random(in: 0..<7, using: &numbers)],
    ]
    var parameters = object(3, &numbers)
    if Bool.random(using: &numbers) {
      parameters = parameters.with(
        "_meta",
        ["\(Era.keys)protocolVersion": "2026-07-28", "\(Era.keys)clientCapabilities": .object([:])])
    }
    if Bool.random(using: &numbers) {
      let name = Self.words[Int.random(in: 7..<14, using: &numbers)]
      parameters = parameters.with("name", name)
    }
    if Int.random(in: 0..<10, using: &numbers) > 0 { request["params"] = parameters }
    if Int.random(in: 0..<10, using: &numbers) > 0 {
      request["id"] = .int(Int.random(in: 0..<1_000, using: &numbers))
    }
    return request
  }

  @Test(arguments: 0..<8) func eachRequestHasOneAnswer(seed: Int) {
    var numbers = SeededNumbers(state: UInt64(seed) &* 7_919 &+ 1)
    let project = ServedProject()
    for _ in 0..<60 {
      let request = request(&numbers)
      let fault = project.faultOfAnswering(Array(JSONValue.object(request).line.utf8))
      #expect(fault == nil, "\(fault ?? ""): \(request)")
    }
  }

  /// Bytes that were a message before some of them were changed.
  @Test(arguments: 0..<8) func damagedLinesDoNoHarm(seed: Int) throws {
    var numbers = SeededNumbers(state: UInt64(seed) &* 104_729 &+ 5)
    let project = ServedProject()
    for _ in 0..<200 {
      var bytes = Array(JSONValue.object(request(&numbers)).line.utf8)
      for _ in 0..<Int.random(in: 1...4, using: &numbers) {
        let place = Int.random(in: 0..<bytes.count, using: &numbers)
        bytes[place] = UInt8.random(in: 0...255, using: &numbers)
      }
      let fault = project.faultOfAnswering(bytes)
      #expect(fault == nil, "\(fault ?? ""): \(String(decoding: bytes, as: UTF8.self))")
    }
    #expect(project.call("score_bridge", ["type": "PinCanvas"])["isError"] == false)
  }

  /// The same bytes in any pieces are the same lines.
  @Test(arguments: 0..<20) func linesDoNotDependOnPieces(seed: Int) {
    var numbers = SeededNumbers(state: UInt64(seed) &+ 11)
    let text = "one\n\n  \r\n" + String(repeating: "x", count: 40) + "\ntwo\nlast"
    let expected: [LineReader.Line] = [
      .bytes(Array("one".utf8)), .tooLong, .bytes(Array("two".utf8)), .bytes(Array("last".utf8)),
    ]
    var reader = LineReader(limit: 30)
    var lines: [LineReader.Line] = []
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let piece = rest.prefix(Int.random(in: 1...9, using: &numbers))
      rest = rest.dropFirst(piece.count)
      lines += reader.take(piece)
    }
    #expect(lines + reader.end() == expected)
  }

  @Test func anIdThatWaitsIsRefusedAndFreeAfterwards() {
    var session = Session(ServedProject().server)
    let line = LineReader.Line.bytes(Array(#"{"jsonrpc":"2.0","id":1,"method":"ping"}"#.utf8))
    guard case .work = session.take(line), case .send(let refusal) = session.take(line) else {
      Issue.record("the first is work, the second is refused")
      return
    }
    #expect(refusal["error"]?["code"] == -32600)
    session.finish(.number(1))
    guard case .work = session.take(line) else {
      Issue.record("the id is free again")
      return
    }
  }

  @Test func manyThatWaitAreRefusedAndNotKept() {
    var session = Session(ServedProject().server)
    var refused = 0
    for number in 0..<(Session.limit + 5) {
      let line = #"{"jsonrpc":"2.0","id":\#(number),"method":"ping"}"#
      if case .send(let fault) = session.take(.bytes(Array(line.utf8))) {
        #expect(fault["error"]?["code"] == -32603)
        refused += 1
      }
    }
    #expect(refused == 5)
  }
}
