// A bridge that gets a new identity on each evaluation.

import Findings

extension BridgeRule {
  static let unstableBridgeIdentity = BridgeRule(
    "unstable_bridge_identity", .warning,
    summary: "A bridge is given `.id(UUID())`.",
    why:
      "A new identity is a new view: SwiftUI tears the wrapped view down and builds it again on each "
      + "evaluation.",
    sources: [
      "https://github.com/sceneview/sceneview/pull/3260",
      "https://github.com/RevenueCat/purchases-ios/pull/7318",
    ],
    firing: [
      use("Stage().↓id(UUID())"), use("Stage().frame(height: 9).↓id(UUID()).padding()"),
      use("VStack { Stage().↓id(UUID()) }"),
    ],
    silent: [
      use("Stage().id(name)"), use("Text(\"Stage\").id(UUID())"), use("VStack { Stage() }.id(UUID())"),
    ]
  ) { code in
    code.index.files.enumerated().flatMap { file, facts in
      (facts.code?.identities ?? []).compactMap { identity -> RuleHit? in
        guard code.isBridge(identity.root, from: identity.scope, in: file) else { return nil }
        let name = identity.root.joined(separator: ".")
        return code.hit(
          identity.span, in: file,
          "'\(name)' gets a new identity on each evaluation: SwiftUI tears the wrapped view down and "
            + "builds it "
            + "again; give '.id' a value that changes only when the view shall be rebuilt",
          bridge: name, found: "\(name).id")
      }
    }
  }

  private static func use(_ body: String) -> RuleExample {
    RuleExample(
      """
      struct Stage: UIViewRepresentable {
        func makeUIView(context: Context) -> SCNView { SCNView() }
        func updateUIView(_ view: SCNView, context: Context) {}
      }
      struct Screen: View {
        let name: String
        var body: some View { \(body) }
      }
      """)
  }
}
