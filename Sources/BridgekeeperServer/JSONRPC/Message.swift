// One line of the client → what it asks for, or what is wrong with it.

import Findings

/// A message of the client.
enum Message: Sendable, Equatable {
  /// It wants an answer.
  case request(RequestID, method: String, parameters: [String: JSONValue])
  /// It wants none.
  case notification(method: String, parameters: [String: JSONValue])
  /// It is an answer; this server never asks, so nothing is done with it.
  case answer
  /// It is no message; an answer says so, with the id where there is a sound one.
  case faulty(RequestID?, ProtocolFault)

  /// Reads a line without its newline.
  init(_ line: some Collection<UInt8>) {
    guard let value = Self.json(line) else {
      self = .faulty(
        nil, ProtocolFault(.parse, "the line is no JSON in UTF-8, or nests too deep: send one message a line")
      )
      return
    }
    guard case .object(let object) = value else {
      let what = value.elements == nil ? "the message is no object" : "batches are not taken"
      self = .faulty(nil, ProtocolFault(.invalidRequest, "\(what): send one request object a line"))
      return
    }
    self.init(object)
  }

  /// Text that was repaired on the way in would not be what the client meant.
  private static func json(_ line: some Collection<UInt8>) -> JSONValue? {
    String(validating: line, as: UTF8.self) == nil ? nil : JSONValue(json: line)
  }

  private init(_ object: [String: JSONValue]) {
    let id = RequestID(object["id"])
    func faulty(_ words: String) -> Message { .faulty(id, ProtocolFault(.invalidRequest, words)) }
    guard object["jsonrpc"] == "2.0" else {
      self = faulty("'jsonrpc' must be \"2.0\"")
      return
    }
    guard let method = object["method"]?.text else {
      let isAnswer = object["method"] == nil && (object["result"] != nil || object["error"] != nil)
      self = isAnswer ? .answer : faulty("'method' must be a text")
      return
    }
    guard object["id"] == nil || id != nil else {
      self = faulty("'id' must be a text or a whole number")
      return
    }
    self = Self.call(id, method, object["params"])
  }

  private static func call(_ id: RequestID?, _ method: String, _ parameters: JSONValue?) -> Message {
    var given: [String: JSONValue] = [:]
    switch parameters {
    case .object(let object): given = object
    case nil: break
    default:
      // A notification is never answered, a wrong one neither.
      guard let id else { return .notification(method: "", parameters: [:]) }
      return .faulty(id, ProtocolFault(.invalidParameters, "'params' must be an object"))
    }
    return id.map { .request($0, method: method, parameters: given) }
      ?? .notification(method: method, parameters: given)
  }
}
