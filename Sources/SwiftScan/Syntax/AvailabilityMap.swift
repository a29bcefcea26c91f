// Which part of a file can run on which versions: regions from attributes, checks and the exits behind them.

import SwiftSyntax

/// The availability of every place of one file.
struct AvailabilityMap {
  /// From each offset to the next one the availability that holds there; offsets are bytes and rise.
  private var steps: [(offset: Int, availability: Availability)] = []

  /// A map that says nothing.
  static let empty = AvailabilityMap()

  private init() {}

  init(_ tree: SourceFileSyntax) {
    let reader = RegionReader(viewMode: .sourceAccurate)
    reader.walk(tree)
    let regions = reader.regions.sorted { ($0.start, -$0.end) < ($1.start, -$1.end) }
    var open: [(end: Int, availability: Availability)] = []
    for region in regions {
      while let last = open.last, last.end <= region.start { close(&open) }
      let outer = open.last?.availability ?? .always
      open.append((region.end, outer.intersection(region.availability)))
      step(region.start, open.last?.availability ?? .always)
    }
    while !open.isEmpty { close(&open) }
  }

  private mutating func close(_ open: inout [(end: Int, availability: Availability)]) {
    guard let ended = open.popLast() else { return }
    step(ended.end, open.last?.availability ?? .always)
  }

  private mutating func step(_ offset: Int, _ availability: Availability) {
    if steps.last?.offset == offset { steps.removeLast() }
    steps.append((offset, availability))
  }

  /// The availability at an offset.
  func availability(at offset: Int) -> Availability {
    var low = 0
    var high = steps.count
    while low < high {
      let middle = (low + high) / 2
      if steps[middle].offset <= offset { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? .always : steps[low - 1].availability
  }
}

/// Collects regions; any two of them lie inside or outside one another.
private final class RegionReader: SyntaxVisitor {
  struct Region {
    var start: Int
    var end: Int
    var availability: Availability
  }
  var regions: [Region] = []

  private func add(_ node: some SyntaxProtocol, _ availability: Availability) {
    add(node.position.utf8Offset, node.endPosition.utf8Offset, availability)
  }

  private func add(_ start: Int, _ end: Int, _ availability: Availability) {
    guard availability != .always, start < end else { return }
    regions.append(Region(start: start, end: end, availability: availability))
  }

  override func visit(_ node: AttributeListSyntax) -> SyntaxVisitorContinueKind {
    if let declaration = node.parent { add(declaration, availability(of: node)) }
    return .visitChildren
  }

  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
    let (holds, fails) = availability(of: node.conditions)
    add(node.body, holds)
    if let other = node.elseBody { add(other, fails) }
    // An `if` behind an `else` is its chain's, which has been looked at as a whole.
    if !(node.parent?.is(IfExprSyntax.self) ?? false) { addRest(behind: node, availabilityBehind(node)) }
    return .visitChildren
  }

  override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind {
    add(node.body, availability(of: node.conditions).holds)
    return .visitChildren
  }

  override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind {
    let (holds, fails) = availability(of: node.conditions)
    add(node.body, fails)
    addRest(behind: node, holds)
    return .visitChildren
  }

  /// From behind a statement to the end of its block.
  private func addRest(behind statement: some SyntaxProtocol, _ availability: Availability) {
    guard availability != .always else { return }
    var node = Syntax(statement)
    if let wrapped = node.parent, wrapped.is(ExpressionStmtSyntax.self) { node = wrapped }
    guard let item = node.parent?.as(CodeBlockItemSyntax.self),
      let block = item.parent?.as(CodeBlockItemListSyntax.self)
    else { return }
    add(item.endPosition.utf8Offset, block.endPosition.utf8Offset, availability)
  }

  /// What holds behind an `if` whose branch leaves the block.
  private func availabilityBehind(_ node: IfExprSyntax) -> Availability {
    let (holds, fails) = availability(of: node.conditions)
    let leaves = exits(node.body)
    guard let other = node.elseBody else { return leaves ? fails : .always }
    if let next = other.as(IfExprSyntax.self) {
      return leaves ? fails.intersection(availabilityBehind(next)) : .always
    }
    if leaves { return fails }
    return other.as(CodeBlockSyntax.self).map(exits) ?? false ? holds : .always
  }

  private func exits(_ block: CodeBlockSyntax) -> Bool {
    guard let last = block.statements.last?.item else { return false }
    if let expression = last.as(FunctionCallExprSyntax.self) {
      return ["fatalError", "preconditionFailure"].contains(expression.calledExpression.trimmedDescription)
    }
    return last.is(ReturnStmtSyntax.self) || last.is(ThrowStmtSyntax.self) || last.is(BreakStmtSyntax.self)
      || last.is(ContinueStmtSyntax.self)
  }
}
