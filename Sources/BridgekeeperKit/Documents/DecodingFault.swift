// What is wrong with a document that others wrote, in words that name the place.

/// Words for what a decoder says.
enum DecodingFault {
  /// `'line' of 'bridges' 3 is not what it should be`.
  static func words(of error: any Error) -> String {
    switch error {
    case DecodingError.keyNotFound(let key, let context):
      "\(place(context.codingPath)) has no '\(key.stringValue)'"
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context),
      DecodingError.dataCorrupted(let context):
      "\(place(context.codingPath)) is not what it should be"
    default: "it cannot be read"
    }
  }

  /// The place from the inside out: `'line' of row 3 of 'bridges'`.
  private static func place(_ path: [any CodingKey]) -> String {
    guard !path.isEmpty else { return "the document" }
    return path.reversed().map { key in
      key.intValue.map { "row \($0 + 1)" } ?? "'\(key.stringValue)'"
    }.joined(separator: " of ")
  }
}
