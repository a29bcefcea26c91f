// Whether a value has the shape that was asked for, and what is wrong where it has not: everything at once.

import Findings

extension Shape {
  /// What is wrong with a value, one sentence each; none where it fits.
  ///
  /// - Parameter place: what the value is called, such as `limit` or `matrix.apiGap`; empty for the whole.
  func complaints(about value: JSONValue, at place: String = "") -> [String] {
    switch (self, value) {
    case (.optional, .null), (.truth, .bool): []
    case (.optional(let shape), _): shape.complaints(about: value, at: place)
    case (.text(let limit), .string(let text)): Self.complaints(about: text, limit, at: place)
    case (.word(let words), .string(let word)): Self.complaints(about: word, among: words, at: place)
    case (.number(let range), .int(let number)):
      range?.contains(number) ?? true ? [] : ["'\(place)' must be \(wanted), not \(number)"]
    case (.list(let element, let limit), .array(let values)):
      Self.complaints(about: values, element, limit, at: place)
    case (.object(let properties), .object(let object)):
      Self.complaints(about: object, properties, at: place)
    case (.table(let shape), .object(let object)):
      object.sorted { $0.key < $1.key }.flatMap { shape.complaints(about: $1, at: Self.inner($0, of: place)) }
    default: ["'\(place)' must be \(wanted), not \(Self.sort(of: value))"]
    }
  }

  private static func inner(_ name: String, of place: String) -> String {
    place.isEmpty ? name : "\(place).\(name)"
  }

  private static func complaints(about text: String, _ limit: Int?, at place: String) -> [String] {
    guard let limit, text.unicodeScalars.count > limit else { return [] }
    return ["'\(place)' is longer than \(limit) characters"]
  }

  private static func complaints(about word: String, among words: [String], at place: String) -> [String] {
    if words.contains(word) { return [] }
    let near = NearWord.of(word, among: words).map { ": did you mean '\($0)'?" }
    return [
      "'\(place)' does not take '\(word.prefix(100))'\(near ?? ": use \(words.joined(separator: " or "))")"
    ]
  }

  private static func complaints(
    about values: [JSONValue], _ element: Shape, _ limit: Int?, at place: String
  ) -> [String] {
    if let limit, values.count > limit { return ["'\(place)' has more than \(limit) elements"] }
    return values.enumerated().flatMap { element.complaints(about: $1, at: "\(place)[\($0)]") }
  }

  private static func complaints(
    about object: [String: JSONValue], _ properties: [Property], at place: String
  ) -> [String] {
    let names = properties.map(\.name)
    let unknown = object.keys.filter { !names.contains($0) }.sorted().map { key in
      let near = NearWord.of(key, among: names).map { ": did you mean '\($0)'?" }
      let known = names.isEmpty ? ": there is none" : ": there are \(names.joined(separator: ", "))"
      return "there is no argument '\(inner(String(key.prefix(100)), of: place))'\(near ?? known)"
    }
    let missing = properties.filter { $0.isRequired && object[$0.name] == nil }.map { property in
      "'\(inner(property.name, of: place))' is missing\(property.about.map { ": \($0)" } ?? "")"
    }
    let wrong = properties.flatMap { property in
      object[property.name].map { property.shape.complaints(about: $0, at: inner(property.name, of: place)) }
        ?? []
    }
    return unknown + missing + wrong
  }

  /// What is wanted, in words.
  private var wanted: String {
    switch self {
    case .text: "a text"
    case .word(let words): "one of \(words.joined(separator: ", "))"
    case .number(let range):
      range.map { "a whole number from \($0.lowerBound) to \($0.upperBound)" } ?? "a whole number"
    case .truth: "true or false"
    case .list: "a list"
    case .object, .table: "an object"
    case .optional(let shape): "\(shape.wanted), or null"
    }
  }

  private static func sort(of value: JSONValue) -> String {
    switch value {
    case .null: "null"
    case .bool(let truth): "\(truth)"
    case .int(let number): "\(number)"
    case .fraction(let number): "\(number)"
    case .string(let text): "the text \"\(text.prefix(40))\""
    case .array: "a list"
    case .object: "an object"
    }
  }
}
