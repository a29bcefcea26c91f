// The property lists of Xcode's projects as values with lines: the old form with braces and semicolons, and
// JSON.

import YAML

/// A value of a property list.
struct Plist: Sendable, Equatable {
  enum Content: Sendable, Equatable {
    case text(String)
    case list([Plist])
    case table([String: Plist])
  }

  var content: Content
  /// The line of the value, 1-based.
  var line: Int

  var text: String? { if case .text(let text) = content { text } else { nil } }
  var list: [Plist] { if case .list(let items) = content { items } else { [] } }
  var table: [String: Plist] { if case .table(let entries) = content { entries } else { [:] } }

  subscript(key: String) -> Plist? { table[key] }

  /// The text under a key.
  func text(_ key: String) -> String? { table[key]?.text }

  /// The texts of the list under a key.
  func texts(_ key: String) -> [String] { table[key]?.list.compactMap(\.text) ?? [] }

  /// The value of a file's bytes, in whichever form they are.
  static func parse(_ bytes: [UInt8]) throws(PlistProblem) -> Plist {
    var reader = PlistReader(bytes)
    guard reader.looksLikeJSON else { return try reader.read() }
    let limits = YAMLLimits(bytes: 64 << 20, depth: 64, weight: 10_000_000)
    let node: YAMLNode?
    do throws(YAMLProblem) {
      node = try YAMLDocument.parse(String(decoding: bytes, as: UTF8.self), limits: limits)
    } catch {
      throw PlistProblem(line: error.line, reason: error.problem)
    }
    return node.map(Plist.init) ?? Plist(content: .table([:]), line: 1)
  }
}

/// Why a property list cannot be read.
struct PlistProblem: Error, Sendable, Equatable {
  var line: Int
  /// Lower case, no closing stop.
  var reason: String
}

extension Plist {
  /// The value of a JSON text that was read as YAML.
  init(_ node: YAMLNode) {
    line = node.start.line
    switch node.content {
    case .scalar(let scalar): content = .text(scalar.text)
    case .sequence(let items): content = .list(items.map(Plist.init))
    case .mapping(let entries):
      content = .table(
        Dictionary(
          entries.map { entry in
            var value = Plist(entry.value)
            value.line = entry.key.start.line
            return (entry.key.scalar?.text ?? "", value)
          }, uniquingKeysWith: { $1 }))
    }
  }
}
