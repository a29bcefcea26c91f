// The server: each request among any lines has one answer, under its id, and the server lives on.

import Findings

@testable import BridgekeeperServer
@testable import ServerTests

extension FuzzTarget {
  static let mcp = FuzzTarget(
    name: "mcp", inputs: 40,
    seeds: {
      let conversations = CaseFiles.bytes(in: ["Tests/ServerTests/Cases"], endingIn: [".jsonl"])
      return conversations.map { bytes in
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
        let asked = lines.filter { $0.hasPrefix("→ ") }.map { $0.dropFirst(2) }
        return Array(asked.prefix(6).joined(separator: "\n").utf8)
      }
    },
    words: Tool.all.map { "\"\($0.name)\"" } + Method.all.map { "\"\($0.name)\"" } + [
      "{", "}", "[", "]", "\"", ",", ":", "null", "true", "-1", "0.5", "1e999", "\"id\":",
      "\"jsonrpc\":\"2.0\"",
      "\"method\":", "\"params\":", "\"arguments\":", "\"name\":", "\"_meta\":", "\"cursor\":", "\"uri\":",
      "\"paths\":", "\"../..\"", "\"type\":\"PinCanvas\"", "\"io.modelcontextprotocol/protocolVersion\":",
      "\"2026-07-28\"", "\"limit\":", "\"detail\":", "\"file\":", "\"matrix\":", "\"\\ud800\"", "\\u0000",
      "\"progressToken\":", "bridgekeeper://rules/", "%2e%2e", "\"requestId\":", "\n",
    ]
  ) { bytes in
    let project = ServedProject()
    var reader = LineReader(limit: 100_000)
    let lines = reader.take(bytes.prefix(bytes.count / 2)) + reader.take(bytes.dropFirst(bytes.count / 2))
    for line in (lines + reader.end()).prefix(8) {
      guard case .bytes(let bytes) = line else { return "a short line is too long" }
      if let fault = project.faultOfAnswering(bytes) { return fault }
    }
    let isAlive = project.call("score_bridge", ["type": "PinCanvas"])["isError"] != nil
    return isAlive ? nil : "the server is dead"
  }
}
