// The laws of answering a line, as a function that says what is broken: a request has one answer, under its id.

import Findings

@testable import BridgekeeperServer

extension ServedProject {
  /// What is broken in the server's answer to a line of any bytes; nil when nothing is.
  func faultOfAnswering(_ line: [UInt8]) -> String? {
    let answer = respond(to: line)
    if let answer {
      guard JSONValue(json: answer.line.utf8) == answer, !answer.line.contains("\n") else {
        return "the answer is no line of JSON: \(answer.line)"
      }
      guard answer["jsonrpc"] == "2.0", (answer["result"] == nil) != (answer["error"] == nil) else {
        return "the answer is no answer: \(answer.line)"
      }
    }
    guard String(validating: line, as: UTF8.self) != nil, let message = JSONValue(json: line),
      message["jsonrpc"] == "2.0", message["method"]?.text != nil
    else { return nil }
    guard let id = RequestID(message["id"]) else {
      return message["id"] == nil && answer != nil ? "a notification is answered: \(answer?.line ?? "")" : nil
    }
    return answer?["id"] == id.value ? nil : "no answer under its id: \(answer?.line ?? "nothing")"
  }
}
