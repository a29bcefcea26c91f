// Numbers and texts as the bytes of a record: little-endian, a length before each text. What is read is bytes that
// anybody may have damaged, so each step says whether there was enough.

import Findings

/// Writes the bytes of a record.
struct RecordWriter {
  private(set) var bytes: [UInt8] = []

  mutating func add(_ number: UInt64) {
    withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
  }

  mutating func add(_ digest: KeyedHash.Digest) {
    add(digest.low)
    add(digest.high)
  }

  mutating func add(_ stamp: FileStamp) {
    add(stamp.size)
    add(UInt64(bitPattern: stamp.modified))
    add(UInt64(bitPattern: stamp.changed))
    add(stamp.number)
  }

  mutating func add(_ text: [UInt8]) {
    add(UInt64(text.count))
    bytes += text
  }

  mutating func add(_ text: String) {
    add(UInt64(text.utf8.count))
    bytes.append(contentsOf: text.utf8)
  }
}

/// Reads the bytes of a record from front to back; every answer is nil once there is too little.
struct RecordReader {
  private let bytes: [UInt8]
  private var at = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func number() -> UInt64? {
    guard bytes.count - at >= 8 else { return nil }
    defer { at += 8 }
    return bytes.withUnsafeBytes {
      UInt64(littleEndian: $0.loadUnaligned(fromByteOffset: at, as: UInt64.self))
    }
  }

  mutating func digest() -> KeyedHash.Digest? {
    guard let low = number(), let high = number() else { return nil }
    return KeyedHash.Digest(low: low, high: high)
  }

  mutating func stamp() -> FileStamp? {
    guard let size = number(), let modified = number(), let changed = number(), let number = number() else {
      return nil
    }
    return FileStamp(
      size: size, modified: Int64(bitPattern: modified), changed: Int64(bitPattern: changed), number: number)
  }

  /// A number of rows or bytes, each of which takes at least so many bytes of what is left.
  mutating func count(each size: Int = 1) -> Int? {
    guard let number = number(), number <= UInt64((bytes.count - at) / size) else { return nil }
    return Int(number)
  }

  mutating func slice() -> ArraySlice<UInt8>? {
    guard let count = count() else { return nil }
    defer { at += count }
    return bytes[at..<(at + count)]
  }

  mutating func text() -> String? { slice().map { String(decoding: $0, as: UTF8.self) } }
}
