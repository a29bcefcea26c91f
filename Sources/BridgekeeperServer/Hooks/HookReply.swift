// A ruling → what an agent accepts: Claude Code reads JSON, Codex fails open on a key too many.

import BridgekeeperKit
import Findings

/// What a hook prints, and whether it blocks.
public struct HookReply: Sendable, Equatable {
  /// For standard output.
  public var standardOutput = ""
  /// For standard error.
  public var standardError = ""
  /// Whether the process ends with the code that blocks.
  public var blocks = false

  /// The answer to a call.
  public init(_ ruling: EditRuling, to event: HookCall.Event, for agent: Agent) {
    let isStop = event == .stop
    if let refusal = ruling.refusal {
      blocks = true
      // Claude Code takes the reason from the JSON, and older versions from standard error; Codex takes it from
      // standard error alone.
      standardError = refusal + "\n"
      if agent == .claude {
        standardOutput = (isStop ? Self.stop(refusal) : Self.denial(refusal)).line + "\n"
      }
      return
    }
    if let context = ruling.context {
      standardOutput = (isStop ? Self.message(context) : Self.context(context)).line + "\n"
    }
    standardError = ruling.troubles.map { Self.line($0) }.joined()
  }

  /// Nothing was judged.
  public init(nothingBecause reason: String?) {
    standardError = reason.map { Self.line($0) } ?? ""
  }

  private static func line(_ text: String) -> String {
    "bridgekeeper: nothing is blocked: \(text)".oneLine + "\n"
  }

  private static func denial(_ reason: String) -> JSONValue {
    [
      "hookSpecificOutput": [
        "hookEventName": "PreToolUse", "permissionDecision": "deny",
        "permissionDecisionReason": .string(reason),
      ]
    ]
  }

  private static func context(_ text: String) -> JSONValue {
    ["hookSpecificOutput": ["hookEventName": "PreToolUse", "additionalContext": .string(text)]]
  }

  private static func stop(_ reason: String) -> JSONValue {
    ["decision": "block", "reason": .string(reason)]
  }

  /// When an agent stops, nobody but the person is left to be told.
  private static func message(_ text: String) -> JSONValue { ["systemMessage": .string(text)] }
}
