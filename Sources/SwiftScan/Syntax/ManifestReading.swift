// What the readers of Swift manifests share: plain literals, and versions of platforms.

import SwiftSyntax

/// The text of a string literal without interpolation, nil for anything else.
func plainText(_ expression: ExprSyntax) -> String? {
  guard let literal = expression.as(StringLiteralExprSyntax.self) else { return nil }
  var text = ""
  for segment in literal.segments {
    guard case .stringSegment(let plain) = segment else { return nil }
    text += plain.content.text
  }
  return text
}

extension FunctionCallExprSyntax {
  /// The argument with a label.
  func argument(_ label: String) -> ExprSyntax? {
    arguments.first { $0.label?.text == label }?.expression
  }

  /// The last name of what is called: `iOS` of `.iOS(…)` and of `SupportedPlatform.iOS(…)`.
  var calledName: String? {
    if let member = calledExpression.as(MemberAccessExprSyntax.self) { return member.declName.baseName.text }
    return calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
  }
}

/// The version that an expression writes down: `"17.4"`, `.v17`, `.v10_15`.
func plainVersion(_ expression: ExprSyntax) -> SystemVersion? {
  if let text = plainText(expression) { return SystemVersion(text) }
  guard let name = expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text, name.hasPrefix("v")
  else {
    return nil
  }
  return SystemVersion(name.dropFirst(), separator: "_")
}

/// Whether an expression or declaration stands inside a `#if`.
func isConditional(_ node: some SyntaxProtocol) -> Bool {
  var here = node.parent
  while let parent = here {
    if parent.is(IfConfigDeclSyntax.self) { return true }
    here = parent.parent
  }
  return false
}
