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
  /// What the result hung on.
  var trace: ScanTrace
  /// The result.
  var inventory: Inventory

  /// Clocks of file systems tick as slowly as this, in nanoseconds: what was written so shortly before the scan, or
  /// while it was under way, may have been written once more since.
  private static let tick: Int64 = 2_000_000_000

  /// Whether a file with this stamp has the bytes of the row.
  func vouches(for stamp: FileStamp?, _ row: Row) -> Bool {
    guard let stamp, stamp == row.stamp else { return false }
    return max(stamp.modified, stamp.changed) < started - Self.tick
  }
}

// MARK: As bytes

extension ScanRecord {
  /// Changes with the shape of the record.
  private static let shape: UInt64 = 0x3130_5343_4b42

  /// The record as bytes, closed by a hash of all of them; nil where its parts cannot be written.
  var bytes: [UInt8]? {
    guard let result = try? JSONEncoder().encode(WholeInventory(inventory)),
      let words = try? JSONEncoder().encode(trace)
    else { return nil }
    var writer = RecordWriter()
    writer.add(Self.shape)
    writer.add(key)
    writer.add(subject)
    writer.add(UInt64(bitPattern: started))
    writer.add(Array(words))
    writer.add(Array(result))
    writer.add(UInt64(rows.count))
    let none = KeyedHash.Digest(low: 0, high: 0)
    for row in rows {
      writer.add(row.path)
      writer.add((row.stamp == nil ? 0 : 1) | (row.content == nil ? 0 : 2) as UInt64)
      writer.add(row.stamp ?? FileStamp(size: 0, modified: 0, changed: 0, number: 0))
      writer.add(row.content ?? none)
    }
    writer.add(KeyedHash(key: key).digest(of: writer.bytes))
    return writer.bytes
  }

  /// The record that bytes are; nil where they are none, or not all of one.
  init?(_ bytes: [UInt8]) {
    var reader = RecordReader(bytes)
    guard reader.number() == Self.shape, let key = reader.digest(), Self.isWhole(bytes, key),
      let subject = reader.digest(), let started = reader.number(),
      let words = reader.slice(), let result = reader.slice(), let count = reader.count(each: Self.rowSize),
      let trace = try? JSONDecoder().decode(ScanTrace.self, from: Data(words)),
      let inventory = try? JSONDecoder().decode(WholeInventory.self, from: Data(result)).inventory
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
    self.init(
      subject: subject, key: key, started: Int64(bitPattern: started), rows: rows, trace: trace,
      inventory: inventory)
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

  private static func isWhole(_ bytes: [UInt8], _ key: KeyedHash.Digest) -> Bool {
    let end = bytes.count - 16
    guard end > 0 else { return false }
    var tail = RecordReader(Array(bytes[end...]))
    return tail.digest()
      == bytes.withUnsafeBytes { KeyedHash(key: key).digest(of: .init(rebasing: $0[..<end])) }
  }
}
