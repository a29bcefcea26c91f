// A bridge that everybody outside its module can use.

import Findings

extension BridgeRule {
  static let publicBridge = BridgeRule(
    "public_bridge", .info, isOptIn: true,
    summary: "A bridge is public.",
    why:
      "What is public cannot be replaced by a native view later without changing its users. Where a module "
      + "is there to offer bridges, `overrides` in the configuration turn the rule off.",
    sources: ["https://developer.apple.com/documentation/swiftui/uiviewrepresentable"],
    firing: [
      RuleExample(stage("↓public ")), RuleExample(stage("↓@MainActor public ")),
      RuleExample("public enum Views {}\nextension Views {\n" + stage("  ↓public ") + "}\n"),
    ],
    silent: [
      RuleExample(stage("")), RuleExample(stage("package ")), RuleExample("public struct Screen: View {}\n"),
    ]
  ) { code in
    code.bridges.compactMap { bridge in
      guard let part = bridge.type.declaration, part.facts.isPublic else { return nil }
      return code.hit(
        part.header, in: part.id.file,
        "'\(bridge.name)' is public: its users hold on to UIKit, and a native view cannot take its place "
          + "later; "
          + "make it internal behind a SwiftUI view",
        bridge: bridge.type.qualifiedName, found: "public")
    }
  }

  private static func stage(_ modifiers: String) -> String {
    """
    \(modifiers)struct Stage: UIViewRepresentable {
      public func makeUIView(context: Context) -> UIView { UIView() }
      public func updateUIView(_ view: UIView, context: Context) {}
    }

    """
  }
}
