// A tool: what it is called, what it takes and gives, and the use case behind it.

import BridgekeeperKit
import Findings

/// Something that an agent can have done.
struct Tool: Sendable {
  /// In snake_case, a verb first.
  let name: String
  /// For people.
  let title: String
  /// For the agent: when to call it, and what it gives.
  let about: String
  /// The arguments.
  let takes: [Shape.Property]
  /// The keys of the result.
  let gives: [Shape.Property]
  var effect = Effect.none
  let run: @Sendable (Arguments, Project) throws(Failure) -> [String: JSONValue]

  /// What a call changes.
  enum Effect: Sendable {
    /// Nothing.
    case none
    /// Something is added to the project's files.
    case adds
  }

  /// Every tool, in the order in which they are listed.
  static let all: [Tool] = [
    .checkBridges, .listBridges, .explainBridge, .searchHatches, .getHatch, .scoreBridge, .listGotchas,
    .recordGotcha, .retireCandidates,
  ]

  /// The tool as it is listed.
  var row: JSONValue {
    [
      "name": .string(name), "title": .string(title), "description": .string(about),
      "inputSchema": Shape.object(takes).schema, "outputSchema": Shape.object(gives).schema,
      "annotations": [
        "title": .string(title), "readOnlyHint": .bool(effect == .none), "destructiveHint": false,
        "idempotentHint": .bool(effect == .none), "openWorldHint": false,
      ],
    ]
  }

  /// Where the sentence stands that sums a result up.
  static let answer = Shape.Property(
    "answer", .text(limit: nil), "The result in a sentence.", isRequired: true)

  /// What to do next.
  static let next = Shape.Property(
    "next", .list(of: .text(limit: nil)), "What to do next.", isRequired: true)
}

/// The arguments of a call of a tool, which have the tool's shape.
struct Arguments: Sendable {
  let values: [String: JSONValue]
  /// The tool's name with every argument but the cursor: what a cursor is good for.
  let call: String

  init(_ values: [String: JSONValue], of tool: String) {
    // A null stands for what is not there: models send it for arguments that they leave out.
    self.values = values.filter { $0.value != .null }
    call = tool + JSONValue.object(self.values.filter { $0.key != "cursor" }).line
  }

  subscript(_ key: String) -> JSONValue? { values[key] }

  /// The text under a key.
  func text(_ key: String) -> String? { values[key]?.text }

  /// The texts under a key.
  func texts(_ key: String) -> [String] { values[key]?.elements?.compactMap(\.text) ?? [] }

  /// Whether a key holds true.
  func isSet(_ key: String) -> Bool { values[key]?.bool ?? false }
}

extension Method {
  static let toolsList = Method(name: "tools/list", freshness: 3_600_000) {
    call, _, _ throws(ProtocolFault) in
    try call.page(of: Tool.all.map(\.row), "tools")
  }

  static let toolsCall = Method(name: "tools/call") { call, server, watch throws(ProtocolFault) in
    let name = try call.name()
    guard let tool = Tool.all.first(where: { $0.name == name }) else {
      let near = NearWord.of(name, among: Tool.all.map(\.name)).map { ": did you mean '\($0)'?" }
      throw ProtocolFault(.invalidParameters, "there is no tool '\(name.prefix(100))'\(near ?? "")")
    }
    return tool.result(for: try call.arguments(), server, watch)
  }
}

extension Tool {
  /// How many bytes a result takes at the most.
  static let budget = 20_000

  /// What calling the tool comes to: its result, or what is wrong in words that the agent can act on.
  fileprivate func result(
    for values: [String: JSONValue], _ server: Server, _ watch: Watch
  ) -> [String: JSONValue] {
    let arguments = Arguments(values, of: name)
    do throws(Failure) {
      try requireShape(arguments)
      let value = JSONValue.object(try run(arguments, try server.project(watch))).inPlainLines
        .fitting(Self.budget)
      return [
        "content": .array([["type": "text", "text": .string(value.line)]]), "structuredContent": value,
        "isError": false,
      ]
    } catch {
      let text = JSONValue.string(error.told.inPlainLines).fitting(Self.budget)
      return ["content": .array([["type": "text", "text": text]]), "isError": true]
    }
  }

  private func requireShape(_ arguments: Arguments) throws(Failure) {
    let complaints = Shape.object(takes).complaints(about: .object(arguments.values))
    guard !complaints.isEmpty else { return }
    throw Failure(
      complaints.prefix(20).joined(separator: "\n"), fix: "call '\(name)' with arguments as its schema says",
      exit: .usage)
  }
}
