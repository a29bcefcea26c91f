// A coordinator that nothing binds to the main actor.

import Findings

extension BridgeRule {
  /// A class that adopts a main-actor protocol in its declaration is isolated already.
  static let coordinatorNotMainActor = BridgeRule(
    "coordinator_not_main_actor", .info, isOptIn: true,
    summary: "A coordinator has no `@MainActor` and adopts no protocol that brings it.",
    why:
      "SwiftUI calls the coordinator on the main actor; without the annotation its methods may be called "
      + "from "
      + "anywhere.",
    sources: [
      "https://github.com/moreSwift/swift-cross-ui/pull/105",
      "https://github.com/gaetanzanella/OverlayContainer/pull/103",
    ],
    options: [
      RuleOption(
        "nonisolated_protocols", .names(\.nonisolatedProtocols),
        "Protocols that are bound to no actor, so that adopting them isolates nothing.")
    ],
    firing: [
      coordinator("↓final class Coordinator {}"), coordinator("↓final class Coordinator: NSObject {}"),
      coordinator("↓class Coordinator: NSObject, CLLocationManagerDelegate {}"),
    ],
    silent: [
      coordinator("@MainActor final class Coordinator: NSObject {}"),
      coordinator("final class Coordinator: NSObject, UITextViewDelegate {}"),
      coordinator("actor Coordinator {}"),
    ]
  ) { code in
    code.bridges.compactMap { bridge in
      guard let coordinator = bridge.coordinator, let part = coordinator.declaration,
        coordinator.kind == .classType,
        !coordinator.parts.contains(where: { $0.facts.attributes.contains("MainActor") }),
        coordinator.inherits.allSatisfy({ $0 == "NSObject" || code.options.nonisolatedProtocols.contains($0) }
        )
      else { return nil }
      return code.hit(
        part.header, in: part.id.file,
        "'\(coordinator.name)' of '\(bridge.name)' is bound to no actor: SwiftUI and UIKit call it on the "
          + "main "
          + "one; declare it '@MainActor'",
        bridge: bridge.type.qualifiedName, found: coordinator.name)
    }
  }

  private static func coordinator(_ declaration: String) -> RuleExample {
    .make(
      "UIView", "", "UIView()",
      rest: "func makeCoordinator() -> Coordinator { Coordinator() }\n\(declaration)")
  }
}
