// JSON that others wrote → a value: what agents, editors and other runs hand us, of which nothing is certain.

import Foundation

extension JSONValue: Decodable {
  /// Reads one document; nil where the bytes are none, or nest deeper than the parser follows (512 levels).
  /// Of a key that stands twice the first counts.
  public init?(json bytes: some Collection<UInt8>) {
    guard let value = try? JSONDecoder().decode(JSONValue.self, from: Data(bytes)) else { return nil }
    self = value
  }

  /// Decodes whatever there is.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let text = try? container.decode(String.self) {
      self = .string(text)
    } else if let object = try? container.decode([String: JSONValue].self) {
      self = .object(object)
    } else if let array = try? container.decode([JSONValue].self) {
      self = .array(array)
    } else if let truth = try? container.decode(Bool.self) {
      self = .bool(truth)
    } else if let number = try? container.decode(Int.self) {
      self = .int(number)
    } else {
      self = .fraction(try container.decode(Double.self))
    }
  }
}

extension JSONValue {
  /// The value of a key; nil where this is no object or has no such key.
  public subscript(key: String) -> JSONValue? {
    guard case .object(let object) = self else { return nil }
    return object[key]
  }

  /// The text, where this is one.
  public var text: String? {
    guard case .string(let text) = self else { return nil }
    return text
  }

  /// The whole number, where this is one.
  public var int: Int? {
    guard case .int(let number) = self else { return nil }
    return number
  }

  /// The truth value, where this is one.
  public var bool: Bool? {
    guard case .bool(let truth) = self else { return nil }
    return truth
  }

  /// The elements, where this is a list.
  public var elements: [JSONValue]? {
    guard case .array(let elements) = self else { return nil }
    return elements
  }
}
