// What holds of every tool, whatever it does: its descriptions are within what clients take in, its results have the shape
// that it promises, and none is larger than a page.

import Findings
import Foundation
import Testing

@testable import BridgekeeperServer

@Suite struct ToolTests {
  @Test func descriptionsFitIntoClients() {
    #expect(Method.instructions.utf8.count < 2_048, "\(Method.instructions.utf8.count) bytes")
    for tool in Tool.all {
      #expect(tool.about.utf8.count < 2_048, "\(tool.name)")
      #expect(tool.name.allSatisfy { $0 == "_" || ($0.isLowercase && $0.isASCII) }, "\(tool.name)")
      #expect(tool.gives.first?.name == "answer", "\(tool.name)")
    }
    #expect(Set(Tool.all.map(\.name)).count == Tool.all.count)
  }

  @Test func schemasAreObjectsWithoutAlternatives() {
    for tool in Tool.all {
      for schema in [tool.row["inputSchema"], tool.row["outputSchema"]] {
        #expect(schema?["type"] == "object" && schema?["additionalProperties"] == false, "\(tool.name)")
        #expect(!(schema?.line.contains("anyOf") ?? true), "\(tool.name)")
      }
    }
  }

  /// Every result in the conversations, against the shape of its tool.
  @Test(arguments: MessageCaseTests.names) func resultsHaveTheirShape(name: String) throws {
    let text = try String(
      contentsOf: MessageCaseTests.folder.appendingPathComponent(name), encoding: .utf8)
    var asked: [RequestID: String] = [:]
    for line in text.split(separator: "\n") {
      guard let value = JSONValue(json: line.dropFirst(2).utf8), let id = RequestID(value["id"]) else {
        continue
      }
      if line.hasPrefix("→ ") { asked[id] = value["params"]?["name"]?.text }
      guard line.hasPrefix("← "), let result = value["result"], let structured = result["structuredContent"]
      else { continue }
      let tool = try #require(Tool.all.first { $0.name == asked[id] })
      #expect(Shape.object(tool.gives).complaints(about: structured) == [], "\(name): \(tool.name)")
      #expect(result.rows("content").first?["text"]?.text == structured.line)
      #expect(!line.unicodeScalars.contains { $0.value < 0x20 }, "\(name) steers a terminal")
    }
  }

  /// A hundred bridges in pages: together they are the list, and no page is too large.
  @Test func pagesAreTheList() throws {
    var files: [String: String] = [:]
    for number in 100..<200 {
      files["Sources/Dial\(number).swift"] = ServedProject.bridge("Dial\(number)", wraps: "UISlider")
    }
    let project = ServedProject(files)
    for isDetailed in [false, true] {
      var names: [String] = []
      var cursor: JSONValue = .null
      repeat {
        let result = project.call(
          "list_bridges", ["detail": .bool(isDetailed), "limit": 100, "cursor": cursor])
        let value = try #require(result["structuredContent"], "\(result)")
        #expect(value.line.utf8.count <= Tool.budget)
        names += value.rows("bridges").compactMap { $0["name"]?.text }
        #expect(value["left"]?.int == 100 - names.count)
        cursor = value["nextCursor"] ?? .null
      } while cursor != .null
      #expect(names == (100..<200).map { "Dial\($0)" })
    }
  }

  @Test func aCursorIsGoodForItsCallAlone() throws {
    let project = ServedProject()
    let first = project.call("search_hatches", ["query": "view", "limit": 2])
    let cursor = try #require(first["structuredContent"]?["nextCursor"])
    #expect(
      project.call("search_hatches", ["query": "view", "limit": 2, "cursor": cursor])["isError"] == false)
    #expect(
      project.call("search_hatches", ["query": "text", "limit": 2, "cursor": cursor])["isError"] == true)
    #expect(project.call("list_bridges", ["limit": 2, "cursor": cursor])["isError"] == true)
  }

  @Test func aHugeEntryIsCut() throws {
    let project = ServedProject()
    let huge = String(repeating: "é tiles ", count: 20_000)
    project["CLAUDE.md"] = (project["CLAUDE.md"] ?? "") + "\nPinCanvas: " + huge
    let explained = try #require(project.call("explain_bridge", ["type": "PinCanvas"])["structuredContent"])
    #expect(explained.line.utf8.count <= Tool.budget)
    #expect(explained.rows("entries").first?["body"]?.text?.hasSuffix("bytes more)") == true)
    let meta: JSONValue = [
      "\(Era.keys)protocolVersion": .string(Era.modernVersion), "\(Era.keys)clientCapabilities": .object([:]),
    ]
    let request: JSONValue = [
      "jsonrpc": "2.0", "id": 1, "method": "resources/read",
      "params": ["uri": "bridgekeeper://gotchas/CLAUDE.md", "_meta": meta],
    ]
    let read = project.respond(to: request.line.utf8)?["result"]?.rows("contents").first?["text"]?.text ?? ""
    #expect((25_000..<60_000).contains(read.utf8.count), "\(read.utf8.count) bytes")
  }

  /// Whatever a value holds, it fits, and stays the same where it does so already.
  @Test(arguments: [100, 2_000, 16_000, 200_000]) func aValueFits(size: Int) {
    let text = JSONValue.string(String(repeating: "ü", count: size / 2))
    let list = JSONValue.array(Array(repeating: "Sources/App/Map.swift", count: size / 20))
    for value in [text, list, ["a": text, "b": list], .array([text, text, text])] {
      let fitted = value.fitting(16_000)
      #expect(fitted.line.utf8.count <= 16_000)
      if value.line.utf8.count <= 16_000 { #expect(fitted == value) }
    }
  }

  /// A broken configuration is told by each call, and mended while the server runs.
  @Test func theConfigurationIsReadEachTime() {
    let project = ServedProject()
    project[".bridgekeeper.yml"] = "exclude: [Sources]\n"
    let text = project.call("list_bridges").rows("content").first?["text"]?.text ?? ""
    #expect(text.contains(".bridgekeeper.yml:1") && text.contains("fix: "), "\(text)")
    project[".bridgekeeper.yml"] = "excluded: [Sources/Pins/PinCanvas.swift]\n"
    #expect(project.call("list_bridges")["structuredContent"]?["counts"]?["bridges"] == 1)
    project[".bridgekeeper.yml"] = nil
    #expect(project.call("list_bridges")["structuredContent"]?["counts"]?["bridges"] == 2)
  }
}
