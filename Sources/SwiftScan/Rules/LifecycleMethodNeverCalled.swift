// A life-cycle method with a shape that SwiftUI does not call.

import Findings

extension BridgeRule {
  /// The protocols have default implementations, so the compiler takes a near miss for a method of one's own.
  static let lifecycleMethodNeverCalled = BridgeRule(
    "lifecycle_method_never_called", .error, mending: .safe,
    summary: "A `dismantle…` or `sizeThatFits` method has a shape that SwiftUI never calls.",
    why: "The protocols have default implementations, so the compiler accepts the near miss in silence: the "
      + "clean-up or the sizing just never happens.",
    sources: [
      "https://github.com/sceneview/sceneview/issues/2408",
      "https://developer.apple.com/documentation/swiftui/uiviewrepresentable",
    ],
    firing: [
      .make(
        "ARView", "", "ARView()",
        rest: "↓func dismantleUIView(_ view: ARView, coordinator: ()) { view.session.pause() }"),
      .make(
        "ARView", "", "ARView()",
        rest: "↓static func dismantleUIView(_ view: ARView, context: Context) { view.session.pause() }"),
      .make(
        "ARView", "", "ARView()",
        rest: "↓static func dismantleUIViewController(_ view: ARView, coordinator: ()) {}"),
      .make(
        "UILabel", "", "UILabel()",
        rest:
          "↓func sizeThatFits(_ size: ProposedViewSize, uiView: UILabel, context: Context) -> CGSize { "
          + ".zero }"
      ),
      .make(
        "UILabel", "", "UILabel()",
        rest:
          "↓func sizeThatFits(_ size: ProposedViewSize, nsView: UILabel, context: Context) -> CGSize? { nil }"
      ),
    ],
    silent: [
      .make(
        "ARView", "", "ARView()",
        rest: "static func dismantleUIView(_ view: ARView, coordinator: ()) { view.session.pause() }"),
      .make(
        "UILabel", "", "UILabel()",
        rest:
          "func sizeThatFits(_ size: ProposedViewSize, uiView: UILabel, context: Context) -> CGSize? { nil }"
      ),
      .make("UILabel", "", "UILabel()", rest: "func sizeThatFits(_ size: CGSize) -> CGSize { size }"),
      RuleExample(
        """
        extension PlatformViewRepresentable {
          func sizeThatFits(_ size: ProposedViewSize, view: UIView, context: Context) -> CGSize? { nil }
        }
        """),
    ]
  ) { code in
    code.bridges.flatMap { bridge in
      bridge.dismantles.compactMap { dismantleHit($0, bridge, code) }
        + bridge.sizes.compactMap { sizeHit($0, bridge, code) }
    }
  }

  private static let labels = [
    "UIView": "uiView", "NSView": "nsView", "UIViewController": "uiViewController",
    "NSViewController": "nsViewController",
  ]

  private static func dismantleHit(
    _ method: MethodCode, _ bridge: BridgeCode, _ code: ScannedCode
  ) -> RuleHit? {
    let object = String(method.name.dropFirst("dismantle".count))
    guard BridgedObject.plainClasses.contains(object), !bridge.objects.isEmpty else { return nil }
    let right = "static func dismantle\(bridge.objects.sorted().first ?? object)(_:coordinator:)"
    let isRight = method.facts.parameters.map(\.label) == ["_", "coordinator"]
    var fault = ""
    var fix: RuleFix?
    if !bridge.objects.contains(object) {
      fault = "is for another kind of bridge"
    } else if !method.facts.isStatic {
      fault = "is not static"
      if isRight, !usesSelf(method, bridge.type) {
        let start = method.facts.keyword.start
        fix = code.fix([(CodeSpan(start: start, end: start), "static ")], in: method.file)
      }
    } else if !isRight {
      fault = "has other labels"
    } else {
      return nil
    }
    return code.hit(
      bridge.signature(of: method), in: method.file,
      "'\(method.name)' in '\(bridge.name)' \(fault): SwiftUI never calls it and uses its empty default; "
        + "declare it as '\(right)'",
      bridge: bridge.type.qualifiedName, found: method.name, fix: fix)
  }

  private static func usesSelf(_ method: MethodCode, _ type: TypeCode) -> Bool {
    if method.body.words.contains("self") { return true }
    return !method.body.words.isDisjoint(with: (type.properties.map(\.name) + type.methods.map(\.name)))
  }

  private static func sizeHit(_ method: MethodCode, _ bridge: BridgeCode, _ code: ScannedCode) -> RuleHit? {
    let labels = method.facts.parameters.map(\.label)
    let expected = bridge.objects.compactMap { Self.labels[$0] }
    guard labels.count == 3, labels[2] == "context", !method.facts.isStatic, let best = expected.min() else {
      return nil
    }
    var fault = ""
    var fix: RuleFix?
    if labels[0] != "_" || !expected.contains(labels[1]) {
      fault = "has other labels"
    } else if method.facts.result == "CGSize", let result = method.facts.resultSpan {
      fault = "returns a size that is not optional"
      fix = code.fix([(CodeSpan(start: result.end, end: result.end), "?")], in: method.file)
    } else {
      return nil
    }
    return code.hit(
      bridge.signature(of: method), in: method.file,
      "'sizeThatFits' in '\(bridge.name)' \(fault): SwiftUI never calls it and uses its default; declare "
        + "it as "
        + "'func sizeThatFits(_:\(best):context:) -> CGSize?'",
      bridge: bridge.type.qualifiedName, found: "sizeThatFits", fix: fix)
  }
}
