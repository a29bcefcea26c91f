// The bounds pass over strings, regular expressions and their ends: brackets in them count for nothing.

extension BoundsPass {
  mutating func hash() {
    var hashes = 0
    while byte(at + hashes) == UInt8(ascii: "#") { hashes += 1 }
    if hashes > SourceBounds.hashes {
      return tooComplex("more than \(SourceBounds.hashes) '#' stand in a row")
    }
    let next = byte(at + hashes)
    if next == UInt8(ascii: "\"") {
      at += hashes
      openString(hashes: hashes)
    } else if next == UInt8(ascii: "/") {
      at += hashes + 1
      skipRegex(hashes: hashes)
    } else {
      at += hashes
      directive()
    }
  }

  mutating func skipRegex(hashes: Int) {
    while at < text.count {
      if text[at] == UInt8(ascii: "/"), endsLiteral(at + 1, hashes) {
        at += 1 + hashes
        return
      }
      countLine()
    }
  }

  func endsLiteral(_ offset: Int, _ hashes: Int) -> Bool {
    (0..<hashes).allSatisfy { byte(offset + $0) == UInt8(ascii: "#") }
  }

  func isTripleQuote(_ offset: Int) -> Bool {
    byte(offset) == 0x22 && byte(offset + 1) == 0x22 && byte(offset + 2) == 0x22
  }

  mutating func openString(hashes: Int) {
    endRuns()
    top.isTypeLike = false
    let isMultiline = isTripleQuote(at)
    at += isMultiline ? 3 : 1
    finish(StringLiteral(hashes: hashes, isMultiline: isMultiline))
  }

  /// Goes on in a string up to its end, or into the next interpolation.
  mutating func finish(_ string: StringLiteral) {
    while at < text.count {
      let here = text[at]
      if here == UInt8(ascii: "\\"), endsLiteral(at + 1, string.hashes) {
        at += 1 + string.hashes
        guard byte(at) == UInt8(ascii: "(") else {
          if at < text.count { countLine() }
          continue
        }
        at += 1
        push(Level(opener: UInt8(ascii: "("), string: string))
        return
      }
      if here == 0x22, string.isMultiline ? isTripleQuote(at) : true {
        let width = string.isMultiline ? 3 : 1
        if endsLiteral(at + width, string.hashes) {
          at += width + string.hashes
          return
        }
      }
      if !string.isMultiline, here == 0x0A || here == 0x0D { return }
      countLine()
    }
  }
}
