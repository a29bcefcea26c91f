// What an agent hands to a hook, as one value for all agents.

import BridgekeeperKit

/// A call of a hook.
public struct HookCall: Sendable, Equatable {
  /// When a hook is called.
  public enum Event: Sendable, Equatable {
    /// Before a tool edits files.
    case beforeEdit([FileEdit])
    /// When the agent is about to stop.
    case stop
  }

  /// When.
  public var event: Event
  /// The absolute path of the folder that the agent works in; nil where it does not say.
  public var folder: String?

  /// A call with both parts given.
  public init(event: Event, folder: String?) {
    self.event = event
    self.folder = folder
  }
}

/// What was read from a hook's input.
public enum HookReading: Sendable, Equatable {
  /// Something to judge.
  case call(HookCall)
  /// Nothing to judge, and why, where somebody should know.
  case nothing(because: String?)
}
