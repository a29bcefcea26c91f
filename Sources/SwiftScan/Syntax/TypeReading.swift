// Type syntax → mentions of types by name.

import SwiftSyntax

/// A name without backticks.
func plainName(_ token: TokenSyntax) -> String {
  let text = token.text
  guard text.utf8.count > 2, text.hasPrefix("`"), text.hasSuffix("`") else { return text }
  return String(text.dropFirst().dropLast())
}

extension FactsReader {
  /// The types that an inheritance clause, an alias or an annotation names, compositions taken apart.
  ///
  /// - Parameter unwrapped: whether `X?` and `[X]` count as `X`: where a value is written with an implicit
  ///   `.init`.
  func references(_ type: TypeSyntax, unwrapped: Bool = false) -> [TypeReference] {
    if let named = type.as(IdentifierTypeSyntax.self) { return [reference(named)] }
    if let member = type.as(MemberTypeSyntax.self) { return reference(member).map { [$0] } ?? [] }
    if let attributed = type.as(AttributedTypeSyntax.self) {
      return references(attributed.baseType, unwrapped: unwrapped)
    }
    if let composition = type.as(CompositionTypeSyntax.self) {
      return composition.elements.flatMap { references($0.type) }
    }
    if let tuple = type.as(TupleTypeSyntax.self), let only = tuple.elements.first, tuple.elements.count == 1 {
      return references(only.type, unwrapped: unwrapped)
    }
    guard unwrapped else { return [] }
    if let optional = type.as(OptionalTypeSyntax.self) {
      return references(optional.wrappedType, unwrapped: true)
    }
    if let forced = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return references(forced.wrappedType, unwrapped: true)
    }
    if let array = type.as(ArrayTypeSyntax.self) { return references(array.element, unwrapped: true) }
    return []
  }

  private func reference(_ type: IdentifierTypeSyntax) -> TypeReference {
    var path = [plainName(type.name)]
    if let module = type.firstToken(viewMode: .sourceAccurate), module.id != type.name.id {
      path.insert(plainName(module), at: 0)
    }
    return TypeReference(
      path: path, arguments: arguments(type.genericArgumentClause), place: place(of: type))
  }

  private func reference(_ type: MemberTypeSyntax) -> TypeReference? {
    guard var base = references(type.baseType).first else { return nil }
    base.path.append(plainName(type.name))
    base.arguments = arguments(type.genericArgumentClause)
    return base
  }

  /// The generic arguments as written.
  func arguments(_ clause: GenericArgumentClauseSyntax?) -> [String] {
    clause?.arguments.map { $0.argument.trimmedDescription } ?? []
  }

  /// A type that is named in an expression: `X`, `A.X`, `X<Y>`, and any of them with `.init` behind.
  func reference(_ expression: ExprSyntax) -> TypeReference? {
    if let name = expression.as(DeclReferenceExprSyntax.self), name.baseName.isTypeLike {
      return TypeReference(path: [plainName(name.baseName)], place: place(of: expression))
    }
    if let special = expression.as(GenericSpecializationExprSyntax.self) {
      var base = reference(special.expression)
      base?.arguments = arguments(special.genericArgumentClause)
      return base
    }
    guard let member = expression.as(MemberAccessExprSyntax.self), let owner = member.base,
      var base = reference(owner)
    else { return nil }
    if member.declName.baseName.tokenKind == .keyword(.`init`) { return base }
    guard case .identifier = member.declName.baseName.tokenKind else { return nil }
    base.path.append(plainName(member.declName.baseName))
    base.arguments = []
    return base
  }
}

extension TokenSyntax {
  /// Whether the token can name a type: an identifier or `Self`, not `self` or `super`.
  var isTypeLike: Bool {
    switch tokenKind {
    case .identifier: true
    case .keyword(.Self): true
    default: false
    }
  }
}
