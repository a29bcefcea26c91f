// Which events write SwiftUI state: properties that belong to SwiftUI and not to the struct.

extension BridgeCode {
  /// The property whose whole value an event writes, where it is state of SwiftUI.
  func writtenState(_ step: Step) -> PropertyCode? {
    switch step.event.kind {
    case .assignment(let target, _, _): target.path.flatMap(wholeState)
    case .call(let call): mutatedState(call)
    default: nil
    }
  }

  /// `x = …`, `x.wrappedValue = …`, `$x.wrappedValue = …` and `_x.wrappedValue = …`.
  private func wholeState(_ path: Path) -> PropertyCode? {
    guard !path.isLocal, !path.isOptional, let first = path.names.first else { return nil }
    if path.names.count == 1 { return type.property(first).flatMap { isState($0) ? $0 : nil } }
    guard path.names.count == 2, path.names[1] == "wrappedValue" else { return nil }
    if first.hasPrefix("$") || first.hasPrefix("_"), let property = type.property(String(first.dropFirst())) {
      return isState(property) ? property : nil
    }
    return type.property(first).flatMap { $0.isStored && $0.facts.types.last?.name == "Binding" ? $0 : nil }
  }

  private func isState(_ property: PropertyCode) -> Bool {
    property.facts.attributes.contains { stateWrappers.contains($0.name) }
  }

  /// `x.toggle()` and `x.append(…)`, where `x` is a truth value or a collection.
  private func mutatedState(_ call: CallFacts) -> PropertyCode? {
    guard let path = call.receiver?.path, mutatingMethods.contains(call.name),
      let property = wholeState(path)
    else { return nil }
    if call.name == "toggle" { return property }
    let type = property.facts.type
    let first = property.facts.initial?.text ?? ""
    let isCollection =
      type.hasPrefix("[") || ["Set", "Array", "Dictionary", "String", "Data"].contains(bareType(type) ?? "")
      || type.isEmpty && (first.hasPrefix("[") || first.hasPrefix("\""))
    return isCollection ? property : nil
  }
}

private let stateWrappers: Set = ["State", "Binding", "FocusState", "AppStorage", "SceneStorage"]
private let mutatingMethods: Set = [
  "toggle", "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "removeSubrange",
  "popLast",
  "formUnion", "subtract", "merge", "updateValue",
]
