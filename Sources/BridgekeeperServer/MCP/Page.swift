// A part of a long list: as many rows as were asked for and fit, and how to ask for the rest.

import BridgekeeperKit
import Findings
import Foundation

/// A part of a list.
struct Page: Sendable {
  /// The rows.
  var rows: [JSONValue]
  /// How many rows come behind them.
  var left: Int
  /// What asks for those; nil at the end.
  var next: String?

  /// How many bytes the rows of a page take at the most: a quarter of what clients take in.
  static let budget = 16_000

  /// The page of a list that a cursor names.
  ///
  /// - Parameter call: what the list came from: a cursor is good for the same call alone.
  init(of rows: [JSONValue], at cursor: Cursor?, limit: Int, call: String) {
    let start = min(cursor?.start ?? 0, rows.count)
    var (taken, bytes) = ([JSONValue](), 0)
    for row in rows[start...].prefix(limit) {
      let row = row.fitting(Self.budget)
      bytes += row.line.utf8.count
      if bytes > Self.budget, !taken.isEmpty { break }
      taken.append(row)
    }
    self.rows = taken
    left = rows.count - start - taken.count
    next = left > 0 ? Cursor(start: start + taken.count, call: call).text : nil
  }
}

/// Where a page begins: opaque to clients.
struct Cursor: Sendable, Equatable {
  /// How many rows went before.
  var start: Int
  /// What the list came from.
  var call: String

  init(start: Int, call: String) { (self.start, self.call) = (start, Self.mark(call)) }

  /// Reads what `text` gave; nil where it was not given for this call.
  init?(_ text: String, for call: String) {
    guard let data = Data(base64Encoded: text), let words = String(data: data, encoding: .utf8) else {
      return nil
    }
    let parts = words.split(separator: " ", omittingEmptySubsequences: false)
    guard parts.count == 2, let start = Int(parts[0]), start > 0, parts[1] == Self.mark(call) else {
      return nil
    }
    (self.start, self.call) = (start, String(parts[1]))
  }

  /// The cursor as it is sent.
  var text: String { Data("\(start) \(call)".utf8).base64EncodedString() }

  /// 64-bit FNV-1a of what the list came from.
  private static func mark(_ call: String) -> String {
    let hash = call.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01b3
    }
    return String(hash, radix: 16)
  }
}

extension JSONValue {
  /// The value with its texts cut until it takes no more bytes than these, and its lists too where that is not enough;
  /// what is left out of a text is counted.
  func fitting(_ budget: Int) -> JSONValue {
    var limit = budget
    var fitted = self
    while fitted.line.utf8.count > budget, limit >= 50 {
      fitted = cut(limit)
      limit /= 2
    }
    return fitted
  }

  private func cut(_ limit: Int) -> JSONValue {
    switch self {
    case .string(let text) where text.utf8.count > limit:
      let start = Self.start(of: text, limit)
      return .string("\(start)… (\(text.utf8.count - start.utf8.count) bytes more)")
    case .array(let values):
      let kept = limit < 250 ? values.prefix(max(5, limit / 10)) : values[...]
      return .array(kept.map { $0.cut(limit) })
    case .object(let values): return .object(values.mapValues { $0.cut(limit) })
    default: return self
    }
  }

  private static func start(of text: String, _ limit: Int) -> String {
    var start = ""
    for character in text {
      if start.utf8.count + character.utf8.count > limit { break }
      start.append(character)
    }
    return start
  }
}
