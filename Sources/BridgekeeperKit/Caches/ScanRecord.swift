// What a scan leaves for the next run: its result, and by what anybody can tell that it is still the result.

import Findings
import Foundation
import SwiftScan

/// A scan that was made, with the state of every file that it was given.
struct ScanRecord: Sendable, Equatable {
  /// One file, as the scan found it.
  struct Row: Sendable, Equatable {
    var path: String
    /// nil where the file has to be read each time.
    var stamp: FileStamp?
    /// The hash of its bytes; nil where they could not be read.
    var content: KeyedHash.Digest?
  }

  /// What the record is of: the program, the root and what was asked for.
  var subject: KeyedHash.Digest
  /// The key of the hashes.
  var key: KeyedHash.Digest
  /// When the scan began, in nanoseconds since 1970.
  var started: Int64
  /// The files, sorted by the bytes of their paths.
  var rows: [Row]
  /// What the result hung on, as JSON: mostly nobody asks.
  private var hints: [UInt8]
  /// The result, as JSON.
  private var result: [UInt8]

  /// Clocks of file systems tick as slowly as this, in nanoseconds: what was written so shortly before the scan, or
  /// while it was under way, may have been written once more since.
  private static let tick: Int64 = 2_000_000_000

  /// What the result hung on; nil where that cannot be told.
  var trace: ScanTrace? { try? JSONDecoder().decode(ScanTrace.self, from: Data(hints)) }

  /// The result; nil where it cannot be told.
  var inventory: Inventory? {
    try? JSONDecoder().decode(WholeInventory.self, from: Data(result)).inventory
  }

  /// Whether a file with this stamp has the bytes of the row.
  func vouches(for stamp: FileStamp?, _ row: Row) -> Bool {
    guard let stamp, stamp == row.stamp else { return false }
    return max(stamp.modified, stamp.changed) < started - Self.tick
  }
}

extension ScanRecord {
  /// The record of a scan that was just made; nil where its result cannot be written.
  init?(
    subject: KeyedHash.Digest, key: KeyedHash.Digest, started: Int64, rows: [Row], trace: ScanTrace,
    inventory: Inventory
  ) {
    guard let result = try? JSONEncoder().encode(WholeInventory(inventory)),
      let hints = try? JSONEncoder().encode(trace)
    else { return nil }
    (self.subject, self.key, self.started, self.rows) = (subject, key, started, rows)
    (self.hints, self.result) = (Array(hints), Array(result))
  }
}

// MARK: As bytes

extension ScanRecord {
  /// Changes with the shape of the record.
  private static let shape: UInt64 = 0x3230_5343_4b42

  /// The record as bytes, closed by a hash of all of them.
  var bytes: [UInt8] {
    let ends = 256
    let size = rows.reduce(ends + hints.count + result.count) { $0 + Self.rowSize + $1.path.utf8.count }
    return RecordWriter.closed(by: key, size: size) { writer in
      writer.add(Self.shape)
      writer.add(key)
      writer.add(subject)
      writer.add(UInt64(bitPattern: started))
      writer.add(hints)
      writer.add(result)
      writer.add(UInt64(rows.count))
      let none = KeyedHash.Digest(low: 0, high: 0)
      for row in rows {
        writer.add(row.path)
        writer.add((row.stamp == nil ? 0 : 1) | (row.content == nil ? 0 : 2) as UInt64)
        writer.add(row.stamp ?? FileStamp(size: 0, modified: 0, changed: 0, number: 0))
        writer.add(row.content ?? none)
      }
    }
  }

  /// The record that bytes are; nil where they are none, or not all of one.
  init?(_ bytes: [UInt8]) {
    var reader = RecordReader(bytes)
    guard reader.number() == Self.shape, let key = reader.digest(), RecordReader.isWhole(bytes, key),
      let subject = reader.digest(), let started = reader.number(),
      let hints = reader.slice(), let result = reader.slice(), let count = reader.count(each: Self.rowSize)
    else { return nil }
    var rows: [Row] = []
    rows.reserveCapacity(count)
    for _ in 0..<count {
      guard let path = reader.text(), let marks = reader.number(), let stamp = reader.stamp(),
        let content = reader.digest()
      else { return nil }
      rows.append(
        Row(path: path, stamp: marks & 1 == 0 ? nil : stamp, content: marks & 2 == 0 ? nil : content))
    }
    (self.subject, self.key, self.started) = (subject, key, Int64(bitPattern: started))
    (self.rows, self.hints, self.result) = (rows, Array(hints), Array(result))
  }

  /// An inventory with what the parts of a scan, whose shape it shares, have no use for.
  private struct WholeInventory: Codable {
    private let found: Inventory
    private let backings: [BridgeBacking]

    init(_ inventory: Inventory) {
      found = inventory
      backings = inventory.bridges.map(\.backing)
    }

    var inventory: Inventory {
      var whole = found
      for (place, backing) in zip(whole.bridges.indices, backings) { whole.bridges[place].backing = backing }
      return whole
    }
  }

  /// The bytes of a row whose path is empty.
  private static let rowSize = 64
}
