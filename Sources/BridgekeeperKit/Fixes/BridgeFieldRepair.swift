// The value of a `Bridge` field with one stale record brought up to date, and every other word as it was.

import SwiftScan

/// Mends what a `Bridge` field records.
struct BridgeFieldRepair {
  /// The field's value, in Markdown source.
  let value: String
  /// The bridges that the field names.
  let bridges: [Bridge]

  /// The value without a drift; nil where the sources give no single answer, or where the new value would not be
  /// read as meant.
  func value(without drift: EntryDrift) -> String? {
    guard let new = drift.new else { return nil }
    let field = BridgeField(value: value)
    let others = EntryRecord(field).drifts(from: bridges).filter { $0 != drift }
    // What is recorded stands at the end of a field, behind the bridge's name, so the last place goes first.
    for place in places(of: drift.old).reversed() {
      let changed = value.replacingCharacters(in: place, with: new)
      let read = BridgeField(value: changed)
      if read.types.first == field.types.first, EntryRecord(read).drifts(from: bridges) == others {
        return changed
      }
    }
    return nil
  }

  /// Where a name or a path stands by itself; the line number behind a path, which is stale too, belongs to it.
  private func places(of text: String) -> [Range<String.Index>] {
    value.ranges(of: text).compactMap { found in
      let isOpen = value[..<found.lowerBound].unicodeScalars.last.map(Self.isInside) ?? false
      let isClosed = value[found.upperBound...].unicodeScalars.first.map(Self.isInside) ?? false
      guard !isOpen, !isClosed else { return nil }
      return found.lowerBound..<endOfLineNumber(after: found.upperBound)
    }
  }

  private func endOfLineNumber(after end: String.Index) -> String.Index {
    let rest = value[end...]
    guard rest.first == ":" || rest.hasPrefix("#L") else { return end }
    let digits = rest.dropFirst(rest.first == ":" ? 1 : 2).prefix {
      $0.isASCII && ($0.isNumber || $0 == "-" || $0 == ":")
    }
    return digits.isEmpty ? end : digits.endIndex
  }

  private static func isInside(_ scalar: Unicode.Scalar) -> Bool {
    TypePath.isNameScalar(scalar) || scalar == "/"
  }
}

extension String {
  fileprivate func replacingCharacters(in range: Range<Index>, with text: String) -> String {
    self[..<range.lowerBound] + text + self[range.upperBound...]
  }
}
