// What a client can ask for, each method with the eras that know it.

import BridgekeeperKit
import Findings

/// A method of the protocol.
struct Method: Sendable {
  /// As it stands in a request.
  let name: String
  var eras: [Era] = [.legacy, .modern]
  /// How many milliseconds the result may be kept; nil where it is no result to keep.
  var freshness: Int?
  /// Whether the handshake goes before, where the request names no version.
  var needsHandshake = true
  let answer: @Sendable (Call, Server, Watch) throws(ProtocolFault) -> [String: JSONValue]

  /// Every method but the handshake, which changes the connection.
  static let all: [Method] = [
    .discover, .ping, .toolsList, .toolsCall, .resourcesList, .templatesList, .resourcesRead, .promptsList,
    .promptsGet,
  ]

  static let capabilities: JSONValue = [
    "tools": JSONValue.object([:]), "resources": JSONValue.object([:]), "prompts": JSONValue.object([:]),
  ]

  /// What a client tells its model of the server.
  static let instructions = """
    Bridgekeeper keeps the bridges between SwiftUI and UIKit or AppKit (UIViewRepresentable and its kin, hosting \
    controllers) honest: each bridge has a gotcha entry in a memory file (CLAUDE.md, AGENTS.md) that names the gap in \
    SwiftUI, the search for a native way, the platform version, and what would let the bridge go.

    Before you write a bridge: search_hatches with the wrapped type or what is missing, then get_hatch. If SwiftUI covers \
    it, stay native. Else score_bridge with your four answers, write the bridge, and record_gotcha with the checklist's \
    answers: it is refused, with every reason, where an answer will not do. Never make an answer up.
    Before you change or delete a bridge: explain_bridge says why it is there and what would let it go. Before you edit a \
    file: list_gotchas with its path.
    After a change: check_bridges is the gate; it must pass. To clean up: retire_candidates.

    Answers begin with a sentence in 'answer', and lists are short: 'left' says how many rows are left out, \
    'nextCursor' asks for them, and 'detail' for more of each. Paths count from the project's root.
    """

  private static let discover = Method(
    name: "server/discover", eras: [.modern], freshness: 3_600_000, needsHandshake: false
  ) { _, _, _ throws(ProtocolFault) in
    [
      "supportedVersions": JSONValue([Era.modernVersion]), "capabilities": capabilities,
      "instructions": .string(instructions),
    ]
  }

  private static let ping = Method(name: "ping", eras: [.legacy], needsHandshake: false) {
    _, _, _ throws(ProtocolFault) in [:]
  }
}

extension Call {
  /// The name that the parameters must hold under a key.
  func name(_ key: String = "name") throws(ProtocolFault) -> String {
    if let name = parameters[key]?.text { return name }
    throw ProtocolFault(.invalidParameters, "'\(key)' must be a text")
  }

  /// The arguments of a tool or prompt.
  func arguments() throws(ProtocolFault) -> [String: JSONValue] {
    switch parameters["arguments"] {
    case .object(let object): return object
    case nil, .null?: return [:]
    default: throw ProtocolFault(.invalidParameters, "'arguments' must be an object")
    }
  }

  /// One page of a list of the protocol's own.
  func page(
    of rows: [JSONValue], _ key: String, limit: Int = 100
  ) throws(ProtocolFault) -> [String: JSONValue] {
    var cursor: Cursor?
    if let given = parameters["cursor"], given != .null {
      cursor = given.text.flatMap { Cursor($0, for: method.name) }
      guard cursor != nil else {
        throw ProtocolFault(.invalidParameters, "the cursor is not one of this list: ask without it")
      }
    }
    let start = min(cursor?.start ?? 0, rows.count)
    let taken = rows[start...].prefix(limit)
    var result: [String: JSONValue] = [key: .array(Array(taken))]
    if start + taken.count < rows.count {
      result["nextCursor"] = .string(Cursor(start: start + taken.count, call: method.name).text)
    }
    return result
  }
}
