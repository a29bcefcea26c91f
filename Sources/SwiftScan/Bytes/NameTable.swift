// Many names in one table of plain numbers: a text of millions of words is searched for all of them in one pass.

/// Names with the ways in which each of them counts.
struct NameTable: Sendable {
  /// The ways in which a name counts.
  struct Roles: OptionSet {
    let rawValue: UInt8
    static let mentioned = Roles(rawValue: 1)
    static let declared = Roles(rawValue: 2)
    static let introduced = Roles(rawValue: 4)
  }

  private struct Entry {
    var start: Int32
    var length: Int32
    var hash: UInt32
    var roles: Roles
  }

  /// The bytes of all names, one behind the other.
  private var bytes: [UInt8] = []
  private var entries: [Entry] = []
  /// The entry plus one at each slot, zero for none; a power of two of them, at most half of them taken.
  private var slots: [Int32]
  /// Which endings of a word some name has: a bit for each hash of the last bytes.
  private var endings = [UInt64](repeating: 0, count: 1 << (endingBits - 6))
  private static let endingBits = 16
  /// Whether each byte is part of a name: a copy, since a loop over millions of bytes looks things up in memory of its
  /// own.
  private let nameBytes = (0...UInt8.max).map(isNameByte)

  /// - Parameter names: each name's bytes with its roles.
  init(_ names: [[UInt8]: Roles]) {
    var size = 16
    while size < names.count * 2 { size *= 2 }
    slots = Array(repeating: 0, count: size)
    for (name, roles) in names where !name.isEmpty { add(name, roles) }
  }

  private mutating func add(_ name: [UInt8], _ roles: Roles) {
    name.withUnsafeBufferPointer { text in
      let ending = Self.ending(text, from: 0, to: text.count)
      endings[ending >> 6] |= 1 << UInt64(ending & 63)
      let hash = Self.hash(text, from: 0, to: text.count)
      entries.append(
        Entry(start: Int32(bytes.count), length: Int32(text.count), hash: hash, roles: roles))
    }
    var slot = Int(entries[entries.count - 1].hash) & (slots.count - 1)
    while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = Int32(entries.count)
    bytes += name
  }

  var isEmpty: Bool { entries.isEmpty }

  /// Whether some word of the text is a name that counts, as `counts` says of its roles and its start.
  func contains(
    in text: UnsafeBufferPointer<UInt8>, where counts: (_ roles: Roles, _ start: Int) -> Bool
  ) -> Bool {
    endings.withUnsafeBufferPointer { endings in
      nameBytes.withUnsafeBufferPointer { isName in
        var at = 0
        while at < text.count {
          guard isName[Int(text[at])] else {
            at += 1
            continue
          }
          let start = at
          repeat { at += 1 } while at < text.count && isName[Int(text[at])]
          let ending = Self.ending(text, from: start, to: at)
          guard endings[ending >> 6] & (1 << UInt64(ending & 63)) != 0 else { continue }
          if let roles = roles(text, from: start, to: at), counts(roles, start) { return true }
        }
        return false
      }
    }
  }

  /// The roles of a word; nil where it is none of the names.
  private func roles(_ text: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int) -> Roles? {
    let hash = Self.hash(text, from: start, to: end)
    var slot = Int(hash) & (slots.count - 1)
    while slots[slot] != 0 {
      let entry = entries[Int(slots[slot]) - 1]
      if entry.hash == hash, Int(entry.length) == end - start, isSame(entry, text, start) {
        return entry.roles
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  private func isSame(_ entry: Entry, _ text: UnsafeBufferPointer<UInt8>, _ start: Int) -> Bool {
    for offset in 0..<Int(entry.length) where bytes[Int(entry.start) + offset] != text[start + offset] {
      return false
    }
    return true
  }

  /// A number for the last bytes of a word, four at most, and whether there are more of them.
  private static func ending(_ text: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int) -> Int {
    var key: UInt32 = 0
    var at = max(start, end - 4)
    while at < end {
      key = key << 8 | UInt32(text[at])
      at += 1
    }
    return Int((key &* 0x9E37_79B1) >> UInt32(32 - endingBits))
  }

  private static func hash(_ text: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int) -> UInt32 {
    var hash: UInt32 = 0x811c_9dc5
    for at in start..<end { hash = (hash ^ UInt32(text[at])) &* 0x0100_0193 }
    return hash
  }
}

/// Whether a byte is part of a name.
@inline(__always)
func isNameByte(_ byte: UInt8) -> Bool {
  byte >= 0x80 || (byte < 64 ? digits : letters) >> UInt64(byte & 63) & 1 == 1
}

/// The digits among the bytes below 64, and the letters and `_` among the next 64, a bit for each byte.
private let digits: UInt64 = 0x03FF << 48
private let letters: UInt64 = 0x07FF_FFFE_87FF_FFFE
