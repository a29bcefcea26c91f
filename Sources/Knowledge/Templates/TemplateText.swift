// Text with places for values: `{{name}}`, `{{name.lowerCamel}}` and `{{name.upperCamel}}`, and nothing else.

/// A text with places for the values of variables.
public struct TemplateText: Sendable, Hashable {
  /// A stretch of text, or a place for a value.
  enum Piece: Sendable, Hashable {
    case text(String)
    case place(Place)
  }

  /// A place for a value.
  struct Place: Sendable, Hashable {
    /// The variable's name.
    var name: String
    var form: NameForm?
    /// The place in the text: UTF-8 bytes before it.
    var offset: Int
  }

  /// The text as it is written in the template.
  public let source: String
  let pieces: [Piece]
  /// Where `{{` stands and no place for a value does: UTF-8 bytes before it.
  let malformed: [Int]

  /// Reads a text; every text is one.
  public init(_ source: String) {
    var reader = PlaceReader(Array(source.utf8))
    reader.read()
    self.source = source
    pieces = reader.pieces
    malformed = reader.malformed
  }

  var places: [Place] {
    pieces.compactMap { if case .place(let place) = $0 { place } else { nil } }
  }

  /// The text with values in its places. A variable without a value leaves its place as it is written.
  ///
  /// - Parameter values: the values by the variables' names. What a value holds is not looked at again.
  public func filled(_ values: [String: String]) -> String {
    pieces.map { piece in
      switch piece {
      case .text(let text): return text
      case .place(let place):
        guard let value = values[place.name] else { return "{{\(place.name)\(place.form?.suffix ?? "")}}" }
        return place.form?.of(value) ?? value
      }
    }.joined()
  }
}

/// Finds the places of a text.
private struct PlaceReader {
  let bytes: [UInt8]
  var pieces: [TemplateText.Piece] = []
  var malformed: [Int] = []

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func read() {
    var start = 0
    var offset = 0
    while offset + 1 < bytes.count {
      guard bytes[offset] == UInt8(ascii: "{"), bytes[offset + 1] == UInt8(ascii: "{") else {
        offset += 1
        continue
      }
      guard let (place, end) = place(at: offset) else {
        malformed.append(offset)
        offset += 2
        continue
      }
      take(start..<offset)
      pieces.append(.place(place))
      (start, offset) = (end, end)
    }
    take(start..<bytes.count)
  }

  private mutating func take(_ range: Range<Int>) {
    if !range.isEmpty { pieces.append(.text(String(decoding: bytes[range], as: UTF8.self))) }
  }

  /// The place that begins at an offset, and where it ends.
  private func place(at offset: Int) -> (TemplateText.Place, Int)? {
    let inner = bytes[(offset + 2)...].prefix(100).prefix {
      $0 != UInt8(ascii: "}") && $0 != UInt8(ascii: "{")
    }
    guard bytes[inner.endIndex...].starts(with: [UInt8(ascii: "}"), UInt8(ascii: "}")]) else { return nil }
    let words = inner.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    guard let name = words.first, SwiftName.isWord(name), words.count <= 2 else { return nil }
    guard words.count == 2 else {
      return (TemplateText.Place(name: name, form: nil, offset: offset), inner.endIndex + 2)
    }
    guard let form = NameForm(rawValue: words[1]) else { return nil }
    return (TemplateText.Place(name: name, form: form, offset: offset), inner.endIndex + 2)
  }
}
