// Many hatches in one text, so that the program can carry what the reader read at build time: loading then
// costs no parsing.
//
// Each value is its length in bytes, a colon and the bytes; lists begin with their count. The form is private
// to this file: what one build packs is unpacked by the same build.

/// Packs hatches into a text, and gets them back.
public enum HatchArchive {
  /// The hatches as one text.
  public static func pack(_ hatches: [Hatch]) -> String {
    var writer = ArchiveWriter()
    writer.list(hatches) { writer, hatch in writer.write(hatch) }
    return writer.text
  }

  /// The hatches of a packed text; nil for any other text.
  public static func unpack(_ bytes: UnsafeBufferPointer<UInt8>) -> [Hatch]? {
    var reader = ArchiveReader(bytes)
    let hatches = reader.list { $0.hatch() }
    return reader.isSound && reader.isAtEnd ? hatches : nil
  }
}

private struct ArchiveWriter {
  var text = ""

  mutating func write(_ value: String) {
    text += "\(value.utf8.count):"
    text += value
  }

  mutating func list<Item>(_ items: [Item], _ write: (inout ArchiveWriter, Item) -> Void) {
    self.write(String(items.count))
    for item in items { write(&self, item) }
  }

  mutating func texts(_ items: [String]) { list(items) { $0.write($1) } }

  mutating func write(_ hatch: Hatch) {
    write(hatch.id)
    write(hatch.title)
    list(hatch.wraps) { writer, wrap in writer.texts([wrap.type, wrap.member ?? "", wrap.qualifier ?? ""]) }
    texts([hatch.kind.rawValue, hatch.category.rawValue, hatch.direction.rawValue, hatch.native ?? ""])
    list(hatch.platforms.sorted { $0.key < $1.key }) { writer, entry in
      writer.texts([entry.key, entry.value.spelling])
    }
    write(hatch.removeWhen)
    texts(hatch.words)
    write(hatch.template?.rawValue ?? "")
    texts(hatch.rules)
    texts(hatch.related)
    list(hatch.confidence.sorted { $0.key.rawValue < $1.key.rawValue }) { writer, entry in
      writer.texts([entry.key.rawValue, entry.value.rawValue])
    }
    let date = hatch.checked
    texts([date?.year, date?.month, date?.day].map { $0.map(String.init) ?? "" })
    list(hatch.sources) { writer, source in
      writer.write(source.url)
      writer.texts(source.facts.map(\.rawValue))
    }
    list(hatch.sections) { writer, section in
      writer.texts([section.name.rawValue, section.text, String(section.line)])
    }
  }
}

private struct ArchiveReader {
  let bytes: UnsafeBufferPointer<UInt8>
  var offset = 0
  /// Whether everything that was read so far was there.
  var isSound = true

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  var isAtEnd: Bool { offset == bytes.count }

  mutating func text() -> String {
    var length = 0
    while isSound, offset < bytes.count, bytes[offset] != UInt8(ascii: ":") {
      let digit = Int(bytes[offset]) - 0x30
      isSound = (0...9).contains(digit) && length <= bytes.count
      length = isSound ? length * 10 + digit : 0
      offset += 1
    }
    guard isSound, offset < bytes.count, length < bytes.count - offset else {
      isSound = false
      return ""
    }
    let range = (offset + 1)..<(offset + 1 + length)
    offset = range.upperBound
    return String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
  }

  mutating func list<Item>(_ read: (inout ArchiveReader) -> Item?) -> [Item] {
    var items: [Item] = []
    var left = Int(text()) ?? -1
    isSound = isSound && (0...bytes.count).contains(left)
    items.reserveCapacity(isSound ? min(left, 256) : 0)
    while isSound, left > 0 {
      if let item = read(&self) { items.append(item) } else { isSound = false }
      left -= 1
    }
    return items
  }

  mutating func texts() -> [String] { list { $0.text() } }

  /// A list of a known count; empty texts where it has another.
  mutating func texts(_ count: Int) -> [String] {
    let texts = texts()
    isSound = isSound && texts.count == count
    return isSound ? texts : Array(repeating: "", count: count)
  }

  mutating func hatch() -> Hatch? {
    var hatch = Hatch()
    hatch.id = text()
    hatch.title = text()
    hatch.wraps = list { reader in
      let parts = reader.texts(3)
      return HatchWrap(type: parts[0], member: parts[1].orNil, qualifier: parts[2].orNil)
    }
    let terms = texts(4)
    guard let kind = HatchKind(rawValue: terms[0]), let category = HatchCategory(rawValue: terms[1]),
      let direction = HatchDirection(rawValue: terms[2])
    else { return nil }
    (hatch.kind, hatch.category, hatch.direction, hatch.native) = (kind, category, direction, terms[3].orNil)
    readTables(into: &hatch)
    return isSound ? hatch : nil
  }

  private mutating func readTables(into hatch: inout Hatch) {
    hatch.platforms = table {
      $0
    } value: {
      HatchCoverage($0)
    }
    hatch.removeWhen = text()
    hatch.words = texts()
    hatch.template = HatchTemplate(rawValue: text())
    hatch.rules = texts()
    hatch.related = texts()
    hatch.confidence = table {
      HatchFact(rawValue: $0)
    } value: {
      HatchConfidence(rawValue: $0)
    }
    let date = texts(3).map { Int($0) }
    if let year = date[0], let month = date[1] {
      hatch.checked = WrittenDate(year: year, month: month, day: date[2])
    }
    hatch.sources = list { reader in
      HatchSource(url: reader.text(), facts: reader.texts().compactMap(HatchFact.init(rawValue:)))
    }
    hatch.sections = list { reader in
      let parts = reader.texts(3)
      return HatchSection.Name(rawValue: parts[0]).map {
        HatchSection($0, text: parts[1], line: Int(parts[2]) ?? 1)
      }
    }
  }

  private mutating func table<Key: Hashable, Value>(
    key: (String) -> Key?, value: (String) -> Value?
  ) -> [Key: Value] {
    let entries = list { reader -> (Key, Value)? in
      let parts = reader.texts(2)
      guard let key = key(parts[0]), let value = value(parts[1]) else { return nil }
      return (key, value)
    }
    return Dictionary(entries) { first, _ in first }
  }
}

extension String {
  fileprivate var orNil: String? { isEmpty ? nil : self }
}
