// An observed object that the struct makes itself.

import Findings

extension BridgeRule {
  static let observedObjectInitializedInline = BridgeRule(
    "observed_object_initialized_inline", .warning, mending: .safe,
    summary: "A bridge makes an object in an `@ObservedObject` property, which does not own it.",
    why:
      "SwiftUI makes a new value of the struct on each evaluation, and with it a new object: its state is "
      + "lost.",
    sources: ["https://github.com/midnightchip/RelocateMe/pull/2"],
    firing: [
      .make("UIView", "↓@ObservedObject private var model = Model()", "UIView()"),
      .make("UIView", "↓@ObservedObject var model: Model = .init()", "UIView()"),
      .make("UIView", "↓@ObservedObject var model = Model(name: \"pins\")", "UIView()"),
    ],
    silent: [
      .make("UIView", "@StateObject private var model = Model()", "UIView()"),
      .make("UIView", "@ObservedObject var model: Model", "UIView()"),
      .make("UIView", "@ObservedObject var model = Model.shared", "UIView()"),
      RuleExample("struct Screen: View {\n  @ObservedObject var model = Model()\n}\n"),
    ]
  ) { code in
    code.bridges.flatMap { bridge in
      bridge.type.properties.compactMap { property in
        guard let wrapper = property.facts.attributes.first(where: { $0.name == "ObservedObject" }),
          property.isStored, property.method.constructed(property.facts.initial) != nil
        else { return nil }
        return code.hit(
          property.header, in: property.file,
          "'\(property.name)' is made with each value of '\(bridge.name)': '@ObservedObject' does not own "
            + "it, so "
            + "its state is lost when SwiftUI makes the next value; use '@StateObject'",
          bridge: bridge.type.qualifiedName, found: property.name,
          fix: isAssigned(property, bridge) || code.options.iOSTarget ?? 14 < 14
            ? nil : code.fix([(wrapper.nameSpan, "StateObject")], in: property.file))
      }
    }
  }

  private static func isAssigned(_ property: PropertyCode, _ bridge: BridgeCode) -> Bool {
    bridge.type.methods.filter { $0.name == "init" }.contains { method in
      method.events.contains { event in
        guard case .assignment(let target, _, _) = event.kind else { return false }
        return [property.name, "_\(property.name)"].contains(target.path?.only)
      }
    }
  }
}
