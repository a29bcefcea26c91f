// What a person can have an agent told: the project's own facts on a bridge, and what is to be done with them.

import BridgekeeperKit
import Findings

/// A prompt.
struct Prompt: Sendable {
  let name: String
  let title: String
  let about: String
  /// The arguments; all are texts.
  let takes: [Shape.Property]
  /// The message.
  let message: @Sendable (Arguments, Project) throws(Failure) -> String

  /// Every prompt, in the order in which they are listed.
  static let all: [Prompt] = [.beforeYouBridge, .reviewABridge]

  /// The prompt as it is listed.
  var row: JSONValue {
    [
      "name": .string(name), "title": .string(title), "description": .string(about),
      "arguments": .array(
        takes.map {
          ["name": .string($0.name), "description": JSONValue($0.about), "required": .bool($0.isRequired)]
        }),
    ]
  }
}

extension Method {
  static let promptsList = Method(name: "prompts/list", freshness: 3_600_000) {
    call, _, _ throws(ProtocolFault) in
    try call.page(of: Prompt.all.map(\.row), "prompts")
  }

  static let promptsGet = Method(name: "prompts/get") { call, server, watch throws(ProtocolFault) in
    let name = try call.name()
    guard let prompt = Prompt.all.first(where: { $0.name == name }) else {
      let known = Prompt.all.map(\.name).joined(separator: ", ")
      throw ProtocolFault(.invalidParameters, "there is no prompt '\(name.prefix(100))': there are \(known)")
    }
    let values = try call.arguments()
    let complaints = Shape.object(prompt.takes).complaints(about: .object(values))
    guard complaints.isEmpty else {
      throw ProtocolFault(.invalidParameters, complaints.joined(separator: "\n"))
    }
    let text = try prompt.text(Arguments(values, of: name), server, watch)
    return [
      "description": .string(prompt.about),
      "messages": .array([["role": "user", "content": ["type": "text", "text": text]]]),
    ]
  }
}

extension Prompt {
  fileprivate func text(
    _ arguments: Arguments, _ server: Server, _ watch: Watch
  ) throws(ProtocolFault) -> JSONValue {
    do throws(Failure) {
      let message = try message(arguments, try server.project(watch))
      return JSONValue.string(message.inPlainLines).fitting(Tool.budget)
    } catch {
      throw ProtocolFault(error.exit == .noInput ? .invalidParameters : .inability, error)
    }
  }
}
