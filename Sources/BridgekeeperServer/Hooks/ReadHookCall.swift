// An agent's JSON → a call. Keys that nobody knows are passed over: they come with every release.

import BridgekeeperKit
import Findings

extension HookReading {
  /// Larger input is not read: no agent writes such a file at once.
  public static let sizeLimit = 32 * 1_048_576

  /// The call that an agent's input says.
  public static func read(_ bytes: [UInt8], from agent: Agent) -> HookReading {
    guard bytes.count <= sizeLimit else {
      return .nothing(because: "the input is larger than \(sizeLimit / 1_048_576) MB")
    }
    guard let input = JSONValue(json: bytes), input.isObject else {
      return .nothing(because: "the input is no JSON object")
    }
    guard let event = input["hook_event_name"]?.text else {
      return .nothing(because: "the input names no 'hook_event_name'")
    }
    let folder = input["cwd"]?.text.flatMap { $0.hasPrefix("/") ? $0 : nil }
    switch event {
    case "PreToolUse": return edit(input, from: agent, in: folder)
    // Whoever goes on because this hook said so has been told.
    case "Stop" where input["stop_hook_active"]?.bool == true: return .nothing(because: nil)
    case "Stop": return .call(HookCall(event: .stop, folder: folder))
    case "PostToolUse": return .nothing(because: nil)
    default: return .nothing(because: "the event '\(event)' is not judged")
    }
  }

  private static func edit(_ input: JSONValue, from agent: Agent, in folder: String?) -> HookReading {
    guard let tool = input["tool_name"]?.text else {
      return .nothing(because: "the input names no 'tool_name'")
    }
    let arguments = input["tool_input"] ?? .null
    let edits: [FileEdit]?
    switch agent {
    case .claude where tool == "NotebookEdit": return .nothing(because: nil)
    case .claude:
      guard let known = ClaudeTool(rawValue: tool) else { return unknown(tool) }
      edits = known.edits(arguments, in: folder)
    case .codex:
      guard let known = CodexTool(rawValue: tool) else { return unknown(tool) }
      edits = known.edits(arguments, in: folder)
    }
    guard let edits else { return .nothing(because: "the input of '\(tool)' cannot be read") }
    return .call(HookCall(event: .beforeEdit(edits), folder: folder))
  }

  private static func unknown(_ tool: String) -> HookReading {
    .nothing(because: "the tool '\(tool)' is not judged")
  }
}

extension JSONValue {
  /// Whether this is an object.
  fileprivate var isObject: Bool {
    if case .object = self { return true }
    return false
  }
}
