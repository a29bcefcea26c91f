// Types, properties and methods → facts for rules, in the walk that reads the other facts.

import SwiftSyntax

extension FactsReader {
  /// Decides whether the code of an item of the file is written down: a declaration, or a statement.
  func openItem(_ item: CodeBlockItemSyntax) {
    guard let interest, scope == 0 else { return }
    let (start, end) = (span(of: item).start - shift, span(of: item).end - shift)
    readsCode = text.withUnsafeBufferPointer {
      interest.takes(UnsafeBufferPointer(rebasing: $0[start..<end]))
    }
  }

  /// Writes down a type or extension that has just been added, with its direct members.
  func addCode(_ node: some DeclGroupSyntax) {
    var type = TypeFacts(declaration: facts.declarations.count - 1)
    guard readsCode else {
      facts.code?.types.append(type)
      return
    }
    type.hasBodies = true
    type.attributes = attributes(node.attributes).map(\.name)
    type.isPublic = node.modifiers.contains { $0.name.tokenKind == .keyword(.public) }
    type.span = span(of: node)
    type.bodyStart = span(of: node.memberBlock.leftBrace).end
    for member in liveMembers(node.memberBlock.members) {
      if let variable = member.as(VariableDeclSyntax.self) {
        type.properties += properties(variable)
      } else if let method = method(member) {
        type.methods.append(method)
      }
    }
    facts.code?.types.append(type)
  }

  /// The declarations of a member block, those in `#if` branches among them.
  private func liveMembers(_ members: MemberBlockItemListSyntax) -> [DeclSyntax] {
    members.flatMap { member -> [DeclSyntax] in
      guard let condition = member.decl.as(IfConfigDeclSyntax.self) else { return [member.decl] }
      return liveBranches(of: condition).flatMap { branch -> [DeclSyntax] in
        guard case .decls(let inner) = branch else { return [] }
        return liveMembers(inner)
      }
    }
  }

  // MARK: Properties

  private func properties(_ node: VariableDeclSyntax) -> [PropertyFacts] {
    let attributes = attributes(node.attributes)
    let span = span(of: node)
    return node.bindings.compactMap { binding in
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else { return nil }
      var property = PropertyFacts(
        name: plainName(name), attributes: attributes,
        isStatic: node.modifiers.contains { $0.isStatic },
        isLet: node.bindingSpecifier.tokenKind == .keyword(.let),
        isWeak: node.modifiers.contains {
          $0.name.tokenKind == .keyword(.weak) || $0.name.tokenKind == .keyword(.unowned)
        },
        isComputed: isComputed(binding), span: span, nameSpan: self.span(of: name),
        modifiers: node.modifiers.map(\.name.text), keyword: self.span(of: node.bindingSpecifier))
      if let type = binding.typeAnnotation?.type {
        property.type = onOneLine(type)
        property.types = references(type, unwrapped: true)
      }
      let reader = BodyReader(text: text, shift: shift, parameters: [])
      property.initial = binding.initializer.map { reader.value($0.value) }
      if let accessors = binding.accessorBlock { reader.read(accessors) }
      property.body = reader.body.compact
      return property
    }
  }

  private func isComputed(_ binding: PatternBindingSyntax) -> Bool {
    switch binding.accessorBlock?.accessors {
    case .getter: true
    case .accessors(let list):
      list.contains { !["willSet", "didSet"].contains($0.accessorSpecifier.text) }
    case nil: false
    @unknown default: false
    }
  }

  private func attributes(_ list: AttributeListSyntax) -> [AttributeFacts] {
    list.compactMap { element in
      guard case .attribute(let attribute) = element else { return nil }
      let name = references(attribute.attributeName).last?.name ?? attribute.attributeName.trimmedDescription
      return AttributeFacts(
        name: name, arguments: attribute.arguments?.trimmedDescription ?? "",
        nameSpan: span(of: attribute.attributeName))
    }
  }

  // MARK: Methods

  private func method(_ member: DeclSyntax) -> MethodFacts? {
    if let function = member.as(FunctionDeclSyntax.self) { return method(function) }
    if let node = member.as(InitializerDeclSyntax.self) {
      var method = method(
        "init", node, node.body, keyword: node.initKeyword, parameters: node.signature.parameterClause)
      method.isStatic = true
      return method
    }
    guard let node = member.as(DeinitializerDeclSyntax.self) else { return nil }
    return method("deinit", node, node.body, keyword: node.deinitKeyword, parameters: nil)
  }

  private func method(_ node: FunctionDeclSyntax) -> MethodFacts {
    let result = node.signature.returnClause?.type
    var method = method(
      plainName(node.name), node, node.body, keyword: node.funcKeyword, name: node.name,
      parameters: node.signature.parameterClause, givesResult: result != nil)
    method.isStatic = node.modifiers.contains { $0.isStatic }
    method.isAsync = node.signature.effectSpecifiers?.asyncSpecifier != nil
    if let result {
      let constraint = result.as(SomeOrAnyTypeSyntax.self)?.constraint ?? result
      method.result = onOneLine(result)
      method.resultTypes = references(constraint, unwrapped: true)
      method.resultSpan = span(of: result)
    }
    return method
  }

  private func method(
    _ name: String, _ node: some DeclSyntaxProtocol, _ block: CodeBlockSyntax?, keyword: TokenSyntax,
    name token: TokenSyntax? = nil, parameters clause: FunctionParameterClauseSyntax?,
    givesResult: Bool = false
  ) -> MethodFacts {
    let parameters = (clause?.parameters.map { $0 } ?? []).map { parameter in
      ParameterFacts(
        label: plainName(parameter.firstName), name: plainName(parameter.secondName ?? parameter.firstName),
        type: onOneLine(parameter.type))
    }
    let reader = BodyReader(text: text, shift: shift, parameters: parameters.map(\.name))
    if let block { reader.read(block.statements, givesResult: givesResult) }
    return MethodFacts(
      name: name, parameters: parameters, scope: scope, body: reader.body.compact, span: span(of: node),
      nameSpan: span(of: token ?? keyword), keyword: span(of: keyword),
      bodyStart: block.map { span(of: $0.leftBrace).end })
  }

  // MARK: Identities

  /// Writes down `View(…)….id(UUID())`.
  func addIdentity(_ call: FunctionCallExprSyntax) {
    guard readsCode, let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "id", call.arguments.count == 1,
      let made = call.arguments.first?.expression.as(FunctionCallExprSyntax.self), made.arguments.isEmpty,
      reference(made.calledExpression)?.name == "UUID", let base = member.base, let root = root(of: base)
    else { return }
    facts.code?.identities.append(
      IdentityFacts(root: root, span: span(of: member.declName.baseName), scope: scope))
  }

  /// The type that is called at the start of a chain of modifiers.
  private func root(of expression: ExprSyntax) -> [String]? {
    var here = expression
    while true {
      guard let call = here.as(FunctionCallExprSyntax.self) else { return nil }
      if let type = reference(call.calledExpression), type.name.looksLikeTypeName { return type.path }
      guard let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base else { return nil }
      here = base
    }
  }

  // MARK: Places

  func span(of node: some SyntaxProtocol) -> CodeSpan { CodeSpan(of: node, shift: shift) }

  private func onOneLine(_ type: TypeSyntax) -> String {
    type.trimmedDescription.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

extension CodeSpan {
  /// A node without what stands around it.
  ///
  /// - Parameter shift: what is added to an offset in the tree for one in the file.
  init(of node: some SyntaxProtocol, shift: Int) {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset + shift
    self.init(start: start, end: max(start, node.endPositionBeforeTrailingTrivia.utf8Offset + shift))
  }
}

extension DeclModifierSyntax {
  /// Whether the member is the type's, not an instance's.
  var isStatic: Bool {
    name.tokenKind == .keyword(.static) || name.tokenKind == .keyword(.class)
  }
}

/// The branches of a `#if` that its own literals do not rule out.
func liveBranches(of node: IfConfigDeclSyntax) -> [IfConfigClauseSyntax.Elements] {
  var earlier: [BuildCondition] = []
  var branches: [IfConfigClauseSyntax.Elements] = []
  for clause in node.clauses {
    let own = clause.condition.map(buildCondition)
    let isDead = (earlier + (own.map { [$0] } ?? [])).contains { $0.literal == false }
    if let own { earlier.append(own.negated) }
    if !isDead, let elements = clause.elements { branches.append(elements) }
  }
  return branches
}
