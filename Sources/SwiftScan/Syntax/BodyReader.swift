// Statements → events: what a body does, in which closures, and behind which checks.

import SwiftSyntax

/// Reads one body. Names are told apart by scope: a variable or parameter of the body is no property.
final class BodyReader {
  var body = Body()
  /// The region that the reader is in.
  var region = 0
  /// The names that are declared here, innermost scope last.
  private var locals: [Set<String>]
  /// The statement that the reader is in.
  var statement = CodeSpan(start: 0, end: 0)
  private let text: ArraySlice<UInt8>
  /// What is added to an offset in the tree for one in the file.
  private let shift: Int

  init(text: ArraySlice<UInt8>, shift: Int, parameters: [String]) {
    self.text = text
    self.shift = shift
    locals = [Set(parameters)]
  }

  // MARK: Names and places

  func isLocal(_ name: String) -> Bool { locals.contains { $0.contains(name) } }
  func declare(_ name: String) { locals[locals.count - 1].insert(name) }

  /// Declares every name of a pattern.
  func declare(_ pattern: some SyntaxProtocol) {
    for token in pattern.tokens(viewMode: .sourceAccurate) {
      if case .identifier = token.tokenKind, token.parent?.is(IdentifierPatternSyntax.self) ?? false {
        declare(plainName(token))
      }
    }
  }

  func inScope<Result>(_ work: () -> Result) -> Result {
    locals.append([])
    defer { locals.removeLast() }
    return work()
  }

  /// Works in a region below the present one.
  func inRegion<Result>(_ kind: Region.Kind, _ work: () -> Result) -> Result {
    let outer = region
    enter(kind)
    defer { region = outer }
    return work()
  }

  func enter(_ kind: Region.Kind) {
    body.regions.append(Region(parent: region, kind: kind))
    region = body.regions.count - 1
  }

  func add(_ kind: Event.Kind, at span: CodeSpan) {
    body.events.append(Event(kind: kind, region: region, span: span, statement: statement))
  }

  /// A node without what stands around it.
  func span(of node: some SyntaxProtocol) -> CodeSpan { CodeSpan(of: node, shift: shift) }

  /// The text of a span on one line, cut after 200 bytes.
  func text(_ span: CodeSpan) -> String {
    let start = min(text.startIndex + span.start - shift, text.endIndex)
    let end = min(start + min(span.end - span.start, 200), text.endIndex)
    let bytes = text[start..<max(start, end)]
    let plain = String(decoding: bytes, as: UTF8.self)
    guard bytes.contains(0x0A) || bytes.contains(0x0D) else { return plain }
    return plain.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  // MARK: Blocks

  /// Reads the statements of a block.
  /// - Parameter givesResult: whether a single expression is what the block returns.
  func read(_ items: CodeBlockItemListSyntax, givesResult: Bool = false) {
    let outer = region
    inScope { readItems(items, givesResult: givesResult && items.count == 1) }
    region = outer
  }

  private func readItems(_ items: CodeBlockItemListSyntax, givesResult: Bool) {
    for item in items {
      let outer = statement
      statement = span(of: item)
      read(item, givesResult: givesResult)
      statement = outer
    }
  }

  private func read(_ item: CodeBlockItemSyntax, givesResult: Bool) {
    switch item.item {
    case .decl(let declaration): read(declaration)
    case .stmt(let statement): read(statement, givesResult: givesResult)
    case .expr(let expression): read(expression, givesResult: givesResult)
    @unknown default: visit(Syntax(item.item))
    }
  }

  /// Reads the getter and setter of a property.
  func read(_ block: AccessorBlockSyntax) {
    switch block.accessors {
    case .getter(let items): read(items, givesResult: true)
    case .accessors(let list):
      for accessor in list {
        inScope {
          declare(plainName(accessor.parameters?.name ?? .identifier("newValue")))
          if let items = accessor.body?.statements { read(items, givesResult: true) }
        }
      }
    @unknown default: break
    }
  }

  private func read(_ expression: ExprSyntax, givesResult: Bool) {
    if let choice = expression.as(IfExprSyntax.self) { return read(choice) }
    if let choice = expression.as(SwitchExprSyntax.self) { return read(choice) }
    let value = value(expression)
    if let call = value.call, value.tail.isEmpty, isOutermost(call, in: value) {
      use(givesResult ? .result : .statement, ofCall: call)
    }
    if givesResult { add(.result(value), at: value.span) }
  }

  /// Whether a call is all there is to a value.
  func isOutermost(_ call: Int, in value: Value) -> Bool {
    guard case .call(let facts) = body.events[call].kind else { return false }
    return facts.span.end == value.span.end
  }

  func use(_ use: CallFacts.Use, ofCall index: Int) {
    guard case .call(var call) = body.events[index].kind else { return }
    call.use = use
    body.events[index].kind = .call(call)
  }

  // MARK: Declarations

  private func read(_ declaration: DeclSyntax) {
    if let variable = declaration.as(VariableDeclSyntax.self) {
      for binding in variable.bindings { read(binding) }
    } else if let function = declaration.as(FunctionDeclSyntax.self) {
      declare(plainName(function.name))
      let facts = ClosureFacts(turn: .elsewhere, span: span(of: function))
      inRegion(.closure(facts)) {
        inScope {
          for parameter in function.signature.parameterClause.parameters {
            declare(plainName(parameter.secondName ?? parameter.firstName))
          }
          if let block = function.body { read(block.statements) }
        }
      }
    } else if let condition = declaration.as(IfConfigDeclSyntax.self) {
      for branch in liveBranches(of: condition) {
        if case .statements(let items) = branch { readItems(items, givesResult: false) }
      }
    }
  }

  private func read(_ binding: PatternBindingSyntax) {
    let value = binding.initializer.map { self.value($0.value) }
    if let accessors = binding.accessorBlock {
      inRegion(.closure(ClosureFacts(turn: .elsewhere, span: span(of: accessors)))) { read(accessors) }
    }
    if let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier {
      let type = binding.typeAnnotation.map { text(span(of: $0.type)) } ?? ""
      add(.local(name: plainName(name), type: type, value: value), at: span(of: name))
    } else if binding.pattern.is(WildcardPatternSyntax.self), let call = value?.call {
      use(.discarded, ofCall: call)
    }
    declare(binding.pattern)
  }

  // MARK: Statements

  private func read(_ statement: StmtSyntax, givesResult: Bool) {
    switch statement.as(StmtSyntaxEnum.self) {
    case .expressionStmt(let node): read(node.expression, givesResult: givesResult)
    case .returnStmt(let node):
      guard let expression = node.expression else { return }
      let value = value(expression)
      if let call = value.call { use(.result, ofCall: call) }
      add(.result(value), at: value.span)
    case .guardStmt(let node): read(node)
    case .forStmt(let node): read(node)
    case .whileStmt(let node):
      inScope {
        let check = read(node.conditions)
        inRegion(check.region) { read(node.body.statements) }
      }
    case .repeatStmt(let node):
      read(node.body.statements)
      _ = value(node.condition)
    case .doStmt(let node):
      read(node.body.statements)
      for handler in node.catchClauses {
        body.branches += 1
        inRegion(.checked) {
          inScope {
            declare("error")
            for item in handler.catchItems { if let pattern = item.pattern { declare(pattern) } }
            read(handler.body.statements)
          }
        }
      }
    case .deferStmt(let node): read(node.body.statements)
    case .labeledStmt(let node): read(node.statement, givesResult: false)
    default: for child in statement.children(viewMode: .sourceAccurate) { visit(child) }
    }
  }

  private func read(_ node: ForStmtSyntax) {
    body.branches += 1
    let sequence = value(node.sequence)
    let isChecked = node.whereClause != nil || isComputedDifference(sequence)
    inScope {
      declare(node.pattern)
      if let condition = node.whereClause?.condition { _ = value(condition) }
      inRegion(isChecked ? .checked : .plain) { read(node.body.statements) }
    }
  }

  /// Whether what is gone through was worked out here: a variable of the body, or a selection of something.
  func isComputedDifference(_ sequence: Value) -> Bool {
    if let path = sequence.path, path.isLocal, path.names.count == 1 { return true }
    return [".filter", ".subtracting", ".difference"].contains { sequence.text.contains($0) }
  }

  // MARK: Anything

  /// Reads whatever expressions and statements a node holds.
  func visit(_ node: Syntax) {
    if let expression = node.as(ExprSyntax.self) {
      _ = value(expression)
    } else if let items = node.as(CodeBlockItemListSyntax.self) {
      read(items)
    } else if let statement = node.as(StmtSyntax.self) {
      read(statement, givesResult: false)
    } else if let condition = node.as(IfConfigDeclSyntax.self) {
      for clause in condition.clauses { if let elements = clause.elements { visit(Syntax(elements)) } }
    } else if !node.is(TypeSyntax.self), !node.is(TokenSyntax.self), !node.is(DeclSyntax.self) {
      for child in node.children(viewMode: .sourceAccurate) { visit(child) }
    }
  }
}
