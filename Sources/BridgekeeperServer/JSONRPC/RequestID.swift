// What ties an answer to its request.

public import Findings

/// The id of a request: a text or a whole number, never null.
public enum RequestID: Hashable, Sendable {
  /// A text.
  case text(String)
  /// A whole number.
  case number(Int)

  /// The id that a value stands for; nil where it stands for none.
  public init?(_ value: JSONValue?) {
    switch value {
    case .string(let text): self = .text(text)
    case .int(let number): self = .number(number)
    default: return nil
    }
  }

  /// The id as it is sent.
  public var value: JSONValue {
    switch self {
    case .text(let text): .string(text)
    case .number(let number): .int(number)
    }
  }
}
