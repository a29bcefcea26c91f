// Calls that may make an instance: of a named type, or by an implicit `.init` whose type the surroundings
// give.

import SwiftSyntax

extension FactsReader {
  /// Writes down a call whose callee names a type or is an implicit `.init`.
  func addCall(_ node: some ExprSyntaxProtocol, callee: ExprSyntax) {
    guard let source = calledSource(callee) else { return }
    facts.calls.append(
      Call(
        callee: source, place: place(of: callee), scope: scope, reach: reach, conditions: conditionTexts,
        availability: availability(at: node),
        lines: lines(of: node), isPreview: isPreview, rootView: rootView(of: node, callee: source),
        given: given(node, callee: source)))
  }

  /// Functions make no view, so that nobody asks what they are given.
  private func given(_ node: some ExprSyntaxProtocol, callee: ValueSource) -> GivenLabels? {
    if case .type(let type) = callee, !type.name.looksLikeTypeName { return nil }
    return node.as(FunctionCallExprSyntax.self).map(GivenLabels.init)
  }

  private func calledSource(_ callee: ExprSyntax) -> ValueSource? {
    if let named = reference(callee) { return .type(named) }
    guard let member = callee.as(MemberAccessExprSyntax.self), member.base == nil,
      member.declName.baseName.tokenKind == .keyword(.`init`), let call = member.parent
    else { return nil }
    return expectedType(of: call)
  }

  /// The type that the place of an expression asks for; nil where only a type checker would know.
  private func expectedType(of expression: Syntax) -> ValueSource? {
    var node = expression
    while let parent = node.parent {
      switch parent.kind {
      case .initializerClause: return typeOfInitialised(parent)
      case .returnStmt, .codeBlockItem: return resultType(around: parent)
      case .asExpr: return parent.as(AsExprSyntax.self).flatMap { annotation($0.type) }
      case .sequenceExpr:
        if let source = assigned(before: node, in: parent) { return source }
        guard isChoice(parent) else { return nil }
      case .tupleExpr, .labeledExprList, .labeledExpr, .exprList, .arrayElement, .arrayElementList,
        .arrayExpr,
        .tryExpr, .awaitExpr, .ternaryExpr, .unresolvedTernaryExpr, .forceUnwrapExpr,
        .optionalChainingExpr:
        if parent.kind == .labeledExprList, parent.parent?.kind != .tupleExpr { return nil }
      default: return nil
      }
      node = parent
    }
    return nil
  }

  private func annotation(_ type: TypeSyntax) -> ValueSource? {
    references(type, unwrapped: true).first.map(ValueSource.type)
  }

  /// `let x: T = .init()` and `func f(x: T = .init())`.
  private func typeOfInitialised(_ clause: Syntax) -> ValueSource? {
    if let binding = clause.parent?.as(PatternBindingSyntax.self) {
      return binding.typeAnnotation.flatMap { annotation($0.type) }
    }
    return clause.parent?.as(FunctionParameterSyntax.self).flatMap { annotation($0.type) }
  }

  /// `x = .init()` and `self.x = .init()`; `x as T`.
  private func assigned(before node: Syntax, in sequence: Syntax) -> ValueSource? {
    guard let elements = sequence.as(SequenceExprSyntax.self)?.elements.map({ $0 }), elements.count >= 3
    else { return nil }
    if let type = elements.last?.as(TypeExprSyntax.self),
      elements[elements.count - 2].is(UnresolvedAsExprSyntax.self)
    {
      return annotation(type.type)
    }
    guard elements[1].is(AssignmentExprSyntax.self), elements[0].id != node.id else { return nil }
    return source(of: elements[0])
  }

  /// Whether a sequence of operators hands one of its operands on, as `a ?? b` and `c ? a : b` do.
  private func isChoice(_ sequence: Syntax) -> Bool {
    guard let elements = sequence.as(SequenceExprSyntax.self)?.elements else { return false }
    return elements.allSatisfy { element in
      if let sign = element.as(BinaryOperatorExprSyntax.self) { return sign.operator.text == "??" }
      return !element.is(AssignmentExprSyntax.self)
    }
  }

  /// The result type of the function, getter or closure that a returned expression stands in.
  private func resultType(around statement: Syntax) -> ValueSource? {
    if let item = statement.as(CodeBlockItemSyntax.self),
      item.parent?.as(CodeBlockItemListSyntax.self)?.count != 1
    {
      return nil
    }
    var node = statement
    while let parent = node.parent {
      if let function = parent.as(FunctionDeclSyntax.self) {
        return function.signature.returnClause.flatMap { annotation($0.type) }
      }
      if let closure = parent.as(ClosureExprSyntax.self) {
        return closure.signature?.returnClause.flatMap { annotation($0.type) }
      }
      if let accessor = parent.as(AccessorDeclSyntax.self),
        accessor.accessorSpecifier.tokenKind != .keyword(.get)
      {
        return nil
      }
      if let binding = parent.as(PatternBindingSyntax.self) {
        return binding.typeAnnotation.flatMap { annotation($0.type) }
      }
      if let element = parent.as(SubscriptDeclSyntax.self) { return annotation(element.returnClause.type) }
      if parent.is(InitializerDeclSyntax.self) || parent.asProtocol((any DeclGroupSyntax).self) != nil {
        return nil
      }
      node = parent
    }
    return nil
  }

  // MARK: The root view of a hosting call

  /// The root view's type: the generic argument, the called type of `rootView:`, or of the only expression of
  /// a closure.
  private func rootView(of node: some ExprSyntaxProtocol, callee: ValueSource) -> String? {
    if case .type(let type) = callee, let argument = type.arguments.first { return argument }
    guard let call = node.as(FunctionCallExprSyntax.self) else { return nil }
    if let argument = call.arguments.first(where: { $0.label?.text == "rootView" }) {
      return instantiatedName(argument.expression)
    }
    guard case .type(let type) = callee, type.name.contains("Hosting"),
      let only = call.trailingClosure?.statements.first, call.trailingClosure?.statements.count == 1
    else { return nil }
    return only.item.as(ExprSyntax.self).flatMap(instantiatedName)
  }

  private func instantiatedName(_ expression: ExprSyntax) -> String? {
    guard let call = expression.as(FunctionCallExprSyntax.self), let type = reference(call.calledExpression),
      type.name.looksLikeTypeName
    else { return nil }
    return type.path.joined(separator: ".")
  }
}

extension String {
  /// Whether the name is spelled as types are: a capital after any underscores.
  var looksLikeTypeName: Bool { drop { $0 == "_" }.first?.isUppercase ?? false }
}
