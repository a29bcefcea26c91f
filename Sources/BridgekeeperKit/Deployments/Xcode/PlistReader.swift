// The old form of property lists, `{ key = value; }` and `( value, )`, with comments; bounded, so that no
// text hangs it.

/// Reads one property list from bytes.
struct PlistReader {
  /// Tables and lists inside one another: a project has five.
  private static let depthLimit = 64

  private let bytes: [UInt8]
  private var at = 0
  private var line = 1

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { at = 3 }
  }

  /// Whether the first key is parted from its value by a colon.
  var looksLikeJSON: Bool {
    var ahead = self
    guard (try? ahead.skipSpace()) != nil, ahead.peek == UInt8(ascii: "{") else { return false }
    ahead.at += 1
    guard (try? ahead.skipSpace()) != nil, ahead.peek == UInt8(ascii: "\""), (try? ahead.quoted()) != nil,
      (try? ahead.skipSpace()) != nil
    else { return false }
    return ahead.peek == UInt8(ascii: ":")
  }

  /// The value that the bytes hold from their first to their last.
  mutating func read() throws(PlistProblem) -> Plist {
    try skipSpace()
    if peek == UInt8(ascii: "<"), at + 1 < bytes.count,
      [UInt8(ascii: "?"), UInt8(ascii: "!")].contains(bytes[at + 1])
    {
      throw problem("it is a property list in XML form")
    }
    let value = try value(depth: 0)
    try skipSpace()
    guard at == bytes.count else { throw problem("text stands behind the end of the list") }
    return value
  }

  private var peek: UInt8? { at < bytes.count ? bytes[at] : nil }

  private func problem(_ reason: String) -> PlistProblem { PlistProblem(line: line, reason: reason) }

  // MARK: Values

  private mutating func value(depth: Int) throws(PlistProblem) -> Plist {
    guard depth < Self.depthLimit else { throw problem("it nests deeper than \(Self.depthLimit) levels") }
    let start = line
    switch peek {
    case UInt8(ascii: "{"): return Plist(content: .table(try table(depth: depth)), line: start)
    case UInt8(ascii: "("): return Plist(content: .list(try list(depth: depth)), line: start)
    case UInt8(ascii: "<"): return Plist(content: .text(try data()), line: start)
    default: return Plist(content: .text(try text()), line: start)
    }
  }

  private mutating func table(depth: Int) throws(PlistProblem) -> [String: Plist] {
    at += 1
    var entries: [String: Plist] = [:]
    try skipSpace()
    while peek != UInt8(ascii: "}") {
      let start = line
      let key = try text()
      try expect(UInt8(ascii: "="), "'=' behind the key '\(key)'")
      try skipSpace()
      var value = try value(depth: depth + 1)
      value.line = start
      entries[key] = value
      try expect(UInt8(ascii: ";"), "';' behind the value of '\(key)'")
      try skipSpace()
    }
    at += 1
    return entries
  }

  private mutating func list(depth: Int) throws(PlistProblem) -> [Plist] {
    at += 1
    var items: [Plist] = []
    try skipSpace()
    while peek != UInt8(ascii: ")") {
      items.append(try value(depth: depth + 1))
      try skipSpace()
      if peek == UInt8(ascii: ",") {
        at += 1
        try skipSpace()
      } else if peek != UInt8(ascii: ")") {
        throw problem("',' or ')' is missing in a list")
      }
    }
    at += 1
    return items
  }

  /// `<0fbd 77>`: kept as it is written.
  private mutating func data() throws(PlistProblem) -> String {
    let start = at
    while let byte = peek, byte != UInt8(ascii: ">") {
      if byte == 0x0A { line += 1 }
      at += 1
    }
    guard peek != nil else { throw problem("a '<' is never closed") }
    at += 1
    return String(decoding: bytes[start..<at], as: UTF8.self)
  }

  private mutating func text() throws(PlistProblem) -> String {
    if peek == UInt8(ascii: "\"") || peek == UInt8(ascii: "'") { return try quoted() }
    let start = at
    while let byte = peek, Self.isBare(byte) { at += 1 }
    guard at > start else {
      throw problem(at < bytes.count ? "a value is missing" : "the file ends in the middle of a value")
    }
    return String(decoding: bytes[start..<at], as: UTF8.self)
  }

  private mutating func quoted() throws(PlistProblem) -> String {
    let quote = bytes[at]
    at += 1
    var text: [UInt8] = []
    while let byte = peek, byte != quote {
      if byte == UInt8(ascii: "\\") {
        at += 1
        guard let escaped = peek else { break }
        switch escaped {
        case UInt8(ascii: "n"): text.append(0x0A)
        case UInt8(ascii: "t"): text.append(0x09)
        default: text.append(escaped)
        }
      } else {
        text.append(byte)
      }
      if bytes[at] == 0x0A { line += 1 }
      at += 1
    }
    guard peek == quote else { throw problem("a quoted text is never closed") }
    at += 1
    return String(decoding: text, as: UTF8.self)
  }

  private static func isBare(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "/"),
      UInt8(ascii: "$"), UInt8(ascii: ":"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "@"),
      0x80...0xFF:
      true
    default: false
    }
  }

  // MARK: Between values

  private mutating func expect(_ sign: UInt8, _ what: String) throws(PlistProblem) {
    try skipSpace()
    guard peek == sign else { throw problem("\(what) is missing") }
    at += 1
  }

  private mutating func skipSpace() throws(PlistProblem) {
    while let byte = peek {
      if byte == 0x0A { line += 1 }
      if byte == 0x20 || (0x09...0x0D).contains(byte) {
        at += 1
      } else if byte == UInt8(ascii: "/"), at + 1 < bytes.count, bytes[at + 1] == UInt8(ascii: "/") {
        while let next = peek, next != 0x0A { at += 1 }
      } else if byte == UInt8(ascii: "/"), at + 1 < bytes.count, bytes[at + 1] == UInt8(ascii: "*") {
        try skipComment()
      } else {
        return
      }
    }
  }

  private mutating func skipComment() throws(PlistProblem) {
    at += 2
    while at + 1 < bytes.count {
      if bytes[at] == UInt8(ascii: "*"), bytes[at + 1] == UInt8(ascii: "/") {
        at += 2
        return
      }
      if bytes[at] == 0x0A { line += 1 }
      at += 1
    }
    throw problem("a comment is never closed")
  }
}
