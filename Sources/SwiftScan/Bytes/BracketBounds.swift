// The bounds pass over brackets: how deep they are, and how often the parser would look ahead over them.

extension BoundsPass {
  mutating func push(_ level: Level) {
    levels.append(level)
    if levels.count > SourceBounds.nesting + 1 {
      tooComplex("brackets are nested more than \(SourceBounds.nesting) deep")
    }
  }

  mutating func open(_ opener: UInt8) {
    var level = Level(opener: opener)
    level.squareRun = squareRun(opening: opener)
    level.attributes = top.attributes + top.attributedAngles + (previousWord == .attribute ? 1 : 0)
    checkLookahead(level)
    endRuns()
    if opener == UInt8(ascii: "{") { top.pendingWords = 0 }
    if at > 0, [0x29, 0x5D, 0x7D].contains(text[at - 1]) { addToChain() }
    at += 1
    push(level)
  }

  /// The run of square brackets that a bracket at this place is in: a call or a subscript begins anew.
  func squareRun(opening opener: UInt8) -> Int {
    let previous = at > 0 ? text[at - 1] : 0
    let isPostfix =
      (isWordByte(previous) && previousWord != .attribute) || previous == 0x29 || previous == 0x5D
    let outer = top.isTypeLike && !isPostfix ? top.squareRun : 0
    switch opener {
    case UInt8(ascii: "["): return outer + 1
    case UInt8(ascii: "("): return outer
    default: return 0
    }
  }

  /// What the parser does twice at each level, because it looks whether a type comes before it reads one.
  mutating func checkLookahead(_ level: Level) {
    if level.opener == UInt8(ascii: "["), level.squareRun >= 8 {
      squareCost += 1 << min(level.squareRun, 30)
      if squareCost > SourceBounds.squareBracketCost {
        tooComplex("too many square brackets stand directly in one another")
      }
    }
    if level.attributes > SourceBounds.attributes {
      tooComplex("attributes stand in the arguments of attributes")
    }
  }

  mutating func close(_ closer: UInt8) {
    endRuns()
    at += 1
    let opener: UInt8 = closer == 0x29 ? 0x28 : closer == 0x5D ? 0x5B : 0x7B
    guard let match = levels.lastIndex(where: { $0.opener == opener }) else { return }
    let string = levels[match].string
    levels.removeSubrange(match...)
    if closer == UInt8(ascii: "}") { endBrace() }
    if let string { finish(string) }
  }

  /// Behind a block comes `else`, or its chain of `else if` is at an end.
  mutating func endBrace() {
    var next = at
    while [0x20, 0x09, 0x0A, 0x0D].contains(byte(next)) { next += 1 }
    let word = [UInt8]("else".utf8)
    if !word.indices.allSatisfy({ byte(next + $0) == word[$0] }) { top.elseIfs = 0 }
  }

  mutating func endRuns() {
    wordRun = 0
    previousWord = .none
  }
}
