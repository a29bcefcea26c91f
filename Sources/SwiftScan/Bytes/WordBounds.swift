// The bounds pass over words and signs: chains, operands of operands, and `#if`.

extension BoundsPass {

  mutating func addToChain() {
    top.chain += 1
    if top.chain > SourceBounds.chain {
      tooComplex("an expression has more than \(SourceBounds.chain) links")
    }
  }

  mutating func sign(_ sign: UInt8) {
    let isAttributed = previousWord == .attribute
    endRuns()
    at += 1
    if isAttributed, sign == UInt8(ascii: ".") { previousWord = .attributePoint }
    noteTypeLike(sign)
    switch sign {
    case UInt8(ascii: "."), UInt8(ascii: "?"), UInt8(ascii: "!"): addToChain()
    case UInt8(ascii: "-") where byte(at) == UInt8(ascii: ">"):
      at += 1
      addToChain()
    case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "="):
      top.chain = 0
      if sign == UInt8(ascii: ";") { top.angles = 0 }
    case UInt8(ascii: "<"):
      top.angles += 1
      if isAttributed {
        top.attributedAngles += 1
        checkLookahead(Level(opener: sign, attributes: top.attributes + top.attributedAngles))
      }
      if top.angles > SourceBounds.openAngles {
        tooComplex("more than \(SourceBounds.openAngles) '<' stand in a row without '>'")
      }
    case UInt8(ascii: ">"): top.angles = max(0, top.angles - 1)
    default: break
    }
  }

  /// Signs that no type holds, so that the parser's look ahead ends there.
  mutating func noteTypeLike(_ sign: UInt8) {
    switch sign {
    case UInt8(ascii: "."), UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: "<"), UInt8(ascii: ">"),
      UInt8(ascii: "&"), UInt8(ascii: "-"), UInt8(ascii: "~"), UInt8(ascii: ":"):
      break
    case UInt8(ascii: ","):
      if top.opener != UInt8(ascii: "("), top.angles == 0 { top.isTypeLike = false }
    case UInt8(ascii: ";"): top.isTypeLike = true
    default: top.isTypeLike = false
    }
  }

  func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "@"), 0x80...:
      true
    default: false
    }
  }

  /// The word at this place; empty where it is longer than any that matters.
  mutating func readWord() -> String {
    let start = at
    while at < text.count, isWordByte(text[at]) { at += 1 }
    return at - start > 15 ? "" : String(decoding: text[start..<at], as: UTF8.self)
  }

  mutating func word() {
    let isAttribute = text[at] == UInt8(ascii: "@") || previousWord == .attributePoint
    let word = readWord()
    if previousWord == .elseWord, word == "if" {
      top.elseIfs += 1
      if top.elseIfs > SourceBounds.elseIfs {
        tooComplex("more than \(SourceBounds.elseIfs) 'else if' follow one another")
      }
    }
    if word == "precedencegroup", levels.count > 1 {
      nestedGroups += 1
      if nestedGroups > SourceBounds.nestedGroups { tooComplex("precedence groups stand inside one another") }
    }
    if openingWords.contains(word) { top.pendingWords += 1 }
    wordRun = prefixWords.contains(word) ? wordRun + 1 : 0
    if max(wordRun, top.pendingWords) > SourceBounds.prefixWords {
      tooComplex("more than \(SourceBounds.prefixWords) words such as '\(word)' follow one another")
    }
    previousWord = word == "else" ? .elseWord : isAttribute ? .attribute : .other
  }

  mutating func directive() {
    endRuns()
    let word = readWord()
    switch word {
    case "if":
      conditions.append(1)
      if conditions.count > SourceBounds.conditions {
        tooComplex("'#if' is nested more than \(SourceBounds.conditions) deep")
      }
    case "elseif", "else":
      guard let last = conditions.indices.last else { break }
      conditions[last] += 1
      if conditions[last] > SourceBounds.branches {
        tooComplex("an '#if' has more than \(SourceBounds.branches) branches")
      }
    case "endif": _ = conditions.popLast()
    default: break
    }
  }
}

/// Words that wait for a block.
private let openingWords: Set = ["if", "switch"]

/// Words that take the next word as their operand, so that a parser recurses.
private let prefixWords: Set = [
  "try", "await", "if", "switch", "some", "any", "each", "repeat", "unsafe", "consume", "copy", "borrow",
  "inout",
  "sending", "isolated", "throw", "return", "let", "var", "is", "do", "guard", "while", "defer",
  "nonisolated",
]
