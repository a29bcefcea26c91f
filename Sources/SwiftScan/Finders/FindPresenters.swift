// Classes that present a UIKit controller for SwiftUI: bridges without a protocol, found only on request.

extension BridgeFinder {
  /// Classes beside SwiftUI code that make a controller and present it on another one.
  ///
  /// A view, a controller or an app delegate that presents is plain UIKit, and a presenter inside another
  /// bridge is part of that bridge.
  func presenters(besides found: [FoundBridge]) -> [FoundBridge] {
    guard let kind = BridgeKind(rawValue: "presenter") else { return [] }
    let bridged = Set(found.map(\.origin))
    return index.files.indices.flatMap { file in
      index.files[file].declarations.indices.compactMap { position -> FoundBridge? in
        let id = DeclarationID(file: file, index: position)
        guard isPresenter(id, bridged) else { return nil }
        let controllers = presentedControllers(of: id)
        guard !controllers.isEmpty else { return nil }
        var bridge = bridge(at: id, kind: kind)
        bridge.wraps = controllers.map(\.name)
        return FoundBridge(
          bridge: bridge, origin: .declaration(id), platforms: index[id].reach.platforms,
          wrapped: controllers)
      }
    }
  }

  private func isPresenter(_ id: DeclarationID, _ bridged: Set<FoundBridge.Origin>) -> Bool {
    guard index[id].kind == .classType, !index[id].name.isEmpty,
      index.files[id.file].imports.contains("SwiftUI"),
      !bridged.contains(.declaration(id)), !isInsideBridge(id, bridged)
    else { return false }
    guard let ancestor = frameworkClass(of: id, index[id].reach.platforms) else { return true }
    return !isResponder(ancestor)
  }

  private func isInsideBridge(_ id: DeclarationID, _ bridged: Set<FoundBridge.Origin>) -> Bool {
    let keys = Set(
      bridged.compactMap { origin -> String? in
        guard case .declaration(let site) = origin else { return nil }
        return index.key(of: site)
      })
    var key = index.key(of: id)[...]
    while let point = key.lastIndex(of: ".") {
      key = key[..<point]
      if keys.contains(String(key)) { return true }
    }
    return false
  }

  private func isResponder(_ name: String) -> Bool {
    ["Controller", "View", "Responder", "Window", "Application", "Cell", "Control", "Scene"]
      .contains { name.hasSuffix($0) }
  }

  /// UIKit's controllers that the class presents, hosting controllers left out.
  private func presentedControllers(of id: DeclarationID) -> [WrappedName] {
    var names: [WrappedName] = []
    for part in index.parts[index.key(of: id)] ?? [id] {
      for presentation in index[part].presents {
        let spot = Spot(file: part.file, scope: presentation.scope, platforms: index[part].reach.platforms)
        guard let made = lookup.type(of: presentation.controller, from: spot), made.isMade else { continue }
        let controllers = wrapped(made.type, from: made.spot)
        guard let last = controllers.last?.name, last.hasSuffix("Controller"), !FrameworkName.isKnown(last)
        else {
          continue
        }
        names.add(controllers)
      }
    }
    return names
  }
}
