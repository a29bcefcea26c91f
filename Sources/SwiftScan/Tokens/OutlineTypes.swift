// Types as they are written → mentions of types by name, without a syntax tree.

/// What a type in the sources mentions.
struct WrittenType {
  /// What an inheritance clause or an alias takes from it; compositions are taken apart.
  var references: [TypeReference] = []
  /// The same where `X?` and `[X]` count as `X`.
  var unwrapped: [TypeReference] = []
  /// The token behind it.
  var end: Int
}

/// Reads types. Nil means: this is for the parser.
struct TypeOutline {
  let list: TokenList
  let lines: LineTable
  /// Brackets inside one another, at most.
  private static let nesting = 48

  /// The type that begins at a token.
  func type(at start: Int, depth: Int = 0) -> WrittenType? {
    guard depth < Self.nesting, let first = element(at: start, depth) else { return nil }
    guard isAmpersand(first.end) else { return first }
    var all = first.references
    var end = first.end
    while isAmpersand(end) {
      guard let next = element(at: end + 1, depth) else { return nil }
      all += next.references
      end = next.end
    }
    return WrittenType(references: all, unwrapped: all, end: end)
  }

  private func isAmpersand(_ index: Int) -> Bool {
    switch list.kind(index) {
    case .binaryOperator, .prefixAmpersand: list.spells(index, "&")
    default: false
    }
  }

  /// A type without `&`.
  private func element(at start: Int, _ depth: Int) -> WrittenType? {
    var at = start
    while list.kind(at) == .at {
      guard let next = endOfAttribute(at) else { return nil }
      at = next
    }
    if list.word(at) == .inout { return type(at: at + 1, depth: depth + 1) }
    if isSpecifier(at), startsType(at + 1) { return specified(at, depth) }
    if list.kind(at) == .prefixOperator {
      guard list.spells(at, "~"), let inner = element(at: at + 1, depth + 1) else { return nil }
      return WrittenType(end: inner.end)
    }
    return simple(at: at, depth).flatMap { behind($0, depth) }
  }

  private func isSpecifier(_ index: Int) -> Bool {
    list.isName(
      index,
      among: [
        "some", "any", "each", "sending", "borrowing", "consuming", "isolated", "__owned", "__shared",
        "nonisolated", "_const",
      ])
      || list.word(index) == .repeat
  }

  private func startsType(_ index: Int) -> Bool {
    guard !list.startsLine(index) else { return false }
    switch list.kind(index) {
    case .name, .leftParen, .leftSquare, .at: return true
    case .prefixOperator: return list.spells(index, "~")
    case .keyword: return [.Any, .Self, .inout, .repeat].contains(list.word(index))
    default: return false
    }
  }

  /// `some X` and `any X` mention nothing; `sending X` mentions `X`.
  private func specified(_ index: Int, _ depth: Int) -> WrittenType? {
    let isPlain = list.isName(index, among: ["sending", "borrowing", "consuming", "isolated"])
    // `nonisolated(nonsending)` and its like.
    guard list.kind(index + 1) != .leftParen || !list.isName(index, "nonisolated"),
      let inner = isPlain ? element(at: index + 1, depth + 1) : type(at: index + 1, depth: depth + 1)
    else { return nil }
    return isPlain ? inner : WrittenType(end: inner.end)
  }

  // MARK: Simple types

  private func simple(at start: Int, _ depth: Int) -> WrittenType? {
    switch list.kind(start) {
    case .name: return named(at: start)
    case .keyword where list.word(start) == .Any || list.word(start) == .Self: return named(at: start)
    case .leftSquare: return bracketed(at: start, depth)
    case .leftParen: return parenthesized(at: start, depth)
    default: return nil
    }
  }

  /// `A.B<C>`.
  private func named(at start: Int) -> WrittenType? {
    guard !list.isName(start, among: ["some", "any"]) else { return nil }
    var reference = TypeReference(path: [list.name(start)], place: place(start))
    var at = start + 1
    if isAngle(at) {
      guard let angle = angle(at) else { return nil }
      reference.arguments = angle.arguments
      return finished(reference, behind: angle)
    }
    while list.kind(at) == .period, list.kind(at + 1) == .name {
      if list.isName(at + 1, among: ["Type", "Protocol"]) { return WrittenType(end: at + 2) }
      reference.path.append(list.name(at + 1))
      at += 2
      guard isAngle(at) else { continue }
      guard let angle = angle(at) else { return nil }
      reference.arguments = angle.arguments
      return finished(reference, behind: angle)
    }
    return WrittenType(references: [reference], unwrapped: [reference], end: at)
  }

  /// What stands behind `>`: more of the path, or question marks that the lexer left at the bracket.
  private func finished(_ reference: TypeReference, behind angle: AngleList) -> WrittenType? {
    if angle.rest.isEmpty {
      guard list.kind(angle.end) == .period, list.kind(angle.end + 1) == .name else {
        return WrittenType(references: [reference], unwrapped: [reference], end: angle.end)
      }
      if list.isName(angle.end + 1, among: ["Type", "Protocol"]) { return WrittenType(end: angle.end + 2) }
      var longer = reference
      longer.path.append(list.name(angle.end + 1))
      longer.arguments = []
      guard !isAngle(angle.end + 2) else {
        guard let next = self.angle(angle.end + 2) else { return nil }
        longer.arguments = next.arguments
        return finished(longer, behind: next)
      }
      // A path that goes on behind a second bracket is read as one of the parts above.
      guard list.kind(angle.end + 2) != .period else { return nil }
      return WrittenType(references: [longer], unwrapped: [longer], end: angle.end + 2)
    }
    guard angle.rest.allSatisfy({ $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "!") }) else { return nil }
    return WrittenType(unwrapped: [reference], end: angle.end)
  }

  /// `[X]` and `[K: V]`.
  private func bracketed(at start: Int, _ depth: Int) -> WrittenType? {
    let close = list.partner(of: start)
    guard let inner = type(at: start + 1, depth: depth + 1) else { return nil }
    if inner.end == close { return WrittenType(unwrapped: inner.unwrapped, end: close + 1) }
    guard list.kind(inner.end) == .colon, let value = type(at: inner.end + 1, depth: depth + 1),
      value.end == close
    else { return nil }
    return WrittenType(end: close + 1)
  }

  /// `(X)`, a tuple, or the parameters of a function type.
  private func parenthesized(at start: Int, _ depth: Int) -> WrittenType? {
    let close = list.partner(of: start)
    if isFunctionArrow(close + 1) {
      guard let arrow = arrow(from: close + 1), let result = type(at: arrow + 1, depth: depth + 1) else {
        return nil
      }
      return WrittenType(end: result.end)
    }
    guard start + 1 < close else { return WrittenType(end: close + 1) }
    let isLabelled = list.kind(start + 2) == .colon || list.kind(start + 3) == .colon
    let first = isLabelled ? nil : type(at: start + 1, depth: depth + 1)
    guard let first, first.end == close else {
      // Labels or several elements: nothing is named, but one with a label alone.
      return holdsComma(start, close) ? WrittenType(end: close + 1) : nil
    }
    return WrittenType(references: first.references, unwrapped: first.unwrapped, end: close + 1)
  }

  private func holdsComma(_ open: Int, _ close: Int) -> Bool {
    var at = open + 1
    while at < close {
      if list.kind(at) == .comma { return true }
      at = next(at)
    }
    return false
  }

  private func isFunctionArrow(_ index: Int) -> Bool {
    list.kind(index) == .arrow || list.word(index) == .throws || list.word(index) == .rethrows
      || (list.isName(index, "async") && isFunctionArrow(index + 1))
  }

  /// The arrow behind `async throws(X)`.
  private func arrow(from index: Int) -> Int? {
    var at = index
    while at < list.end {
      switch list.kind(at) {
      case .arrow: return at
      case .leftParen: at = list.partner(of: at) + 1
      case .name where list.isName(at, "async"), .keyword where [.throws, .rethrows].contains(list.word(at)):
        at += 1
      default: return nil
      }
    }
    return nil
  }

  // MARK: Behind a type

  /// Question and exclamation marks, `.Type`, and an arrow.
  private func behind(_ type: WrittenType, _ depth: Int) -> WrittenType? {
    var type = type
    while true {
      switch list.kind(type.end) {
      case .postfixQuestion where list.isAdjacent(type.end), .exclamation where list.isAdjacent(type.end):
        type.references = []
        type.end += 1
      case .postfixOperator where list.isAdjacent(type.end):
        guard list.spells(type.end, "??") else { return type }
        type.references = []
        type.end += 1
      case .period:
        guard list.isName(type.end + 1, among: ["Type", "Protocol"]) else { return nil }
        type = WrittenType(end: type.end + 2)
      default: return type
      }
    }
  }

  /// The token behind an attribute; nil where that is not plain.
  func endOfAttribute(_ index: Int) -> Int? {
    guard list.kind(index + 1) == .name || list.kind(index + 1) == .keyword else { return nil }
    var at = index + 2
    while list.kind(at) == .period, list.kind(at + 1) == .name { at += 2 }
    if isAngle(at) {
      guard let angle = angle(at), angle.rest.isEmpty else { return nil }
      at = angle.end
    }
    guard list.kind(at) == .leftParen else { return at }
    if list.isAdjacent(at) { return list.partner(of: at) + 1 }
    return list.startsLine(at) || list.isName(index + 1, among: plainAttributes) ? at : nil
  }

  func place(_ index: Int) -> SourcePlace { lines.place(at: Int(list.tokens[index].start)) }
}

/// Attributes without arguments: a parenthesis behind them is the type's.
private let plainAttributes: [StaticString] = [
  "escaping", "autoclosure", "Sendable", "MainActor", "unchecked", "retroactive", "preconcurrency",
  "noescape", "unknown", "isolated",
]
