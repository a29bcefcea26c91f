// Where the type of a value can be learnt from, and what a method returns.

import SwiftSyntax

extension FactsReader {
  /// The type of a value: of a call the called type, of a name the variable's.
  func source(of expression: ExprSyntax) -> ValueSource? {
    if let call = expression.as(FunctionCallExprSyntax.self) {
      guard let type = reference(call.calledExpression), type.name.looksLikeTypeName else { return nil }
      return .type(type)
    }
    if let name = expression.as(DeclReferenceExprSyntax.self), case .identifier = name.baseName.tokenKind {
      return .variable(plainName(name.baseName), ofSelf: false)
    }
    if let member = expression.as(MemberAccessExprSyntax.self),
      member.base?.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self)
    {
      return .variable(plainName(member.declName.baseName), ofSelf: true)
    }
    if let forced = expression.as(ForceUnwrapExprSyntax.self) { return source(of: forced.expression) }
    if let attempt = expression.as(TryExprSyntax.self) { return source(of: attempt.expression) }
    if let waited = expression.as(AwaitExprSyntax.self) { return source(of: waited.expression) }
    if let sequence = expression.as(SequenceExprSyntax.self)?.elements.map({ $0 }),
      sequence.count == 3, sequence[1].is(UnresolvedAsExprSyntax.self),
      let type = sequence[2].as(TypeExprSyntax.self)
    {
      return references(type.type, unwrapped: true).first.map(ValueSource.type)
    }
    return nil
  }

  /// Writes down a method that makes or updates the bridged object, or makes the coordinator.
  ///
  /// Called when the walk has entered the method's scope.
  func addBridgeMethod(_ node: FunctionDeclSyntax) {
    let name = plainName(node.name)
    guard let outer = facts.scopes[scope].parent, case .type(let index) = facts.scopes[outer].kind,
      BridgedObject.methods.contains(name) || name == BridgedObject.makeCoordinator
    else { return }
    let written =
      name.hasPrefix("make")
      ? node.signature.returnClause?.type : node.signature.parameterClause.parameters.first?.type
    let opaque = written?.as(SomeOrAnyTypeSyntax.self)
    let types = (opaque?.constraint ?? written).map { references($0, unwrapped: true) } ?? []
    facts.declarations[index].bridgeMethods.append(
      BridgeMethod(
        name: name, scope: scope, types: types, isOpaque: opaque != nil,
        returns: node.body.map { returned($0.statements) } ?? []))
  }

  private func returned(_ statements: CodeBlockItemListSyntax) -> [ValueSource] {
    if statements.count == 1, let only = statements.first?.item.as(ExprSyntax.self) {
      return source(of: only).map { [$0] } ?? []
    }
    let finder = ReturnFinder(viewMode: .sourceAccurate)
    finder.walk(statements)
    return finder.found.compactMap(source(of:))
  }

  /// Writes down `other.present(controller, animated: …)`.
  func addPresentation(_ call: FunctionCallExprSyntax) {
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "present", let receiver = member.base,
      receiver.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind != .keyword(.self),
      !receiver.is(SuperExprSyntax.self), call.arguments.dropFirst().first?.label?.text == "animated",
      let argument = call.arguments.first, argument.label == nil,
      let controller = source(of: argument.expression), let type = enclosingType()
    else { return }
    facts.declarations[type].presents.append(Presentation(controller: controller, scope: scope))
  }

  private func enclosingType() -> Int? {
    var here: Int? = scope
    while let index = here {
      if case .type(let type) = facts.scopes[index].kind { return type }
      here = facts.scopes[index].parent
    }
    return nil
  }
}

/// Collects what a body returns, without closures and functions inside it.
private final class ReturnFinder: SyntaxVisitor {
  var found: [ExprSyntax] = []

  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    if let expression = node.expression { found.append(expression) }
    return .skipChildren
  }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
