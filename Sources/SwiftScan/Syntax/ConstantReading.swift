// Which arguments of a call are the same each time it runs, as far as the call itself shows.
//
// SwiftUI makes a bridge anew on each evaluation of the view around it; an input that is given as a literal
// is the same then, and what keeps its first value keeps the right one.

import SwiftSyntax

extension GivenLabels {
  /// Those of a call as it is written.
  init(_ call: FunctionCallExprSyntax) {
    var position = 0
    for argument in call.arguments {
      let label = argument.label.map(plainName) ?? Self.unlabelled(position)
      if argument.label == nil { position += 1 }
      if isConstant(argument.expression) { constant.append(label) } else { varying.append(label) }
    }
    if call.trailingClosure != nil { varying.append(Self.trailingClosure) }
    varying += call.additionalTrailingClosures.map { plainName($0.label) }
  }
}

/// Whether an expression is a literal, a member of a type, or made of nothing else.
private func isConstant(_ expression: ExprSyntax) -> Bool {
  switch expression.as(ExprSyntaxEnum.self) {
  case .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr, .nilLiteralExpr: true
  case .stringLiteralExpr(let text): text.segments.allSatisfy { $0.is(StringSegmentSyntax.self) }
  case .memberAccessExpr(let member): isOfType(member)
  case .functionCallExpr(let call): isConstant(call)
  case .forceUnwrapExpr(let forced): isConstant(forced.expression)
  case .prefixOperatorExpr(let signed): isConstant(signed.expression)
  case .arrayExpr(let array): array.elements.allSatisfy { isConstant($0.expression) }
  case .tupleExpr(let tuple): tuple.elements.allSatisfy { isConstant($0.expression) }
  case .sequenceExpr(let sequence):
    sequence.elements.allSatisfy { $0.is(BinaryOperatorExprSyntax.self) || isConstant($0) }
  default: false
  }
}

/// `.body`, `UIFont.body`, `Theme.Colors.accent`: not `Theme.current.accent`, which goes through a value.
private func isOfType(_ member: MemberAccessExprSyntax) -> Bool {
  guard let base = member.base else { return true }
  if let name = base.as(DeclReferenceExprSyntax.self) { return plainName(name.baseName).looksLikeTypeName }
  guard let owner = base.as(MemberAccessExprSyntax.self), owner.base != nil else { return false }
  return plainName(owner.declName.baseName).looksLikeTypeName && isOfType(owner)
}

/// `UIFont(name: "Menlo", size: 12)` and `.systemFont(ofSize: 12)`; a call without arguments makes something
/// new, as `UUID()` does, or asks for what is current.
private func isConstant(_ call: FunctionCallExprSyntax) -> Bool {
  guard !call.arguments.isEmpty, call.trailingClosure == nil,
    call.arguments.allSatisfy({ isConstant($0.expression) })
  else { return false }
  if let name = call.calledExpression.as(DeclReferenceExprSyntax.self) {
    return plainName(name.baseName).looksLikeTypeName
  }
  guard let member = call.calledExpression.as(MemberAccessExprSyntax.self) else { return false }
  return isOfType(member) && plainName(member.declName.baseName) != "random"
}
