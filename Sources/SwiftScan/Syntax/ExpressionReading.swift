// Expressions → values and events. A path of names is one event, however long it is.

import SwiftSyntax

extension BodyReader {
  /// Reads an expression.
  /// - Parameter isRead: whether a path of names is written down as read; not where more of it follows.
  func value(_ expression: ExprSyntax, isRead: Bool = true) -> Value {
    let span = span(of: expression)
    switch expression.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let node): return name(node, span, isRead)
    case .memberAccessExpr(let node): return member(node, span, isRead)
    case .functionCallExpr(let node): return call(node, span)
    case .subscriptCallExpr(let node):
      let base = value(node.calledExpression, isRead: false)
      for argument in node.arguments { _ = value(argument.expression) }
      return extended(base, by: "[]", span, isRead)
    case .optionalChainingExpr(let node): return wrapped(node.expression, span, isRead, isOptional: true)
    case .forceUnwrapExpr(let node): return wrapped(node.expression, span, isRead)
    case .tryExpr(let node): return wrapped(node.expression, span, isRead)
    case .awaitExpr(let node): return wrapped(node.expression, span, isRead)
    case .inOutExpr(let node): return wrapped(node.expression, span, isRead)
    case .genericSpecializationExpr(let node): return wrapped(node.expression, span, isRead)
    case .tupleExpr(let node):
      if node.elements.count == 1, let only = node.elements.first {
        return wrapped(only.expression, span, isRead)
      }
      for element in node.elements { _ = value(element.expression) }
      return Value(span: span, text: text(span))
    case .sequenceExpr(let node): return sequence(node.elements.map { $0 }[...], span, isRead)
    case .closureExpr(let node):
      return Value(span: span, text: text(span), closure: closure(node, turn: .elsewhere, callee: ""))
    case .superExpr:
      return Value(span: span, text: "super", path: Path(names: ["super"], isLocal: true))
    case .nilLiteralExpr: return Value(span: span, text: "nil", isNil: true, isLiteral: true)
    case .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr, .discardAssignmentExpr:
      return Value(span: span, text: text(span), isLiteral: true)
    case .ifExpr(let node): read(node)
    case .switchExpr(let node): read(node)
    case .keyPathExpr, .typeExpr: break
    case .stringLiteralExpr(let node):
      visitChildren(of: node)
      let isPlain = node.segments.allSatisfy { $0.is(StringSegmentSyntax.self) }
      return Value(span: span, text: text(span), isLiteral: isPlain)
    default: visitChildren(of: expression)
    }
    return Value(span: span, text: text(span))
  }

  private func visitChildren(of node: some SyntaxProtocol) {
    for child in node.children(viewMode: .sourceAccurate) { visit(child) }
  }

  /// An expression that means the same as the one inside it.
  private func wrapped(
    _ inner: ExprSyntax, _ span: CodeSpan, _ isRead: Bool, isOptional: Bool = false
  ) -> Value {
    var value = value(inner, isRead: isRead)
    value.span = span
    value.text = text(span)
    if isOptional { value.path?.isOptional = true }
    return value
  }

  // MARK: Paths

  func path(named name: String) -> Path {
    name == "self" ? Path(names: [], isOfSelf: true) : Path(names: [name], isLocal: isLocal(name))
  }

  private func name(_ node: DeclReferenceExprSyntax, _ span: CodeSpan, _ isRead: Bool) -> Value {
    let name = plainName(node.baseName)
    body.words.insert(name)
    var path: Path
    switch node.baseName.tokenKind {
    case .keyword(.self): path = Path(names: [], isOfSelf: true)
    case .dollarIdentifier(let text): path = Path(names: [text], isLocal: isClosureArgument(text))
    default: path = Path(names: [name], isLocal: isLocal(name))
    }
    if isRead, !path.isSelf { add(.read(path), at: span) }
    return Value(span: span, text: text(span), path: path)
  }

  /// Whether a `$` name is `$0` and not the projection of a property.
  private func isClosureArgument(_ text: String) -> Bool { text.dropFirst().allSatisfy(\.isNumber) }

  private func member(_ node: MemberAccessExprSyntax, _ span: CodeSpan, _ isRead: Bool) -> Value {
    let name = plainName(node.declName.baseName)
    body.words.insert(name)
    guard let base = node.base else { return Value(span: span, text: text(span)) }
    if name == "self" { return wrapped(base, span, isRead) }
    return extended(value(base, isRead: false), by: name, span, isRead)
  }

  /// A value with one more name behind it.
  private func extended(_ base: Value, by name: String, _ span: CodeSpan, _ isRead: Bool) -> Value {
    var value = Value(span: span, text: text(span))
    if var path = base.path {
      path.names.append(name)
      value.path = path
      if isRead { add(.read(path), at: span) }
    } else if base.call != nil {
      value.call = base.call
      value.tail = base.tail + [name]
    }
    return value
  }

  // MARK: Operators

  /// A flat row of operands and operators: assignment binds weakest, then the choice, then the rest.
  private func sequence(_ elements: ArraySlice<ExprSyntax>, _ span: CodeSpan, _ isRead: Bool) -> Value {
    guard let first = elements.first else { return Value(span: span, text: text(span)) }
    if elements.count == 1 { return value(first, isRead: isRead) }
    if let at = elements.firstIndex(where: isAssignment) { return assignment(elements, at, span) }
    if let at = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }) {
      return choice(elements, at, span)
    }
    return operands(elements, span, isRead)
  }

  private func isAssignment(_ element: ExprSyntax) -> Bool {
    if element.is(AssignmentExprSyntax.self) { return true }
    guard let sign = element.as(BinaryOperatorExprSyntax.self)?.operator.text else { return false }
    return sign.hasSuffix("=") && !comparisons.contains(sign)
  }

  private func part(_ elements: ArraySlice<ExprSyntax>) -> Value {
    let start = elements.first.map { span(of: $0).start } ?? statement.start
    let end = elements.last.map { span(of: $0).end } ?? start
    return sequence(elements, CodeSpan(start: start, end: end), true)
  }

  private func assignment(_ elements: ArraySlice<ExprSyntax>, _ at: Int, _ span: CodeSpan) -> Value {
    let isCompound = !elements[at].is(AssignmentExprSyntax.self)
    let left = elements[..<at]
    if left.count == 1, let first = left.first, first.is(DiscardAssignmentExprSyntax.self) {
      let value = part(elements[(at + 1)...])
      if let call = value.call, isOutermost(call, in: value) { use(.discarded, ofCall: call) }
      return Value(span: span, text: text(span))
    }
    let target = left.count == 1 ? left.first.map { self.value($0, isRead: false) } : part(left)
    if let target, var owner = target.path, owner.names.count > 1 || isCompound {
      if !isCompound { owner.names.removeLast() }
      add(.read(owner), at: target.span)
    }
    let value = part(elements[(at + 1)...])
    if let target {
      add(.assignment(target: target, value: value, isCompound: isCompound), at: target.span)
    }
    return Value(span: span, text: text(span))
  }

  private func choice(_ elements: ArraySlice<ExprSyntax>, _ at: Int, _ span: CodeSpan) -> Value {
    _ = part(elements[..<at])
    body.branches += 1
    inRegion(.checked) {
      if let choice = elements[at].as(UnresolvedTernaryExprSyntax.self) {
        _ = value(choice.thenExpression)
      }
      _ = part(elements[(at + 1)...])
    }
    return Value(span: span, text: text(span))
  }

  private func operands(_ elements: ArraySlice<ExprSyntax>, _ span: CodeSpan, _ isRead: Bool) -> Value {
    let isCast = elements.count == 3 && elements.dropFirst().first?.is(UnresolvedAsExprSyntax.self) ?? false
    if isCast, let first = elements.first, let type = elements.last {
      var value = wrapped(first, span, isRead)
      value.cast = text(self.span(of: type))
      return value
    }
    let outer = region
    for element in elements {
      if let sign = element.as(BinaryOperatorExprSyntax.self)?.operator.text {
        if ["??", "&&", "||"].contains(sign) { enter(.checked) }
      } else {
        _ = value(element)
      }
    }
    region = outer
    return Value(span: span, text: text(span))
  }
}

/// Operators that end in `=` and assign nothing.
private let comparisons: Set = ["==", "!=", "<=", ">=", "===", "!==", "~=", ".==", ".!=", ".<=", ".>="]
