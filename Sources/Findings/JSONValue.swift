// JSON as every command prints it: sorted keys, `/` unescaped, a final newline, the same bytes for the same
// value.

import Foundation

/// A JSON value. Documents that scripts read are built from it, so a key without a value is printed as null
/// and every row of a list has the same keys.
public enum JSONValue: Sendable, Equatable {
  /// The absence of a value.
  case null
  /// True or false.
  case bool(Bool)
  /// A whole number.
  case int(Int)
  /// A number that is no whole one; read from others, never written by us.
  case fraction(Double)
  /// A text.
  case string(String)
  /// A list.
  case array([JSONValue])
  /// Keys with their values; printed sorted by key.
  case object([String: JSONValue])

  /// A text, or null where there is none.
  public init(_ text: String?) { self = text.map(JSONValue.string) ?? .null }

  /// A number, or null where there is none.
  public init(_ number: Int?) { self = number.map(JSONValue.int) ?? .null }

  /// A list of texts.
  public init(_ texts: [String]) { self = .array(texts.map(JSONValue.string)) }

  /// The value as one document with sorted keys, unescaped `/` and a final newline.
  public var document: String { text(.prettyPrinted) + "\n" }

  /// The value on one line, without a newline, for protocols that take a message a line.
  public var line: String { text([]) }

  private func text(_ format: JSONEncoder.OutputFormatting) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = format.union([.sortedKeys, .withoutEscapingSlashes])
    guard let data = try? encoder.encode(self) else {
      preconditionFailure("a value of texts, numbers and lists always encodes")
    }
    return Self.escapingMarks(String(decoding: data, as: UTF8.self))
  }

  /// A document with what could steer a terminal, and JSON allows as it is, written as `\u202e`. Outside
  /// strings there is none of it but newlines.
  private static func escapingMarks(_ text: String) -> String {
    func isMark(_ scalar: Unicode.Scalar) -> Bool { scalar.value >= 0x7F && String.steers(scalar) }
    guard text.unicodeScalars.contains(where: isMark) else { return text }
    return text.unicodeScalars.reduce(into: "") { escaped, scalar in
      guard isMark(scalar) else { return escaped.unicodeScalars.append(scalar) }
      let digits = String(scalar.value, radix: 16)
      escaped += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
  }
}

extension JSONValue: Encodable {
  /// Encodes the value as itself, without a wrapper.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .int(let value): try container.encode(value)
    case .fraction(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    case .array(let values): try container.encode(values)
    case .object(let values): try container.encode(values)
    }
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral {
  /// A text written in the source.
  public init(stringLiteral value: String) { self = .string(value) }

  /// A number written in the source.
  public init(integerLiteral value: Int) { self = .int(value) }

  /// A truth value written in the source.
  public init(booleanLiteral value: Bool) { self = .bool(value) }
}

extension JSONValue: ExpressibleByDictionaryLiteral {
  /// An object written in the source.
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(Dictionary(elements) { _, last in last })
  }
}
