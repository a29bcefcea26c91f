// What the outline and the parser must agree on, line by line: the facts without what finding bridges never
// asks for.

@testable import SwiftScan

/// A file's facts as lines. Scopes of bodies with nothing to look up in them are left out, as are the local
/// variables outside the methods by which bridges make something, and what calls are given where no rule asks.
func outlined(_ facts: FileFacts) -> [String] {
  let kept = KeptScopes(facts)
  var lines = ["imports \(facts.imports.sorted())"]
  for (index, scope) in facts.scopes.enumerated() where kept.isKept[index] {
    var line = "scope \(kept.place[index]) in \(scope.parent.map { kept.place[$0] } ?? -1) \(scope.kind)"
    line += " \(scope.parameters.sorted { $0.key < $1.key })"
    if scope.kind != .local || kept.isMake[index] {
      line +=
        " \(scope.variables.sorted { $0.key < $1.key }) \(scope.made.sorted()) \(scope.outlets.sorted())"
    }
    lines.append(line)
  }
  for declaration in facts.declarations {
    var own = declaration
    own.scope = kept.place[own.scope]
    own.presents = []
    for method in own.bridgeMethods.indices {
      own.bridgeMethods[method].scope = kept.place[own.bridgeMethods[method].scope]
    }
    own.availability = .always
    lines.append("declaration \(own) \(described(declaration.availability))")
  }
  for call in facts.calls {
    var own = call
    own.scope = kept.place[own.scope]
    own.given = nil
    if facts.code != nil, let given = call.given {
      lines.append("given \(given.constant.sorted()) \(given.varying.sorted())")
    }
    own.availability = .always
    lines.append("call \(own) \(described(call.availability))")
  }
  return lines + codeLines(facts, kept) + ["comments \(facts.comments)"]
}

/// What is written down for rules.
private func codeLines(_ facts: FileFacts, _ kept: KeptScopes) -> [String] {
  guard let code = facts.code else { return ["no code"] }
  let identities = code.identities.map { "identity \($0.root) \($0.span) \(kept.place[$0.scope])" }
  let types = code.types.flatMap { type -> [String] in
    var own = type
    own.methods = []
    own.properties = []
    let methods = type.methods.map { method in
      var own = method
      own.scope = kept.place[own.scope]
      return "method \(described(own))"
    }
    return ["type \(own)"] + type.properties.map { "property \(described($0))" } + methods
  }
  return ["code from \(code.skippedBytes)"] + identities + types
}

/// A value with everything in it, its sets in order.
private func described(_ value: Any) -> String {
  let mirror = Mirror(reflecting: value)
  let parts = mirror.children.map { "\($0.label ?? "")=\(described($0.value))" }
  if mirror.displayStyle == .set { return "{\(parts.sorted().joined(separator: " "))}" }
  return parts.isEmpty ? "\(value)" : "(\(parts.joined(separator: " ")))"
}

private func described(_ availability: Availability) -> String {
  availability.bounds.sorted { $0.key.rawValue < $1.key.rawValue }
    .map { "\($0.key) \($0.value.from) \($0.value.below.map { "\($0)" } ?? "-")" }.joined(separator: " ")
}

/// Which scopes are compared, and their places among those.
private struct KeptScopes {
  var isKept: [Bool]
  var isMake: [Bool]
  var place: [Int]

  init(_ facts: FileFacts) {
    isKept = facts.scopes.map { $0.kind != .local || !$0.parameters.isEmpty }
    isMake = facts.scopes.map { _ in false }
    place = facts.scopes.map { _ in 0 }
    for declaration in facts.declarations {
      isKept[declaration.scope] = true
      for method in declaration.bridgeMethods {
        isKept[method.scope] = true
        if method.name.hasPrefix("make") { isMake[method.scope] = true }
      }
    }
    var next = 0
    for (index, scope) in facts.scopes.enumerated() {
      if let parent = scope.parent, isMake[parent] { isMake[index] = true }
      if isMake[index] { isKept[index] = true }
      place[index] = isKept[index] ? next : scope.parent.map { place[$0] } ?? 0
      if isKept[index] { next += 1 }
    }
  }
}
