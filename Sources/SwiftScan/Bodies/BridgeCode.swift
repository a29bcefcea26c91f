// A Representable with everything that its rules ask: life-cycle methods, wrapped type, coordinator, reaches.

/// A bridge's code.
struct BridgeCode: Sendable {
  var type: TypeCode
  /// What is wrapped, as the protocols call it: `UIView`, `NSViewController`. Several under `#if`.
  var objects: Set<String>
  /// The class of what is wrapped; empty where it is not plain to see.
  var wrapped = ""
  /// The wrapped class, where the sources declare it; several under `#if`.
  var wrappedTypes: [TypeCode] = []
  /// Its make and update methods.
  var makes: [MethodCode]
  var updates: [MethodCode]
  var makeCoordinator: MethodCode?
  var coordinator: TypeCode?
  /// Whether there is a coordinator that the sources do not show.
  var hasUnknownCoordinator = false
  /// The calls in the sources that make it.
  var uses = BridgeUses()
  /// The methods that make and update lead to, by flavour.
  let updateBroad: [MethodCode]
  let updateSync: [MethodCode]
  let updateUnguarded: [MethodCode]
  let makeBroad: [MethodCode]
  let makeSync: [MethodCode]
  /// Whether some method makes the view one that nobody types into.
  let isReadOnly: Bool

  /// - Parameter unaliased: what a name that a method uses for a type stands for.
  init(type: TypeCode, objects: Set<String>, unaliased: (_ name: String, _ method: MethodCode) -> String) {
    self.type = type
    self.objects = objects
    makes = type.methods.filter { $0.name.hasPrefix("make") && BridgedObject.methods.contains($0.name) }
    updates = type.methods.filter { $0.name.hasPrefix("update") && BridgedObject.methods.contains($0.name) }
    makeCoordinator = type.methods.first { method in
      let labels = method.facts.parameters.map(\.label)
      return method.name == "makeCoordinator" && (labels.isEmpty || labels == ["converter"])
    }
    updateBroad = type.reach(from: updates, .broad)
    updateSync = type.reach(from: updates, .sync)
    updateUnguarded = type.reach(from: updates, .unguarded)
    makeBroad = type.reach(from: makes, .broad)
    makeSync = type.reach(from: makes, .sync)
    isReadOnly = (makeBroad + updateBroad).contains { $0.events.contains(where: forbidsTyping) }
    wrapped = wrappedType(unaliased) ?? ""
  }

  var name: String { type.name }
  /// The names of its update methods, for messages.
  var updateName: String { updates.first?.name ?? objects.sorted().first.map { "update\($0)" } ?? "update" }
  var makeName: String { makes.first?.name ?? objects.sorted().first.map { "make\($0)" } ?? "make" }
  var dismantles: [MethodCode] { type.methods.filter { $0.name.hasPrefix("dismantle") } }
  var sizes: [MethodCode] { type.methods.filter { $0.name == "sizeThatFits" } }
  var wrapsController: Bool { objects.contains { $0.hasSuffix("Controller") } }

  // MARK: Steps

  /// What update does each time it runs: behind no check, in the same pass or on the next turn.
  var updateSteps: [Step] {
    updateUnguarded.flatMap { method in
      method.events.map { Step(method: method, event: $0) }.filter { !$0.isChecked && $0.turn != .elsewhere }
    }
  }

  /// What happens while SwiftUI makes or updates the view, behind a check or not.
  var passSteps: [Step] {
    (makeSync + updateSync.filter { method in !makeSync.contains { $0.facts.span == method.facts.span } })
      .flatMap { method in method.events.map { Step(method: method, event: $0) } }
      .filter { $0.turn == .now }
  }

  /// What make does itself or through helpers, in the same pass.
  var makeSteps: [Step] {
    makeSync.flatMap { method in method.events.map { Step(method: method, event: $0) } }
      .filter { $0.turn == .now }
  }

  // MARK: The view

  /// The names by which a method knows the wrapped view.
  func viewNames(in method: MethodCode) -> Set<String> {
    if updates.contains(where: { $0.name == method.name }) {
      return Set([method.facts.parameterName(0)].compactMap { $0 })
    }
    if makes.contains(where: { $0.name == method.name }) { return method.returnedNames }
    guard !wrapped.isEmpty else { return [] }
    let names = viewTypeNames
    let parameters = method.facts.parameters.filter { bareType($0.type).map(names.contains) ?? false }.map(
      \.name)
    let isMaker = bareType(method.facts.result).map(names.contains) ?? false
    return Set(parameters).union(isMaker ? method.returnedNames : [])
  }

  /// The names that the methods use for the wrapped class.
  private var viewTypeNames: Set<String> {
    let written = makes.map(\.facts.result) + updates.compactMap { $0.facts.parameters.first?.type }
    return Set(written.compactMap(bareType) + [wrapped]).subtracting(BridgedObject.plainClasses)
      .union(BridgedObject.plainClasses.contains(wrapped) ? [wrapped] : [])
  }

  /// Whether a path begins with the wrapped view.
  func isView(_ path: Path?, in method: MethodCode) -> Bool {
    guard let path, path.isLocal, let first = path.names.first else { return false }
    return viewNames(in: method).contains(first)
  }

  // MARK: What update knows

  /// Whether update mentions a property of the bridge, itself or in what it leads to.
  func updateReads(_ property: String) -> Bool { reads(property, in: updateBroad) }

  func reads(_ property: String, in methods: [MethodCode]) -> Bool {
    let names = [property, "$\(property)", "_\(property)"]
    return methods.contains { method in
      method.events.contains { event in
        switch event.kind {
        case .read(let path): path.property.map(names.contains) ?? false
        case .call(let call):
          call.name == property && !call.isImplicit && (call.receiver == nil || type.isOwn(call.receiver))
        default: false
        }
      }
    }
  }

  /// Whether update hands the bridge itself to somebody, who may read every property.
  var updatePassesSelf: Bool {
    updateBroad.contains { method in
      method.events.contains { event in
        switch event.kind {
        case .call(let call): call.arguments.contains { $0.value.path?.isSelf ?? false }
        case .assignment(_, let value, _): value.path?.isSelf ?? false
        default: false
        }
      }
    }
  }

  /// Whether something in update mentions one of the words.
  func updateMentions(_ words: Set<String>) -> Bool {
    updateBroad.contains { !$0.body.words.isDisjoint(with: words) }
  }

  // MARK: The wrapped type

  private func wrappedType(_ unaliased: (String, MethodCode) -> String) -> String? {
    let written = makes.compactMap { make in
      make.facts.resultTypes.last.map { unaliased($0.name, make) }
    }.first(where: isPlainToSee)
    if let written, !BridgedObject.plainClasses.contains(written) { return written }
    for make in makes {
      if let made = constructed(make) { return unaliased(made, make) }
    }
    if let written { return written }
    return updates.compactMap { update in
      update.facts.parameters.first.flatMap { bareType($0.type) }.map { unaliased($0, update) }
    }.first(where: isPlainToSee)
  }

  /// Whether a name is that of a class, and not one that only a type checker could follow.
  private func isPlainToSee(_ name: String) -> Bool {
    !name.hasSuffix("ViewType") && !name.hasSuffix("ControllerType") && name != "Self"
  }

  private func constructed(_ make: MethodCode) -> String? {
    for value in make.results {
      if let name = make.constructed(value), !name.isEmpty { return name }
      if let name = make.localType(value.path?.only) { return name }
    }
    return nil
  }
}

/// Whether an event switches typing off.
private func forbidsTyping(_ event: Event) -> Bool {
  guard case .assignment(let target, let value, _) = event.kind, value.text == "false" else { return false }
  return ["isEditable", "isUserInteractionEnabled"].contains(target.path?.names.last)
}
