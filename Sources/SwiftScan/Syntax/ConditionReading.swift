// `#if` conditions → what they decide for each platform.

import SwiftSyntax

/// What the condition of a `#if` branch says and decides.
func buildCondition(_ expression: ExprSyntax) -> BuildCondition {
  BuildCondition(
    text: onOneLine(expression.trimmedDescription),
    reach: evaluate(expression, reach(ofCall:)) ?? .unknown,
    literal: literalValue(evaluate(expression) { _ in .unknown } ?? .unknown))
}

private func literalValue(_ reach: Reach) -> Bool? {
  if reach == .everywhere { return true }
  return reach == .nowhere ? false : nil
}

private func onOneLine(_ text: String) -> String {
  text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
}

/// The value of a condition, calls as the closure judges them; nil for what is no condition.
private func evaluate(_ expression: ExprSyntax, _ call: (FunctionCallExprSyntax) -> Reach) -> Reach? {
  if let literal = expression.as(BooleanLiteralExprSyntax.self) {
    return literal.literal.tokenKind == .keyword(.true) ? .everywhere : .nowhere
  }
  if let number = expression.as(IntegerLiteralExprSyntax.self) {
    return number.literal.text == "0" ? .nowhere : number.literal.text == "1" ? .everywhere : .unknown
  }
  if let tuple = expression.as(TupleExprSyntax.self), let only = tuple.elements.first,
    tuple.elements.count == 1
  {
    return evaluate(only.expression, call)
  }
  if let prefix = expression.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" {
    return (evaluate(prefix.expression, call)).map { !$0 }
  }
  if let function = expression.as(FunctionCallExprSyntax.self) { return call(function) }
  if let sequence = expression.as(SequenceExprSyntax.self) {
    return evaluate(Array(sequence.elements), call)
  }
  if let infix = expression.as(InfixOperatorExprSyntax.self) {
    return evaluate([infix.leftOperand, infix.operator, infix.rightOperand], call)
  }
  return .unknown
}

/// A flat sequence of operands and operators: `&&` binds closer than `||`.
private func evaluate(_ elements: [ExprSyntax], _ call: (FunctionCallExprSyntax) -> Reach) -> Reach {
  var result = Reach.nowhere
  var term = Reach.everywhere
  for (index, element) in elements.enumerated() {
    guard index.isMultiple(of: 2) else {
      guard let sign = element.as(BinaryOperatorExprSyntax.self)?.operator.text, sign == "||" || sign == "&&"
      else { return .unknown }
      if sign == "||" {
        result = result || term
        term = .everywhere
      }
      continue
    }
    term = term && (evaluate(element, call) ?? .unknown)
  }
  return result || term
}

private func reach(ofCall call: FunctionCallExprSyntax) -> Reach {
  guard let function = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
    call.arguments.count == 1, let argument = call.arguments.first?.expression.trimmedDescription
  else { return .unknown }
  switch function {
  case "os": return .exactly(systems[argument] ?? .other)
  case "targetEnvironment": return argument == "macCatalyst" ? .exactly(.catalyst) : .unknown
  case "canImport": return modules[argument] ?? .unknown
  default: return .unknown
  }
}

private let systems: [String: Platforms] = [
  "iOS": [.iOS, .catalyst], "tvOS": .tvOS, "visionOS": .visionOS, "xrOS": .visionOS, "macOS": .macOS,
  "OSX": .macOS, "watchOS": .watchOS,
]

private let modules: [String: Reach] = [
  "SwiftUI": .exactly(.apple),
  "UIKit": .exactly(Platforms.uiKit.union(.watchOS)),
  "AppKit": Reach(possible: [.macOS, .catalyst], certain: .macOS),
  "Cocoa": Reach(possible: [.macOS, .catalyst], certain: .macOS),
  "WatchKit": Reach(possible: [.watchOS, .iOS], certain: .watchOS),
]
