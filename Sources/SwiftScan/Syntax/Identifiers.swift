// The names in a piece of Swift, with their lines: what code speaks of, without comments, strings, dead
// branches, and the names that the code itself gives to what it is handed.

import SwiftParser
import SwiftSyntax

/// A name in a source.
public struct SourceIdentifier: Sendable, Hashable {
  /// The name, without backticks.
  public let name: String
  /// The 1-based line in the text that was read.
  public let line: Int

  /// A name on a line.
  public init(name: String, line: Int) {
    self.name = name
    self.line = line
  }
}

/// The names in pieces of Swift, each in the order of its text; a broken piece gives those that can be told,
/// and one beyond the parser's bounds none.
///
/// A property that others fill speaks of nothing by its own name, nor does an argument that only hands it on:
/// of `applicationActivities: applicationActivities` nobody knows here whether there are any.
/// - Parameters:
///   - interest: the names that somebody asks for; a piece that holds none of them is not parsed, and gives none.
///   - workers: how many threads parse; at least one is used.
public func identifiers(
  in texts: [[UInt8]], of interest: NameInterest, workers: Int = 1
) -> [[SourceIdentifier]] {
  mapOnWorkers(count: texts.count, workers: workers) { place in
    interest.isHeld(by: texts[place]) ? identifiers(in: texts[place]) : []
  }
}

private func identifiers(in bytes: [UInt8]) -> [SourceIdentifier] {
  guard sourceFault(bytes) == nil else { return [] }
  let tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
  let inputs = InputFinder(viewMode: .sourceAccurate)
  inputs.walk(tree)
  let reader = IdentifierReader(lines: LineTable(bytes), inputs: inputs)
  reader.walk(tree)
  return reader.found
}

/// Finds the names of what a piece of code is handed: stored properties without a value of their own, and the
/// parameters of initialisers.
private final class InputFinder: SyntaxVisitor {
  var names: Set<String> = []
  /// The tokens by which they are declared.
  var declared: Set<SyntaxIdentifier> = []

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier, isProperty(node),
      node.accessorBlock == nil, node.initializer.map({ isNothing($0.value) }) ?? true
    else { return .visitChildren }
    add(name)
    return .visitChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    for parameter in node.signature.parameterClause.parameters {
      add(parameter.secondName ?? parameter.firstName)
    }
    return .visitChildren
  }

  private func isProperty(_ node: PatternBindingSyntax) -> Bool {
    guard let variable = node.parent?.parent?.as(VariableDeclSyntax.self) else { return false }
    return variable.parent?.is(MemberBlockItemSyntax.self) ?? false
  }

  private func add(_ token: TokenSyntax) {
    names.insert(plainName(token))
    declared.insert(token.id)
  }
}

/// Reads all names but those of inputs.
private final class IdentifierReader: SyntaxVisitor {
  private(set) var found: [SourceIdentifier] = []
  private let lines: LineTable
  private let inputs: InputFinder

  init(lines: LineTable, inputs: InputFinder) {
    self.lines = lines
    self.inputs = inputs
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    guard case .identifier(let text) = token.tokenKind, !inputs.declared.contains(token.id),
      !isInput(token), !isLabelOfNothing(token)
    else { return .visitChildren }
    let offset = token.positionAfterSkippingLeadingTrivia.utf8Offset
    found.append(SourceIdentifier(name: text.filter { $0 != "`" }, line: lines.line(at: offset)))
    return .visitChildren
  }

  /// A delegate that lets no gestures run together says what is so without it.
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let labels = node.signature.parameterClause.parameters.map(\.firstName.text)
    guard labels.contains("shouldRecognizeSimultaneouslyWith"), let body = node.body,
      body.statements.count == 1
    else { return .visitChildren }
    let only = body.statements.first?.item
    let value = only?.as(ReturnStmtSyntax.self)?.expression ?? only?.as(ExprSyntax.self)
    let isFalse = value?.as(BooleanLiteralExprSyntax.self)?.literal.tokenKind == .keyword(.false)
    return isFalse ? .skipChildren : .visitChildren
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    for elements in liveBranches(of: node) { walk(elements) }
    return .skipChildren
  }

  /// Whether a name is an input by itself or behind `self`.
  private func isInput(_ token: TokenSyntax) -> Bool {
    guard let reference = token.parent?.as(DeclReferenceExprSyntax.self) else { return false }
    return isInput(reference)
  }

  private func isInput(_ reference: DeclReferenceExprSyntax) -> Bool {
    guard inputs.names.contains(plainName(reference.baseName)) else { return false }
    guard let member = reference.parent?.as(MemberAccessExprSyntax.self), member.declName.id == reference.id
    else { return true }
    return member.base?.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self)
  }

  /// Whether a name only labels an argument that is not given or handed on.
  private func isLabelOfNothing(_ token: TokenSyntax) -> Bool {
    guard let argument = token.parent?.as(LabeledExprSyntax.self), argument.label?.id == token.id else {
      return false
    }
    if isNothing(argument.expression) { return true }
    if let reference = argument.expression.as(DeclReferenceExprSyntax.self) { return isInput(reference) }
    return argument.expression.as(MemberAccessExprSyntax.self).map { isInput($0.declName) } ?? false
  }
}

/// Whether an expression says that there is nothing.
private func isNothing(_ expression: ExprSyntax) -> Bool {
  expression.is(NilLiteralExprSyntax.self)
    || expression.as(ArrayExprSyntax.self).map { $0.elements.isEmpty } ?? false
}
