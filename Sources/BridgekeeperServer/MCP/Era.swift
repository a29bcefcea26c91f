// The two eras of the protocol: the handshake of the years up to 2025, and requests that say everything themselves.

import Findings

/// The era that a request belongs to.
enum Era: Sendable, Equatable {
  /// 2026-07-28 and later: each request names the version, and each result its type.
  case modern
  /// 2025-11-25 and before: a handshake went before.
  case legacy

  /// The version that modern requests name.
  static let modernVersion = "2026-07-28"
  /// The versions that a handshake may settle on, the newest first. 2025-03-26 is left out: it wants batches.
  static let legacyVersions = ["2025-11-25", "2025-06-18", "2024-11-05"]

  /// The prefix of the protocol's own keys in `_meta`.
  static let keys = "io.modelcontextprotocol/"

  /// The era of a request by its own words; nil where it names no version.
  static func named(in parameters: [String: JSONValue]) throws(ProtocolFault) -> Era? {
    guard let version = parameters["_meta"]?[keys + "protocolVersion"] else { return nil }
    guard let version = version.text else {
      throw ProtocolFault(.invalidParameters, "'_meta' must name the protocol's version as a text")
    }
    guard version == modernVersion else {
      throw ProtocolFault(
        .unsupportedVersion, "the protocol's version '\(version)' is not spoken here",
        data: ["supported": JSONValue([modernVersion]), "requested": .string(version)])
    }
    guard case .object? = parameters["_meta"]?[keys + "clientCapabilities"] else {
      throw ProtocolFault(.invalidParameters, "'_meta' must hold '\(keys)clientCapabilities'")
    }
    return .modern
  }

  /// A result as the era wants it.
  ///
  /// - Parameter freshness: how many milliseconds the result may be kept; nil for one that may not.
  func dressed(
    _ result: [String: JSONValue], freshness: Int?, by server: JSONValue
  ) -> JSONValue {
    guard self == .modern else { return .object(result) }
    var dressed = result
    dressed["resultType"] = "complete"
    dressed["_meta"] = [Self.keys + "serverInfo": server]
    if let freshness {
      dressed["ttlMs"] = .int(freshness)
      dressed["cacheScope"] = "private"
    }
    return .object(dressed)
  }
}
