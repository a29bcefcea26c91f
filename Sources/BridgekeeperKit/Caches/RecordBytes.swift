// Numbers and texts as the bytes of a record: little-endian, a length before each text. What is read is bytes that
// anybody may have damaged, so each step says whether there was enough.

import Findings

/// Writes the bytes of a record.
struct RecordWriter {
  private(set) var bytes: [UInt8] = []

  /// The bytes that a closure writes.
  static func bytes(_ write: (inout RecordWriter) -> Void) -> [UInt8] {
    var writer = RecordWriter()
    write(&writer)
    return writer.bytes
  }

  /// The bytes that a closure writes, closed by a hash of all of them.
  ///
  /// - Parameter size: how many there will be, about: while bytes grow they take up to three times their room.
  static func closed(
    by key: KeyedHash.Digest, size: Int = 0, _ write: (inout RecordWriter) -> Void
  ) -> [UInt8] {
    var writer = RecordWriter()
    writer.bytes.reserveCapacity(size)
    write(&writer)
    writer.add(KeyedHash(key: key).digest(of: writer.bytes))
    return writer.bytes
  }

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

  mutating func add(_ texts: [String]) {
    add(UInt64(texts.count))
    for text in texts { add(text) }
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

  mutating func texts() -> [String]? {
    guard let count = count(each: 8) else { return nil }
    var texts: [String] = []
    for _ in 0..<count {
      guard let text = text() else { return nil }
      texts.append(text)
    }
    return texts
  }

  /// Whether bytes end with the hash of all before.
  static func isWhole(_ bytes: [UInt8], _ key: KeyedHash.Digest) -> Bool {
    let end = bytes.count - 16
    guard end > 0 else { return false }
    var tail = RecordReader(Array(bytes[end...]))
    return tail.digest()
      == bytes.withUnsafeBytes { KeyedHash(key: key).digest(of: .init(rebasing: $0[..<end])) }
  }
}

extension KeyedHash.Digest {
  /// A key that nobody can guess.
  static var random: KeyedHash.Digest {
    KeyedHash.Digest(low: .random(in: 0 ... .max), high: .random(in: 0 ... .max))
  }
}
