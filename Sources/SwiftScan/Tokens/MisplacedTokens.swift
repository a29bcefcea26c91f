// Code that no parser takes as it stands: tokens where none of their kind can be.

extension CallOutline {
  /// Whether a token stands where none of its kind can: the parser makes sense of such code in its own way.
  func isMisplaced(_ at: Int) -> Bool {
    switch list.kind(at) {
    case .name, .number, .stringStart, .dollarName, .wildcard: return followsOperand(at)
    case .keyword where list.word(at).isValue && list.kind(at - 1) != .period: return followsOperand(at)
    case .binaryOperator, .prefixOperator: return opensAnglesBehindBlank(at)
    case .equal: return levels[levels.count - 1].isCall && !isParameterList
    case .rightParen, .rightSquare, .rightBrace, .comma:
      return [.equal, .period, .arrow, .infixQuestion].contains(list.kind(at - 1))
    default: return false
    }
  }

  /// Whether `<` stands behind a blank and closes all the same: the parser takes `a <b>.c()` for generic arguments.
  private func opensAnglesBehindBlank(_ at: Int) -> Bool {
    guard list.spells(at, "<"), !list.isAdjacent(at), let angle = types.angle(at) else { return false }
    return CalledPath.endsArguments(list.kind(angle.end), list.startsLine(angle.end))
  }

  /// Whether the innermost brackets are those of the member's own parameters.
  var isParameterList: Bool { levels.count == 2 && brace.map { levels[1].opener < $0 } ?? true }

  /// Whether an operand stands directly before another one on its line.
  func followsOperand(_ at: Int) -> Bool {
    guard at > 0, !list.startsLine(at) else { return false }
    if list.kind(at + 1) == .colon {
      // A second name before a colon is that of a parameter.
      return list.kind(at - 1) == .name && levels[levels.count - 1].isCall && !isParameterList
    }
    switch list.kind(at - 1) {
    case .name:
      if list.isName(at - 1, among: wordsBeforeOperands) { return false }
      return list.kind(at - 2) != .at && !list.isName(at, among: ["async", "reasync"])
    case .number, .stringEnd, .rightSquare, .dollarName, .wildcard: return true
    case .rightParen, .rightBrace: return !list.isName(at, among: accessorNames)
    default: return false
    }
  }
}

/// Words that another operand may follow.
private let wordsBeforeOperands: [StaticString] = [
  "await", "some", "any", "each", "async", "consume", "copy", "borrow", "unsafe", "isolated", "sending",
  "weak",
  "unowned", "nonisolated", "lazy", "yield", "discard", "then", "borrowing", "consuming", "final", "override",
  "convenience", "required", "mutating", "nonmutating", "open", "package", "dynamic", "optional",
]
