// What clients can read by an address: hatches, rules, and the entries of each memory file.

import BridgekeeperKit
import Findings

/// A sort of resource: which there are, and the text of one.
struct ResourceSort: Sendable {
  /// The address with a place for the id, as RFC 6570 has it.
  let template: String
  let name: String
  let title: String
  let about: String
  /// Those that there are.
  let list: @Sendable (Project) throws(Failure) -> [Resource]
  /// The text of one, as Markdown or plain text; nil where there is none of this id.
  let text: @Sendable (_ id: String, Project) throws(Failure) -> String?

  /// Every sort, in the order in which they are listed.
  static let all: [ResourceSort] = [.gotchas, .rules, .hatches]

  /// What every address begins with.
  static let scheme = "bridgekeeper://"

  /// What the addresses of the sort begin with: `bridgekeeper://rules/`.
  var prefix: String { String(template.prefix { $0 != "{" }) }

  /// The address of one.
  func address(of id: String) -> String { prefix + Self.encoded(id) }

  /// The id in an address; nil where it is not of this sort.
  func id(in address: String) -> String? {
    address.hasPrefix(prefix) ? Self.decoded(address.dropFirst(prefix.count)) : nil
  }

  /// The sort as it is listed among the templates.
  var row: JSONValue {
    [
      "uriTemplate": .string(template), "name": .string(name), "title": .string(title),
      "description": .string(about), "mimeType": .string(Resource.type),
    ]
  }

  /// Percent-encoded, but for what may stand in a path.
  private static func encoded(_ id: String) -> String {
    id.utf8.reduce(into: "") { text, byte in
      let scalar = Unicode.Scalar(byte)
      let isPlain =
        byte < 0x80
        && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
          || "-._~/".unicodeScalars.contains(scalar))
      let digits = String(byte, radix: 16, uppercase: true)
      text += isPlain ? String(Character(scalar)) : "%" + (digits.count == 1 ? "0" : "") + digits
    }
  }

  /// The text behind percent-encoding, decoded once; nil where that is no UTF-8.
  private static func decoded(_ text: Substring) -> String? {
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard rest.count >= 2, let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
      else {
        return nil
      }
      bytes.append(value)
      rest = rest.dropFirst(2)
    }
    return String(validating: bytes, as: UTF8.self)
  }
}

/// One resource of a list.
struct Resource: Sendable {
  let id: String
  let title: String
  let about: String

  /// All of them are Markdown.
  static let type = "text/markdown"
}

extension Method {
  static let resourcesList = Method(name: "resources/list", freshness: 0) {
    call, server, watch throws(ProtocolFault) in
    try call.page(of: try ResourceSort.rows(server, watch), "resources")
  }

  static let templatesList = Method(name: "resources/templates/list", freshness: 3_600_000) {
    call, _, _ throws(ProtocolFault) in
    try call.page(of: ResourceSort.all.map(\.row), "resourceTemplates")
  }

  static let resourcesRead = Method(name: "resources/read", freshness: 0) {
    call, server, watch throws(ProtocolFault) in
    let address = try call.name("uri")
    guard let text = try ResourceSort.text(at: address, server, watch) else {
      throw ProtocolFault(
        call.era == .modern ? .invalidParameters : .unknownResource,
        "there is no resource '\(address.prefix(200))'", data: ["uri": .string(String(address.prefix(200)))])
    }
    return [
      "contents": .array([
        [
          "uri": .string(address), "mimeType": .string(Resource.type),
          "text": JSONValue.string(text.inPlainLines).fitting(ResourceSort.budget),
        ]
      ])
    ]
  }
}

extension ResourceSort {
  /// How many bytes the text of a resource takes at the most.
  fileprivate static let budget = 60_000

  fileprivate static func rows(_ server: Server, _ watch: Watch) throws(ProtocolFault) -> [JSONValue] {
    do throws(Failure) {
      let project = try server.project(watch)
      var rows: [JSONValue] = []
      for sort in all {
        for resource in try sort.list(project) { rows.append(sort.row(of: resource).inPlainLines) }
      }
      return rows
    } catch {
      throw ProtocolFault(.inability, error)
    }
  }

  private func row(of resource: Resource) -> JSONValue {
    [
      "uri": .string(address(of: resource.id)), "name": .string(resource.id),
      "title": .string(resource.title),
      "description": .string(resource.about), "mimeType": .string(Resource.type),
    ]
  }

  fileprivate static func text(
    at address: String, _ server: Server, _ watch: Watch
  ) throws(ProtocolFault) -> String? {
    do throws(Failure) {
      for sort in all {
        if let id = sort.id(in: address) { return try sort.text(id, try server.project(watch)) }
      }
      return nil
    } catch {
      throw ProtocolFault(.inability, error)
    }
  }
}
