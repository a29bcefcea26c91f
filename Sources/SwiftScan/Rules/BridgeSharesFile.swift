// A bridge in one file with a SwiftUI view.

import Findings

extension BridgeRule {
  static let bridgeSharesFile = BridgeRule(
    "bridge_shares_file", .info, isOptIn: true,
    summary: "A bridge stands in a file that also declares a SwiftUI view.",
    why:
      "A bridge is the one place where UIKit may be seen: alone in its file it can be found, documented and "
      + "deleted.",
    sources: ["https://developer.apple.com/documentation/swiftui/uiviewrepresentable"],
    firing: [
      RuleExample(stage("↓") + "struct Screen: View {\n  var body: some View { Stage() }\n}\n"),
      RuleExample("struct Screen: View {\n  var body: some View { Stage() }\n}\n" + stage("↓")),
      RuleExample(
        stage("↓") + "struct Screen {}\nextension Screen: View {\n  var body: some View { Stage() }\n}\n"),
    ],
    silent: [
      RuleExample(stage("")),
      RuleExample(
        stage("")
          + "struct Stage_Previews: PreviewProvider {\n  static var previews: some View { Stage() }\n}\n"),
      RuleExample("struct Screen: View {\n  var body: some View { Text(\"\") }\n}\n"),
    ]
  ) { code in
    let views = code.types.filter { $0.inherits.contains("View") && !code.isBridge($0) }
    let files = Set(
      views.flatMap { $0.parts.filter { part in !part.declaration.isPreview }.map(\.id.file) })
    return code.bridges.compactMap { bridge in
      guard let part = bridge.type.declaration, files.contains(part.id.file) else { return nil }
      return code.hit(
        part.header, in: part.id.file,
        "'\(bridge.name)' shares its file with a SwiftUI view: a bridge alone in its file can be found, "
          + "documented "
          + "and deleted; move it to a file of its own",
        bridge: bridge.type.qualifiedName, found: "shares file")
    }
  }

  private static func stage(_ mark: String) -> String {
    """
    \(mark)struct Stage: UIViewRepresentable {
      func makeUIView(context: Context) -> UIView { UIView() }
      func updateUIView(_ view: UIView, context: Context) {}
    }

    """
  }
}
