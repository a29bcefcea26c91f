// The server as a value: what it knows of itself and of its project, and the answer to one call.

public import BridgekeeperKit
import Findings

/// A server of the Model Context Protocol for one project.
public struct Server: Sendable {
  /// The program's version.
  let version: String
  /// Opens the project, as it is now, for one call.
  private let openProject: @Sendable (_ effects: Effects) throws(Failure) -> Project
  private let effects: Effects

  /// A server.
  ///
  /// - Parameters:
  ///   - root: the absolute path of the project's folder, links resolved. Nothing outside it is read or written.
  ///   - configFile: the absolute path of the configuration, where it is not the usual one.
  ///   - effects: the effects; what is scanned is remembered from call to call.
  public init(version: String, root: String, configFile: String?, effects: Effects) {
    self.version = version
    var remembering = effects
    remembering.scan = .remembering()
    self.effects = remembering
    openProject = { effects throws(Failure) in
      let confined = effects.confined(to: root, reading: Set([configFile].compactMap { $0 }))
      return try Project.open(root: root, configFile: configFile, effects: confined)
    }
  }

  /// The project for one call. Its configuration is read each time: who mends it need not start the server again.
  func project(_ watch: Watch) throws(Failure) -> Project { try openProject(effects.watched(by: watch)) }

  /// What the server says of itself.
  var card: JSONValue {
    ["name": "bridgekeeper", "title": "Bridgekeeper", "version": .string(version)]
  }

  /// The answer to a call; nil where nobody waits for it any more.
  public func answer(to call: Call, _ watch: Watch) -> JSONValue? {
    if watch.isCancelled() { return nil }
    let answer: JSONValue
    do throws(ProtocolFault) {
      let result = try call.method.answer(call, self, watch)
      let dressed = call.era.dressed(result, freshness: call.method.freshness, by: card)
      answer = ["jsonrpc": "2.0", "id": call.id.value, "result": dressed]
    } catch {
      answer = error.message(for: call.id)
    }
    return watch.isCancelled() ? nil : answer
  }
}

/// A request that was understood, and is to be answered.
public struct Call: Sendable {
  /// The id.
  public let id: RequestID
  let era: Era
  let method: Method
  let parameters: [String: JSONValue]

  /// What the client wants to hear of progress by; nil where it does not want to.
  public var progressToken: RequestID? { RequestID(parameters["_meta"]?["progressToken"]) }
}

extension Call {
  /// The message that tells how far the call is.
  public static func progress(_ token: RequestID, done: Int, total: Int) -> JSONValue {
    [
      "jsonrpc": "2.0", "method": "notifications/progress",
      "params": [
        "progressToken": token.value, "progress": .int(done), "total": .int(total),
        "message": .string("\(done) of \(total) Swift files read"),
      ],
    ]
  }
}
