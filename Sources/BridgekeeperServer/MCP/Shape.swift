// What a JSON value has to look like, said once: the schema that clients are shown and the check of what they send come
// from the same value.

import Findings

/// The shape of a JSON value.
indirect enum Shape: Sendable {
  /// A text of so many characters at the most; nil for any.
  case text(limit: Int? = 4_096)
  /// One of a few words.
  case word([String])
  /// A whole number.
  case number(ClosedRange<Int>?)
  /// True or false.
  case truth
  /// A list.
  case list(of: Shape, limit: Int? = nil)
  /// An object with these keys and no others.
  case object([Property])
  /// An object with any keys.
  case table(of: Shape)
  /// Null too.
  case optional(Shape)

  /// A key of an object.
  struct Property: Sendable {
    var name: String
    var shape: Shape
    var about: String?
    var isRequired: Bool

    init(_ name: String, _ shape: Shape, _ about: String? = nil, isRequired: Bool = false) {
      (self.name, self.shape, self.about, self.isRequired) = (name, shape, about, isRequired)
    }
  }

  /// The JSON Schema, 2020-12.
  var schema: JSONValue { .object(keywords) }

  private var keywords: [String: JSONValue] {
    switch self {
    case .text(let limit): typed("string", ["maxLength": limit.map(JSONValue.int)])
    case .word(let words): typed("string", ["enum": JSONValue(words)])
    case .number(let range):
      typed(
        "integer",
        ["minimum": range.map { .int($0.lowerBound) }, "maximum": range.map { .int($0.upperBound) }])
    case .truth: typed("boolean", [:])
    case .list(let element, let limit):
      typed("array", ["items": element.schema, "maxItems": limit.map(JSONValue.int)])
    case .object(let properties): Self.keywords(of: properties)
    case .table(let value): typed("object", ["additionalProperties": value.schema])
    case .optional(let shape): shape.keywordsWithNull
    }
  }

  private func typed(_ type: JSONValue, _ others: [String: JSONValue?]) -> [String: JSONValue] {
    others.compactMapValues { $0 }.merging(["type": type]) { $1 }
  }

  private var keywordsWithNull: [String: JSONValue] {
    var words = keywords
    if let type = words["type"] { words["type"] = .array([type, "null"]) }
    if let choices = words["enum"]?.elements { words["enum"] = .array(choices + [.null]) }
    return words
  }

  private static func keywords(of properties: [Property]) -> [String: JSONValue] {
    let rows = properties.map { property -> (String, JSONValue) in
      var words = property.shape.keywords
      words["description"] = property.about.map(JSONValue.string)
      return (property.name, .object(words))
    }
    var words: [String: JSONValue] = [
      "type": "object", "additionalProperties": false,
      "properties": .object(Dictionary(rows) { first, _ in first }),
    ]
    let required = properties.filter(\.isRequired).map(\.name)
    if !required.isEmpty { words["required"] = JSONValue(required) }
    return words
  }
}
