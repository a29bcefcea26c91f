// Branches → regions: what runs only where a condition holds, and what follows a branch that leaves.

import SwiftSyntax

extension BodyReader {
  /// Reads an `if`; what follows it in the block is behind a check, where a branch leaves the block.
  func read(_ node: IfExprSyntax) {
    body.branches += 1
    inScope {
      let check = read(node.conditions)
      inRegion(check.region) { read(node.body.statements, givesResult: true) }
    }
    var leaves = leavesBlock(node.body.statements)
    switch node.elseBody {
    case .ifExpr(let other): inRegion(.checked) { read(other) }
    case .codeBlock(let block):
      inRegion(.checked) { read(block.statements, givesResult: true) }
      leaves = leaves || leavesBlock(block.statements)
    case nil: break
    @unknown default: break
    }
    if leaves, !isAvailability(node.conditions) { enter(.checked) }
  }

  private func isAvailability(_ conditions: ConditionElementListSyntax) -> Bool {
    conditions.allSatisfy { if case .availability = $0.condition { true } else { false } }
  }

  private func leavesBlock(_ items: CodeBlockItemListSyntax) -> Bool {
    guard case .stmt(let last)? = items.last?.item else { return false }
    return last.is(ReturnStmtSyntax.self) || last.is(ThrowStmtSyntax.self) || last.is(BreakStmtSyntax.self)
      || last.is(ContinueStmtSyntax.self)
  }

  /// Reads a `guard`; what follows it in the block is behind its check.
  func read(_ node: GuardStmtSyntax) {
    body.branches += 1
    let check = read(node.conditions)
    inRegion(.checked) { read(node.body.statements) }
    if case .plain = check.region { return }
    enter(check.region)
  }

  /// Reads a `switch`: each case is behind a check.
  func read(_ node: SwitchExprSyntax) {
    _ = value(node.subject)
    for element in node.cases { read(element) }
  }

  private func read(_ element: SwitchCaseListSyntax.Element) {
    switch element {
    case .switchCase(let branch):
      body.branches += 1
      inRegion(.checked) {
        inScope {
          if case .case(let label) = branch.label {
            for item in label.caseItems {
              visit(Syntax(item.pattern))
              declare(item.pattern)
              if let condition = item.whereClause?.condition { _ = value(condition) }
            }
          }
          read(branch.statements, givesResult: true)
        }
      }
    case .ifConfigDecl(let condition):
      for case .switchCases(let cases) in liveBranches(of: condition) {
        for element in cases { read(element) }
      }
    @unknown default: break
    }
  }
}
