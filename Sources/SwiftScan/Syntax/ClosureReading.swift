// Calls and closures → events and regions: what is called with what, and when a closure runs.

import SwiftSyntax

extension BodyReader {
  /// Reads a call with its receiver and arguments.
  func call(_ node: FunctionCallExprSyntax, _ span: CodeSpan) -> Value {
    var facts = CallFacts(name: "", span: span)
    let name = callee(node.calledExpression, &facts)
    let index = body.events.count
    add(.call(facts), at: name)
    for argument in node.arguments {
      facts.arguments.append(self.argument(argument.expression, label: argument.label, of: facts))
    }
    if let closure = node.trailingClosure {
      var argument = self.argument(ExprSyntax(closure), label: nil, of: facts)
      argument.isTrailing = true
      facts.arguments.append(argument)
    }
    for element in node.additionalTrailingClosures {
      var argument = self.argument(ExprSyntax(element.closure), label: element.label, of: facts)
      argument.isTrailing = true
      facts.arguments.append(argument)
    }
    body.events[index].kind = .call(facts)
    return Value(span: span, text: text(span), call: index)
  }

  /// Reads what is called; gives the place of its name.
  private func callee(_ expression: ExprSyntax, _ facts: inout CallFacts) -> CodeSpan {
    switch expression.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let node):
      facts.name = plainName(node.baseName)
      facts.constructs = facts.name.looksLikeTypeName && !isLocal(facts.name)
      body.words.insert(facts.name)
      return span(of: node.baseName)
    case .memberAccessExpr(let node): return callee(node, &facts)
    case .genericSpecializationExpr(let node): return callee(node.expression, &facts)
    case .optionalChainingExpr(let node): return callee(node.expression, &facts)
    case .forceUnwrapExpr(let node): return callee(node.expression, &facts)
    case .tupleExpr(let node) where node.elements.count == 1:
      return node.elements.first.map { callee($0.expression, &facts) } ?? span(of: node)
    case .closureExpr(let node):
      let span = span(of: node)
      facts.receiver = Value(
        span: span, text: text(span), closure: closure(node, turn: .now, callee: ""))
      return span
    default:
      facts.receiver = value(expression)
      return span(of: expression)
    }
  }

  private func callee(_ node: MemberAccessExprSyntax, _ facts: inout CallFacts) -> CodeSpan {
    let token = node.declName.baseName
    facts.name = plainName(token)
    body.words.insert(facts.name)
    guard let base = node.base else {
      facts.isImplicit = true
      facts.constructs = facts.name == "init"
      return span(of: token)
    }
    let receiver = value(base)
    if facts.name == "init", let type = receiver.path?.names.last, type.looksLikeTypeName {
      facts.name = type
      facts.constructs = true
      return span(of: base)
    }
    facts.constructs = facts.name.looksLikeTypeName
    facts.receiver = receiver
    return span(of: token)
  }

  private func argument(_ expression: ExprSyntax, label: TokenSyntax?, of call: CallFacts) -> ArgumentFacts {
    let name = label.map { plainName($0) }
    guard let node = expression.as(ClosureExprSyntax.self) else {
      return ArgumentFacts(label: name, value: value(expression))
    }
    let turn = turn(of: call, label: name)
    let span = span(of: node)
    let isChecked = turn == .now && (call.receiver.map(isComputedDifference) ?? false)
    let read = { self.closure(node, turn: turn, callee: call.name) }
    let region = isChecked ? inRegion(.checked, read) : read()
    return ArgumentFacts(label: name, value: Value(span: span, text: text(span), closure: region))
  }

  // MARK: Closures

  /// Reads a closure; gives the region of its body.
  func closure(_ node: ClosureExprSyntax, turn: Turn, callee: String) -> Int {
    var facts = ClosureFacts(turn: turn, span: span(of: node), callee: callee)
    for capture in node.signature?.capture?.items ?? [] {
      let name = plainName(capture.name)
      if let initializer = capture.initializer {
        _ = value(initializer.value)
      } else if name != "self" {
        add(.read(path(named: name)), at: span(of: capture.name))
      }
      if capture.specifier != nil { facts.weakCaptures.insert(name) }
      if name != "self" { facts.names.insert(name) }
    }
    facts.names.formUnion(parameterNames(node.signature))
    let outer = region
    enter(.closure(facts))
    let inner = region
    inScope {
      for name in facts.names { declare(name) }
      read(node.statements, givesResult: true)
    }
    region = outer
    return inner
  }

  private func parameterNames(_ signature: ClosureSignatureSyntax?) -> [String] {
    switch signature?.parameterClause {
    case .simpleInput(let list): list.map { plainName($0.name) }
    case .parameterClause(let clause):
      clause.parameters.map { plainName($0.secondName ?? $0.firstName) }
    case nil: []
    @unknown default: []
    }
  }

  /// When a closure runs that a call is given.
  private func turn(of call: CallFacts, label: String?) -> Turn {
    if label == "completion" || label == "completionHandler" { return .elsewhere }
    let receiver = call.receiver?.path?.text ?? ""
    if immediateCalls.contains(call.name) { return .now }
    switch (receiver, call.name) {
    case ("UIView", "animate"), ("UIView", "transition"), ("UIView", "animateKeyframes"),
      ("UIView", "modifyAnimations"), ("NSAnimationContext", "runAnimationGroup"), ("context", "animate"),
      ("DispatchQueue.main", "sync"):
      return .now
    case ("DispatchQueue.main", "async"), ("DispatchQueue.main", "asyncAfter"), ("", "Task"),
      ("MainActor", "run"), ("RunLoop.main", "perform"), ("OperationQueue.main", "addOperation"):
      return .later
    default: return .elsewhere
    }
  }
}

/// Calls that run their closure before they return.
private let immediateCalls: Set = [
  "forEach", "map", "compactMap", "flatMap", "filter", "reduce", "sorted", "first", "last", "contains",
  "allSatisfy", "firstIndex", "min", "max", "removeAll", "performWithoutAnimation", "withAnimation",
  "withTransaction", "autoreleasepool", "performAsCurrent",
]
