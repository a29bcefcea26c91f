// Conditions → whether the code behind them runs on a change only.

import SwiftSyntax

/// What the conditions of an `if`, `guard` or `while` check.
struct Check {
  var isReal = false
  /// What is only unwrapped: a check where the code behind it also clears it.
  var unwrapped: [Path] = []

  /// The region of the code behind it.
  var region: Region.Kind {
    if isReal { return .checked }
    return unwrapped.isEmpty ? .plain : .unwrapped(unwrapped)
  }
}

extension BodyReader {
  /// Reads conditions and declares what they bind.
  func read(_ conditions: ConditionElementListSyntax) -> Check {
    body.branches += 1
    var check = Check()
    for element in conditions {
      switch element.condition {
      case .expression(let expression):
        if isCheck(expression) { check.isReal = true }
        _ = value(expression)
      case .matchingPattern(let node):
        check.isReal = true
        _ = value(node.initializer.value)
        visit(Syntax(node.pattern))
        declare(node.pattern)
      case .optionalBinding(let node): read(node, &check)
      case .availability: break
      @unknown default: break
      }
    }
    return check
  }

  /// A comparison, a truth value or a negation; not `is`, which says what something is, not that it changed.
  private func isCheck(_ expression: ExprSyntax) -> Bool {
    guard let sequence = expression.as(SequenceExprSyntax.self) else { return true }
    let signs = sequence.elements.enumerated().filter { !$0.offset.isMultiple(of: 2) }.map(\.element)
    return !signs.allSatisfy { $0.is(UnresolvedIsExprSyntax.self) || $0.is(UnresolvedAsExprSyntax.self) }
  }

  private func read(_ node: OptionalBindingConditionSyntax, _ check: inout Check) {
    guard let initializer = node.initializer else {
      if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier {
        let path = self.path(named: plainName(name))
        body.words.insert(plainName(name))
        add(.read(path), at: span(of: name))
        check.unwrapped.append(path)
      }
      return declare(node.pattern)
    }
    let value = value(initializer.value)
    if isCheck(value) {
      check.isReal = true
    } else if let path = value.path, !path.isSelf {
      check.unwrapped.append(path)
    }
    if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier {
      add(.local(name: plainName(name), type: "", value: value), at: span(of: name))
    }
    declare(node.pattern)
  }

  /// Unwrapping is a check where it asks somebody: a call, or a value that the coordinator keeps.
  private func isCheck(_ value: Value) -> Bool {
    guard value.cast.isEmpty else { return false }
    if let index = value.call, case .call(let call) = body.events[index].kind { return !call.constructs }
    return value.path?.names.contains { $0.lowercased().contains("coordinator") } ?? false
  }
}
