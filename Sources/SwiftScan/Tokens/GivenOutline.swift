// What a call is given, from tokens: which arguments are the same each time it runs. It says what `ConstantReading`
// says of the tree, or nothing.

/// Reads the arguments of calls.
struct GivenOutline {
  let list: TokenList
  let types: TypeOutline

  /// What may be said of an expression.
  private enum Answer { case constant, varying, unsure }

  /// The labels of a call; nil where tokens say too little.
  ///
  /// - Parameters:
  ///   - start: the token behind what is called: a parenthesis, or the brace of a closure.
  ///   - end: the token behind the call.
  func labels(from start: Int, to end: Int) -> GivenLabels? {
    var labels = GivenLabels()
    guard list.kind(start) == .leftParen else {
      addClosures(from: start, to: end, &labels)
      return labels
    }
    var position = 0
    for argument in elements(of: start) {
      var value = argument
      var label = GivenLabels.unlabelled(position)
      if isLabel(argument) {
        label = list.name(argument.lowerBound)
        value = (argument.lowerBound + 2)..<argument.upperBound
      } else {
        position += 1
      }
      switch answer(value) {
      case .constant: labels.constant.append(label)
      case .varying: labels.varying.append(label)
      case .unsure: return nil
      }
    }
    addClosures(from: list.partner(of: start) + 1, to: end, &labels)
    return labels
  }

  /// The closures behind the parentheses: the first has no label.
  private func addClosures(from start: Int, to end: Int, _ labels: inout GivenLabels) {
    var at = start
    while at < end {
      if list.kind(at) == .leftBrace {
        labels.varying.append(GivenLabels.trailingClosure)
        at = list.partner(of: at) + 1
      } else {
        labels.varying.append(list.name(at))
        at = list.partner(of: at + 2) + 1
      }
    }
  }

  /// The ranges between the commas of brackets.
  private func elements(of open: Int) -> [Range<Int>] {
    let close = list.partner(of: open)
    var elements: [Range<Int>] = []
    var start = open + 1
    var at = start
    while at < close {
      if list.kind(at) == .comma {
        elements.append(start..<at)
        start = at + 1
      }
      at = types.nextBehindAngles(at)
    }
    if start < close { elements.append(start..<close) }
    return elements
  }

  private func isLabel(_ argument: Range<Int>) -> Bool {
    guard argument.count > 2, list.kind(argument.lowerBound + 1) == .colon else { return false }
    return list.kind(argument.lowerBound) == .name || list.kind(argument.lowerBound) == .keyword
  }

  // MARK: Expressions

  private func all(_ answers: some Sequence<Answer>) -> Answer {
    var result = Answer.constant
    for answer in answers {
      if answer == .varying { return .varying }
      if answer == .unsure { result = .unsure }
    }
    return result
  }

  private func answer(_ range: Range<Int>) -> Answer {
    guard !range.isEmpty else { return .unsure }
    var operands: [Range<Int>] = []
    var start = range.lowerBound
    var at = start
    while at < range.upperBound {
      switch list.kind(at) {
      case .binaryOperator:
        if types.isAngle(at) { return .unsure }
        operands.append(start..<at)
        start = at + 1
      case .infixQuestion, .equal: return .varying
      case .keyword where [.as, .is].contains(list.word(at)) && list.kind(at - 1) != .period: return .varying
      case .hashIf, .arrow, .semicolon, .colon: return .unsure
      default: break
      }
      at = types.next(at)
    }
    operands.append(start..<range.upperBound)
    return all(operands.map(operand))
  }

  private func operand(_ whole: Range<Int>) -> Answer {
    var range = whole
    if range.count > 1, list.kind(range.lowerBound) == .prefixOperator { range.removeFirst() }
    while range.count > 1, list.kind(range.upperBound - 1) == .exclamation { range.removeLast() }
    guard let first = range.first, let last = range.last else { return .unsure }
    switch list.kind(first) {
    case .number: return first == last ? .constant : .varying
    case .stringStart: return string(first, last)
    case .leftSquare: return list.partner(of: first) == last ? array(first) : .varying
    case .leftParen: return list.partner(of: first) == last ? tuple(first) : .varying
    case .leftBrace, .backslash, .prefixAmpersand, .dollarName, .regex: return .varying
    case .keyword:
      switch list.word(first) {
      case .true, .false, .nil: return first == last ? .constant : .unsure
      case .`self`, .super: return .varying
      case .Self: return chain(range)
      default: return .unsure
      }
    case .name, .period: return chain(range)
    default: return .unsure
    }
  }

  private func string(_ first: Int, _ last: Int) -> Answer {
    guard list.endOfString(first) == last else { return .varying }
    return (first..<last).contains { list.kind($0) == .interpolationStart } ? .varying : .constant
  }

  /// An array of nothing is one; a dictionary is not looked into.
  private func array(_ open: Int) -> Answer {
    let elements = elements(of: open)
    let isDictionary = elements.contains { element in
      var at = element.lowerBound
      while at < element.upperBound, list.kind(at) != .colon, list.kind(at) != .infixQuestion {
        at = types.next(at)
      }
      return list.kind(at) == .colon && at < element.upperBound
    }
    return isDictionary ? .varying : all(elements.map(answer))
  }

  private func tuple(_ open: Int) -> Answer {
    all(elements(of: open).map { answer(isLabel($0) ? ($0.lowerBound + 2)..<$0.upperBound : $0) })
  }

  // MARK: Names

  /// Names joined by points, with a call behind them or without: what else follows makes the value another one.
  private func chain(_ range: Range<Int>) -> Answer {
    var names: [Int] = []
    var at = range.lowerBound
    let isImplicit = list.kind(at) == .period
    if !isImplicit {
      if list.isName(at, among: contextualWords) { return .unsure }
      names.append(at)
      at += 1
    }
    while at < range.upperBound, list.kind(at) == .period {
      switch list.kind(at + 1) {
      case .name, .keyword, .number: names.append(at + 1)
      default: return .unsure
      }
      at += 2
    }
    if at == range.upperBound {
      let isMember = isImplicit || names.count > 1
      return isMember && isOfType(names, isImplicit) ? .constant : .varying
    }
    switch list.kind(at) {
    case .leftParen: return call(names, isImplicit, open: at, end: range.upperBound)
    case .leftSquare, .postfixQuestion, .exclamation, .leftBrace, .postfixOperator: return .varying
    default: return .unsure
    }
  }

  private func call(_ names: [Int], _ isImplicit: Bool, open: Int, end: Int) -> Answer {
    if list.startsLine(open) || list.isCompoundName(open) { return .unsure }
    guard list.partner(of: open) == end - 1, list.partner(of: open) > open + 1 else { return .varying }
    let isPlain = !isImplicit && names.count == 1
    let isOfType =
      isPlain
      ? list.name(names[0]).looksLikeTypeName
      : isOfType(names, isImplicit) && !list.isName(names[names.count - 1], "random")
    return isOfType ? tuple(open) : .varying
  }

  /// Whether a member is one of a type, not of a value.
  private func isOfType(_ names: [Int], _ isImplicit: Bool) -> Bool {
    if isImplicit { return names.count == 1 }
    return names.dropLast().allSatisfy { list.name($0).looksLikeTypeName }
  }
}
