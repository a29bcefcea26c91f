// The methods by which SwiftUI makes and updates a bridged object, from tokens: what they say they make or are given, and
// what a plain body returns.

/// A `make…` or `update…` method of a bridge, or its `makeCoordinator`, by its tokens.
struct BridgeMethodOutline {
  var name: String
  /// The type that is returned, or for an update the type of the first parameter.
  var types: [TypeReference]
  /// What the body returns.
  var returns: [ValueSource] = []
  /// The parameters; of a method that makes something also the variables of its body.
  var variables: [VariableOutline]

  /// Nil where tokens say too little.
  ///
  /// - Parameters:
  ///   - open: the parenthesis of the parameters.
  ///   - body: the tokens of the body, without its braces; nil where it has none.
  init?(_ name: String, _ reader: OutlineReader, parameters open: Int, body: Range<Int>?) {
    self.name = name
    guard let parameters = reader.parameters(open) else { return nil }
    variables = parameters.compactMap { name, type in
      type.unwrapped.first.map {
        VariableOutline(name: name, source: .type($0), isMade: false, isOutlet: false)
      }
    }
    let isMake = name.hasPrefix("make")
    types = parameters.first?.type.unwrapped ?? []
    if isMake {
      guard let result = reader.result(behind: open) else { return nil }
      types = result
    }
    guard let body else { return }
    guard isMake ? readPlain(body, reader) : readUpdate(body, reader) else { return nil }
  }

  // MARK: Bodies

  /// Reads a body without blocks and closures: what is called in those is called at another time.
  private mutating func readPlain(_ body: Range<Int>, _ reader: OutlineReader) -> Bool {
    let list = reader.list
    let isPlain = body.allSatisfy { index in
      switch list.kind(index) {
      case .leftBrace, .hashIf: false
      default: true
      }
    }
    guard isPlain, let statements = reader.statements(in: body) else { return false }
    for statement in statements {
      switch list.word(statement.lowerBound) {
      case .let, .var: guard add(variables: statement, reader) else { return false }
      case .return: guard add(result: statement.dropFirst(), reader) else { return false }
      default:
        guard !statement.contains(where: { [.let, .var, .return].contains(list.word($0)) }) else {
          return false
        }
        if statements.count == 1, !add(only: statement, reader) { return false }
      }
    }
    return true
  }

  /// Of an update only a single expression can be what it returns.
  private mutating func readUpdate(_ body: Range<Int>, _ reader: OutlineReader) -> Bool {
    let list = reader.list
    let returnsNothing = body.allSatisfy { index in
      guard list.word(index) == .return else { return true }
      return list.kind(index + 1) == .rightBrace || list.kind(index + 1) == .semicolon
    }
    guard returnsNothing else { return false }
    guard !body.isEmpty, reader.itemEnd(from: body.lowerBound, until: body.upperBound) == body.upperBound
    else { return true }
    return add(only: body, reader)
  }

  // MARK: Statements

  private mutating func add(variables statement: Range<Int>, _ reader: OutlineReader) -> Bool {
    var at = statement.lowerBound + 1
    while at < statement.upperBound {
      guard let binding = reader.binding(at, until: statement.upperBound, isOutlet: false) else {
        return false
      }
      if let variable = binding.variable { variables.append(variable) }
      at = binding.end
      if at < statement.upperBound {
        guard reader.list.kind(at) == .comma else { return false }
        at += 1
      }
    }
    return true
  }

  private mutating func add(result: Range<Int>, _ reader: OutlineReader) -> Bool {
    guard !result.isEmpty else { return true }
    guard let value = ValueOutline(reader.list, reader.types, result) else { return false }
    if let source = value.source { returns.append(source) }
    return true
  }

  /// The only statement of a body is what it returns, if it is an expression.
  private mutating func add(only statement: Range<Int>, _ reader: OutlineReader) -> Bool {
    let list = reader.list
    if list.kind(statement.lowerBound) == .keyword, !startsExpression(list.word(statement.lowerBound)) {
      return true
    }
    var at = statement.lowerBound
    var isAssignment = false
    while at < statement.upperBound {
      if list.kind(at) == .equal { isAssignment = true }
      if list.word(at) == .as, list.kind(at - 1) != .period { return false }
      at = reader.types.next(at)
    }
    return isAssignment || add(result: statement, reader)
  }

  private func startsExpression(_ word: Keyword) -> Bool {
    [.`self`, .Self, .super, .true, .false, .nil, .try, .`init`, .Any].contains(word)
  }
}

extension OutlineReader {
  /// The parameters between parentheses, by the names that the body has for them; nil where they are not plain.
  fileprivate func parameters(_ open: Int) -> [(name: String, type: WrittenType)]? {
    let close = list.partner(of: open)
    var all: [(name: String, type: WrittenType)] = []
    var here = open + 1
    while here < close {
      while list.kind(here) == .at {
        guard let next = types.endOfAttribute(here) else { return nil }
        here = next
      }
      while here < close, list.kind(here) != .colon { here += 1 }
      guard here < close, let type = plainType(at: here + 1) else { return nil }
      all.append((list.name(here - 1), type))
      here = type.end
      while here < close, list.kind(here) != .comma { here = types.nextBehindAngles(here) }
      here += 1
    }
    return all
  }

  /// What a function says behind its parameters that it returns; nil where only the parser can tell.
  fileprivate func result(behind open: Int) -> [TypeReference]? {
    let next = list.partner(of: open) + 1
    switch list.kind(next) {
    case .arrow: return plainType(at: next + 1)?.unwrapped
    case .leftBrace, .rightBrace: return []
    default: return list.startsLine(next) ? [] : nil
    }
  }

  /// A type that is neither `some` type nor `any` one.
  private func plainType(at index: Int) -> WrittenType? {
    list.isName(index, among: ["some", "any"]) ? nil : types.type(at: index)
  }

  /// The statements between two tokens; nil where they cannot be told apart.
  fileprivate func statements(in body: Range<Int>) -> [Range<Int>]? {
    var all: [Range<Int>] = []
    var at = body.lowerBound
    while at < body.upperBound {
      if list.kind(at) == .semicolon {
        at += 1
        continue
      }
      let end = itemEnd(from: at, until: body.upperBound)
      guard end > at else { return nil }
      all.append(at..<end)
      at = end
    }
    return all
  }
}
