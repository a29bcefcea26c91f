// Walks a syntax tree once and writes down declarations, calls and variables as plain facts.

import SwiftSyntax

/// One walk over one file's tree.
final class FactsReader: SyntaxVisitor {
  let lines: LineTable
  var facts: FileFacts
  /// The scope that the walk is in.
  var scope = 0
  /// The `#if` branches round the walk, outermost first.
  private var conditions: [BuildCondition] = []
  /// How many previews are round the walk.
  private var previewDepth = 0
  /// The versions on which what stands round the text can run.
  private var outerAvailability = Availability.always
  /// What is added to an offset in the tree for one in the file: the tree may be that of a cut.
  let shift: Int
  /// Where each declaration's header and body lie, by the declaration's index.
  var headers: [DeclarationHeader] = []
  /// Whose code is written down for rules; nil for none.
  let interest: CodeSearch?
  /// Whether the code of the item that the walk is in is written down.
  var readsCode = false
  /// The bytes that are read.
  let text: ArraySlice<UInt8>

  private let availability: AvailabilityMap

  init(
    file: String, text: ArraySlice<UInt8>, lines: LineTable, availability: AvailabilityMap = .empty,
    code interest: CodeSearch? = nil
  ) {
    self.facts = FileFacts(file: file)
    self.lines = lines
    self.availability = availability
    self.text = text
    self.interest = interest
    shift = 0
    if interest != nil { facts.code = CodeFacts(lines: lines, skippedBytes: text.startIndex) }
    super.init(viewMode: .sourceAccurate)
  }

  /// A reader of a cut, which goes on with the facts of what stands before it.
  ///
  /// - Parameter shift: what is added to an offset in the cut for one in the file.
  init(
    _ surroundings: CutSurroundings, availability: AvailabilityMap, shift: Int, text: ArraySlice<UInt8>,
    code interest: CodeSearch?
  ) {
    facts = surroundings.facts
    lines = surroundings.lines
    scope = surroundings.scope
    conditions = surroundings.conditions
    previewDepth = surroundings.isPreview ? 1 : 0
    outerAvailability = surroundings.availability
    self.availability = availability
    self.shift = shift
    self.text = text
    self.interest = interest
    super.init(viewMode: .sourceAccurate)
  }

  var reach: Reach { conditions.reduce(.everywhere) { $0 && $1.reach } }
  var conditionTexts: [String] { conditions.map(\.text) }
  var isPreview: Bool { previewDepth > 0 }

  /// The place of a node's first token.
  func place(of node: some SyntaxProtocol) -> SourcePlace {
    lines.place(at: node.positionAfterSkippingLeadingTrivia.utf8Offset + shift)
  }

  /// The lines from a node's first token to its last.
  func lines(of node: some SyntaxProtocol) -> ClosedRange<Int> {
    let first = lines.line(at: node.positionAfterSkippingLeadingTrivia.utf8Offset + shift)
    return first...max(first, lines.line(at: node.endPositionBeforeTrailingTrivia.utf8Offset + shift))
  }

  /// The versions on which a node's first token can run.
  func availability(at node: some SyntaxProtocol) -> Availability {
    outerAvailability.intersection(
      availability.availability(at: node.positionAfterSkippingLeadingTrivia.utf8Offset))
  }

  // MARK: Scopes

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    openItem(node)
    return .visitChildren
  }

  /// Enters a scope below the present one.
  func enter(_ kind: Scope.Kind, parameters: GenericParameterClauseSyntax? = nil) {
    var inner = Scope(parent: scope, kind: kind)
    for parameter in parameters?.parameters ?? [] {
      inner.parameters[plainName(parameter.name)] = parameter.inheritedType.map { references($0) } ?? []
    }
    facts.scopes.append(inner)
    scope = facts.scopes.count - 1
  }

  /// Leaves the present scope.
  func leave() { scope = facts.scopes[scope].parent ?? 0 }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(.local, parameters: node.genericParameterClause)
    addParameters(node.signature.parameterClause)
    addBridgeMethod(node)
    return .visitChildren
  }
  override func visitPost(_ node: FunctionDeclSyntax) { leave() }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(.local, parameters: node.genericParameterClause)
    addParameters(node.signature.parameterClause)
    return .visitChildren
  }
  override func visitPost(_ node: InitializerDeclSyntax) { leave() }

  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(.local)
    return .visitChildren
  }
  override func visitPost(_ node: DeinitializerDeclSyntax) { leave() }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(.local, parameters: node.genericParameterClause)
    return .visitChildren
  }
  override func visitPost(_ node: SubscriptDeclSyntax) { leave() }

  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
    enter(.local)
    return .visitChildren
  }
  override func visitPost(_ node: AccessorBlockSyntax) { leave() }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    enter(.local)
    return .visitChildren
  }
  override func visitPost(_ node: ClosureExprSyntax) { leave() }

  // MARK: Conditions and previews

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    var earlier: [BuildCondition] = []
    for clause in node.clauses {
      let own = clause.condition.map(buildCondition)
      let branch = earlier + (own.map { [$0] } ?? [])
      if let own { earlier.append(own.negated) }
      guard let elements = clause.elements, !branch.contains(where: { $0.literal == false }) else { continue }
      conditions.append(contentsOf: branch)
      walk(elements)
      conditions.removeLast(branch.count)
    }
    return .skipChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    if node.macroName.text == "Preview" { previewDepth += 1 }
    return .visitChildren
  }
  override func visitPost(_ node: MacroExpansionExprSyntax) {
    if node.macroName.text == "Preview" { previewDepth -= 1 }
  }
  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.macroName.text == "Preview" { previewDepth += 1 }
    return .visitChildren
  }
  override func visitPost(_ node: MacroExpansionDeclSyntax) {
    if node.macroName.text == "Preview" { previewDepth -= 1 }
  }

  // MARK: Declarations

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if let module = node.path.first { facts.imports.insert(plainName(module.name)) }
    return .skipChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    open(node, .structure, node.name, parameters: node.genericParameterClause)
  }
  override func visitPost(_ node: StructDeclSyntax) { close() }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    open(node, .classType, node.name, parameters: node.genericParameterClause)
  }
  override func visitPost(_ node: ClassDeclSyntax) { close() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    open(node, .enumeration, node.name, parameters: node.genericParameterClause)
  }
  override func visitPost(_ node: EnumDeclSyntax) { close() }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    open(node, .actor, node.name, parameters: node.genericParameterClause)
  }
  override func visitPost(_ node: ActorDeclSyntax) { close() }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    open(node, .protocolType, node.name, parameters: nil)
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { close() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let extended = references(node.extendedType, unwrapped: true).first
    let path = extended?.path ?? [node.extendedType.trimmedDescription]
    return open(node, .extensionOfType, path, at: node.extendedType, parameters: nil)
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { close() }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    add(
      node, node.modifiers, .alias, [plainName(node.name)], at: node.name,
      inherits: references(node.initializer.value))
    return .skipChildren
  }

  /// An associated type hides an outer name as an alias does, and stands for nothing that could be known.
  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node, node.modifiers, .associatedType, [plainName(node.name)], at: node.name, inherits: [])
    return .skipChildren
  }

  private func open(
    _ node: some DeclGroupSyntax, _ kind: Declaration.Kind, _ name: TokenSyntax,
    parameters: GenericParameterClauseSyntax?
  ) -> SyntaxVisitorContinueKind {
    open(node, kind, [plainName(name)], at: name, parameters: parameters)
  }

  private func open(
    _ node: some DeclGroupSyntax, _ kind: Declaration.Kind, _ path: [String], at name: some SyntaxProtocol,
    parameters: GenericParameterClauseSyntax?
  ) -> SyntaxVisitorContinueKind {
    let inherits = node.inheritanceClause?.inheritedTypes.flatMap { references($0.type) } ?? []
    if inherits.contains(where: { $0.name == "PreviewProvider" }) || isPreviewName(path.last ?? "") {
      previewDepth += 1
      previewTypes.insert(facts.declarations.count)
    }
    add(node, node.modifiers, kind, path, at: name, inherits: inherits)
    enter(.type(facts.declarations.count - 1), parameters: parameters)
    addCode(node)
    return .visitChildren
  }

  /// The declarations that raised the preview depth.
  private var previewTypes: Set<Int> = []

  private func close() {
    if case .type(let index) = facts.scopes[scope].kind, previewTypes.contains(index) { previewDepth -= 1 }
    leave()
  }

  private func add(
    _ node: some DeclSyntaxProtocol, _ modifiers: DeclModifierListSyntax, _ kind: Declaration.Kind,
    _ path: [String], at name: some SyntaxProtocol, inherits: [TypeReference]
  ) {
    headers.append(DeclarationHeader(node, nameLine: place(of: name).line))
    facts.declarations.append(
      Declaration(
        kind: kind, path: path, place: place(of: name), scope: scope, inherits: inherits,
        isFilePrivate: isFilePrivate(modifiers), reach: reach, conditions: conditionTexts,
        availability: availability(at: name),
        lines: lines(of: node), docComment: docComment(node.leadingTrivia), isPreview: isPreview))
  }

  /// Whether a declaration with these modifiers, at the present scope, can be seen in its own file only.
  private func isFilePrivate(_ modifiers: DeclModifierListSyntax) -> Bool {
    let own = modifiers.contains {
      $0.name.tokenKind == .keyword(.private) || $0.name.tokenKind == .keyword(.fileprivate)
    }
    switch facts.scopes[scope].kind {
    case .file: return own
    case .local: return true
    case .type(let outer): return own || facts.declarations[outer].isFilePrivate
    }
  }

  // MARK: Variables

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier else { return .visitChildren }
    let written = node.typeAnnotation.flatMap { references($0.type, unwrapped: true).first }
    let learnt = written.map(ValueSource.type) ?? node.initializer.flatMap { source(of: $0.value) }
    if let learnt { facts.scopes[scope].variables[plainName(name)] = learnt }
    if node.initializer?.value.is(FunctionCallExprSyntax.self) ?? false {
      facts.scopes[scope].made.insert(plainName(name))
    }
    if isOutlet(node) { facts.scopes[scope].outlets.insert(plainName(name)) }
    return .visitChildren
  }

  private func isOutlet(_ node: PatternBindingSyntax) -> Bool {
    guard let variable = node.parent?.parent?.as(VariableDeclSyntax.self) else { return false }
    return variable.attributes.contains { element in
      guard case .attribute(let attribute) = element else { return false }
      return attribute.attributeName.as(IdentifierTypeSyntax.self)?.name.text == "IBOutlet"
    }
  }

  private func addParameters(_ clause: FunctionParameterClauseSyntax) {
    for parameter in clause.parameters {
      guard let type = references(parameter.type, unwrapped: true).first else { continue }
      facts.scopes[scope].variables[plainName(parameter.secondName ?? parameter.firstName)] = .type(type)
    }
  }

  // MARK: Calls

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    addPresentation(node)
    addIdentity(node)
    addCall(node, callee: node.calledExpression)
    return .visitChildren
  }

  /// `X.init(rootView:)`, passed on as a function.
  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let isCalled = node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == node.id
    if !isCalled, node.base != nil, node.declName.baseName.tokenKind == .keyword(.`init`) {
      addCall(node, callee: ExprSyntax(node))
    }
    return .visitChildren
  }
}
