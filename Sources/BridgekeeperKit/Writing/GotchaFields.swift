// The fields of an entry as flags give them, and the `Bridge` field as the sources complete it.

public import Knowledge
import SwiftScan

/// The fields of an entry as they are given.
public struct GotchaFields: Sendable, Equatable {
  /// The values by field, without `Bridge`.
  public var values: [EntryField: [String]]
  /// The bridge's type, or the whole value of the `Bridge` field, recognised by its backticks.
  public var bridge: String?
  /// What the bridge wraps.
  public var wraps: String?
  /// The file that the bridge is about to be written to, relative to the root; what the sources say goes first.
  var plannedFile: String?

  /// Fields with every part given.
  public init(values: [EntryField: [String]] = [:], bridge: String? = nil, wraps: String? = nil) {
    (self.values, self.bridge, self.wraps) = (values, bridge, wraps)
  }

  /// Whether nothing is given.
  public var isEmpty: Bool { values.isEmpty && bridge == nil && wraps == nil }

  /// The bridge's name, where it is given as one.
  var bridgeName: String? {
    bridge.flatMap { name in
      let isName = name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
      return isName && !name.isEmpty ? name : nil
    }
  }

  /// All fields, the `Bridge` field completed with what the sources know.
  ///
  /// - Parameter found: the bridge of that name, where the sources have one.
  /// - Parameter old: the entry's `Bridge` field as it stands, where it is only to be changed.
  func completed(with found: Bridge?, replacing old: String? = nil) -> [EntryField: [String]] {
    var fields = values
    if let name = bridgeName {
      let wrapped = wraps ?? found?.wraps.first
      fields[.bridge] = [
        EntryContent.bridge(
          type: found?.qualifiedName ?? name, wraps: wrapped, path: found?.file ?? plannedFile)
      ]
    } else if let bridge {
      fields[.bridge] = [wraps.map { "\(bridge) → `\($0)`" } ?? bridge]
    } else if let wraps {
      fields[.bridge] = [Self.value(old ?? "", wrapping: wraps)]
    }
    return fields
  }

  /// The value of a `Bridge` field with another wrapped type.
  private static func value(_ old: String, wrapping wraps: String) -> String {
    let field = BridgeField(value: old)
    let types = field.types.map { $0.components.joined(separator: ".") }
    let path = field.paths.first.map { $0.components.joined(separator: "/") }
    return EntryContent.bridge(type: types.first ?? "", wraps: wraps, path: path)
  }
}
