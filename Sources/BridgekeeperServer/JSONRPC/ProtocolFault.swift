// An answer that says that a request could not be taken: not what went wrong with the work, but with the message.

import BridgekeeperKit
import Findings

/// What is wrong with a message, as JSON-RPC and the Model Context Protocol number it.
struct ProtocolFault: Error, Sendable, Equatable {
  /// The number.
  enum Code: Int, Sendable {
    /// The line is no JSON.
    case parse = -32700
    /// It is JSON, and no request.
    case invalidRequest = -32600
    /// There is no such method.
    case unknownMethod = -32601
    /// The method does not take these parameters.
    case invalidParameters = -32602
    /// The server cannot do it, through no fault of the request.
    case inability = -32603
    /// There is no such resource, for clients of the years before 2026.
    case unknownResource = -32002
    /// The version of the protocol is not one that the server speaks.
    case unsupportedVersion = -32022
  }

  var code: Code
  var message: String
  var data: JSONValue?

  init(_ code: Code, _ message: String, data: JSONValue? = nil) {
    (self.code, self.message, self.data) = (code, message, data)
  }

  /// A use case's failure where a protocol has no result for it.
  init(_ code: Code, _ failure: Failure) { self.init(code, failure.told) }

  /// The whole message.
  func message(for id: RequestID?) -> JSONValue {
    var error: [String: JSONValue] = [
      "code": .int(code.rawValue), "message": .string(message.inPlainLines),
    ]
    error["data"] = data
    return ["jsonrpc": "2.0", "id": id?.value ?? .null, "error": .object(error)]
  }
}

extension Failure {
  /// What, why and what to do, in two lines.
  var told: String {
    let reason = reason.map { ": \($0)" } ?? ""
    let fix = fix.map { "\nfix: \($0.inToolWords)" } ?? ""
    return problem + reason + fix
  }
}
