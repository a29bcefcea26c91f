// Texts in a file replaced by others, byte by byte as agents' editing tools do it.

extension Replacement {
  /// A file that would grow beyond this is not worked out: a few edits can double a text each.
  private static let sizeLimit = 8 * 1_048_576

  /// The file after these replacements, one after the other.
  ///
  /// - Parameter bytes: the file; nil where there is none.
  static func apply(_ replacements: [Replacement], to bytes: [UInt8]?) throws(EditMismatch) -> [UInt8] {
    var result = bytes
    for replacement in replacements { result = try replacement.applied(to: result) }
    guard let result else { throw EditMismatch() }
    return result
  }

  private func applied(to bytes: [UInt8]?) throws(EditMismatch) -> [UInt8] {
    guard !old.isEmpty else {
      guard bytes?.isEmpty ?? true else { throw EditMismatch() }
      return Array(new.utf8)
    }
    guard let bytes else { throw EditMismatch() }
    if let result = try replaced(in: bytes) { return result }
    // Agents are shown files with plain newlines, and their tools put the file's own back in.
    guard bytes.hasCarriageReturns, let result = try replaced(in: bytes.withoutCarriageReturns) else {
      throw EditMismatch()
    }
    return result.withCarriageReturns
  }

  /// Nil where the text is not there.
  private func replaced(in bytes: [UInt8]) throws(EditMismatch) -> [UInt8]? {
    let found = bytes.places(of: Array(old.utf8))
    guard !found.isEmpty else { return nil }
    guard isEverywhere || found.count == 1 else { throw EditMismatch() }
    let growth = new.utf8.count - old.utf8.count
    guard bytes.count + found.count * growth <= Self.sizeLimit else { throw EditMismatch() }
    var result: [UInt8] = []
    var end = 0
    for range in found {
      result += bytes[end..<range.lowerBound]
      result += new.utf8
      end = range.upperBound
    }
    return result + bytes[end...]
  }
}

extension [UInt8] {
  private static let carriageReturn: UInt8 = 0x0D
  private static let newline: UInt8 = 0x0A

  /// The places of a text that is not empty, from front to back, none within another. The library's search takes a
  /// microsecond for each, which an edit of every letter of a large file waits for.
  fileprivate func places(of text: [UInt8]) -> [Range<Int>] {
    var places: [Range<Int>] = []
    var rest = self[...]
    while let start = rest.firstIndex(of: text[0]) {
      let isHere = rest[start...].starts(with: text)
      if isHere { places.append(start..<start + text.count) }
      rest = rest[(start + (isHere ? text.count : 1))...]
    }
    return places
  }

  fileprivate var hasCarriageReturns: Bool {
    indices.contains { self[$0] == Self.newline && $0 > 0 && self[$0 - 1] == Self.carriageReturn }
  }

  fileprivate var withoutCarriageReturns: [UInt8] {
    indices.filter { self[$0] != Self.carriageReturn || $0 + 1 == count || self[$0 + 1] != Self.newline }
      .map { self[$0] }
  }

  fileprivate var withCarriageReturns: [UInt8] {
    flatMap { $0 == Self.newline ? [Self.carriageReturn, Self.newline] : [$0] }
  }
}
