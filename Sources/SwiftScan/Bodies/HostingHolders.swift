// Which names of a type hold a hosting controller, and which views are those of one.

/// The classes that host SwiftUI in a view controller.
let hostingControllers: Set = ["UIHostingController", "NSHostingController"]

extension TypeCode {
  /// The class of the hosting controller that a path names in a method; nil where it names none.
  func hostingController(_ path: Path?, in method: MethodCode) -> String? {
    guard let path, let name = path.only else { return nil }
    if path.isLocal {
      if let type = method.localType(name), hostingControllers.contains(type) { return type }
      let parameter = method.facts.parameters.first { $0.name == name }
      if let type = parameter.flatMap({ bareType($0.type) }), hostingControllers.contains(type) {
        return type
      }
      guard let alias = method.local(name)?.value?.path, alias.names != path.names else { return nil }
      return alias.isLocal ? nil : hostingController(alias, in: method)
    }
    return hostingProperty(name)
  }

  private func hostingProperty(_ name: String) -> String? {
    guard let property = property(name), !property.facts.isComputed else { return nil }
    let initial = property.method.constructed(property.facts.initial)
    for type in [initial, bareType(property.facts.type)] {
      if let type, hostingControllers.contains(type) { return type }
    }
    for method in methods {
      for event in method.events {
        guard case .assignment(let target, let value, _) = event.kind, target.path?.property == name,
          target.path?.names.count == 1
        else { continue }
        if let made = method.constructed(value), hostingControllers.contains(made) { return made }
        if let type = method.localType(value.path?.only), hostingControllers.contains(type) { return type }
      }
    }
    return nil
  }

  /// The hosting controller whose view a value is: `h.view`, a variable for it, or
  /// `UIHostingController(…).view`.
  func hostedView(_ value: Value?, in method: MethodCode) -> (owner: Path?, type: String)? {
    guard let value else { return nil }
    if let call = method.firstCall(value), value.tail == ["view"], call.constructs,
      hostingControllers.contains(call.name)
    {
      return (nil, call.name)
    }
    guard var path = value.path else { return nil }
    if path.isLocal, path.names.count == 1, let alias = method.local(path.only)?.value {
      guard alias.path?.names.last == "view" || alias.tail == ["view"] else { return nil }
      return hostedView(alias, in: method)
    }
    guard path.names.count == 2, path.names.last == "view" else { return nil }
    path.names.removeLast()
    return hostingController(path, in: method).map { (path, $0) }
  }

  /// Every call of a name in the methods of the type.
  func calls(_ name: String) -> [(method: MethodCode, event: Event, call: CallFacts)] {
    (callPlaces[name] ?? []).compactMap { place in
      let method = methods[place.method]
      guard case .call(let call) = method.events[place.event].kind else { return nil }
      return (method, method.events[place.event], call)
    }
  }
}
