// A property wrapper that works in views only, inside a coordinator.

import Findings

extension BridgeRule {
  static let dynamicPropertyInCoordinator = BridgeRule(
    "dynamic_property_in_coordinator", .error,
    summary: "The coordinator has a property wrapper that does nothing outside a view.",
    why:
      "SwiftUI updates such wrappers for views alone: in a class the value stays what it was at the start.",
    sources: [
      "https://github.com/tangem/tangem-app-ios-old/pull/2102",
      "https://github.com/rundfunk47/stinsen/issues/66",
    ],
    firing: [
      coordinator("↓@State private var count = 0"),
      coordinator("↓@Environment(\\.dismiss) var dismiss"),
      coordinator("↓@EnvironmentObject var model: Model"),
    ],
    silent: [
      coordinator("@Binding var text: String\ninit(text: Binding<String>) { _text = text }"),
      coordinator("@Published var count = 0"),
      RuleExample("struct Screen: View {\n  @State private var count = 0\n}\n"),
      .make("UIView", "@State private var count = 0", "UIView()"),
    ]
  ) { code in
    code.bridges.flatMap { bridge -> [RuleHit] in
      guard let coordinator = bridge.coordinator, coordinator.kind == .classType else { return [] }
      return coordinator.properties.compactMap { property in
        guard let wrapper = property.facts.attributes.first(where: { wrappers.contains($0.name) }) else {
          return nil
        }
        return code.hit(
          property.header, in: property.file,
          "'@\(wrapper.name)' does nothing in '\(coordinator.name)': SwiftUI keeps such properties up to "
            + "date in "
            + "views alone; make '\(property.name)' a plain property and set it in '\(bridge.updateName)' of "
            + "'\(bridge.name)'",
          bridge: bridge.type.qualifiedName, found: "\(coordinator.name).\(property.name)")
      }
    }
  }

  private static func coordinator(_ property: String) -> RuleExample {
    .make(
      "UITextField", "", "UITextField()",
      rest: """
        func makeCoordinator() -> Typing { Typing() }
        final class Typing: NSObject {
          \(property.split(separator: "\n").joined(separator: "\n  "))
        }
        """)
  }

  private static let wrappers: Set = [
    "State", "StateObject", "EnvironmentObject", "Environment", "FocusState", "GestureState", "FetchRequest",
    "Query", "ScaledMetric", "Namespace", "SceneStorage",
  ]
}
