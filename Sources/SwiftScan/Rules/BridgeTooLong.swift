// A bridge that does more than bridge.

import Findings

extension BridgeRule {
  static let bridgeTooLong = BridgeRule(
    "bridge_too_long", .info, isOptIn: true,
    summary: "A bridge with its coordinator has more lines or branches than the project allows.",
    why: "Logic in a wrapper cannot be tested without a view, and goes when the wrapper goes.",
    sources: ["https://developer.apple.com/documentation/swiftui/uiviewrepresentable"],
    options: [
      RuleOption("max_lines", .count(\.maximumLines), "The most lines of a bridge with its coordinator."),
      RuleOption(
        "max_branches", .count(\.maximumBranches), "The most branches of a bridge with its coordinator."),
    ],
    firing: [
      RuleExample(stage("↓", update: String(repeating: "    if a { b() }\n", count: 41))),
      RuleExample(stage("↓", update: String(repeating: "    b()\n", count: 300))),
      RuleExample(stage("↓", update: "", rest: coordinator(String(repeating: "      b()\n", count: 300)))),
    ],
    silent: [
      RuleExample(stage("", update: "", rest: coordinator("      b()\n"))),
      RuleExample(stage("", update: String(repeating: "    if a { b() }\n", count: 12))),
      RuleExample("struct Screen: View {\n" + String(repeating: "  // Much to say.\n", count: 320) + "}\n"),
    ]
  ) { code in
    code.bridges.compactMap { bridge in
      guard let part = bridge.type.declaration else { return nil }
      let outside = bridge.coordinator.map { [$0] } ?? []
      let spans = (bridge.type.parts + outside.flatMap(\.parts)).map { ($0.id.file, $0.declaration.lines) }
      let lines = Set(spans.flatMap { file, lines in lines.map { [file, $0] } }).count
      let branches = (bridge.type.bodies + outside.flatMap(\.bodies)).reduce(0) { $0 + $1.body.branches }
      guard lines > code.options.maximumLines || branches > code.options.maximumBranches else { return nil }
      return code.hit(
        part.header, in: part.id.file,
        "'\(bridge.name)' has \(lines) lines and \(branches) branches with its coordinator: logic in a "
          + "wrapper "
          + "cannot be tested without a view; move it into a model",
        bridge: bridge.type.qualifiedName, found: "length")
    }
  }

  private static func stage(_ mark: String, update: String, rest: String = "") -> String {
    """
    \(mark)struct Stage: UIViewRepresentable {
      func makeUIView(context: Context) -> UIView { UIView() }
      func updateUIView(_ view: UIView, context: Context) {
    \(update)  }
    \(rest)}

    """
  }

  private static func coordinator(_ body: String) -> String {
    """
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator {
        func run() {
    \(body)    }
      }

    """
  }
}
