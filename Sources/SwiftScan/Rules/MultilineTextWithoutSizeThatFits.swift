// Wrapped text of several lines that SwiftUI cannot measure.

import Findings

extension BridgeRule {
  /// Needs iOS 16, where `sizeThatFits` came.
  static let multilineTextWithoutSizeThatFits = BridgeRule(
    "multiline_text_without_size_that_fits", .warning,
    summary: "A bridge wraps text of several lines and has no `sizeThatFits`.",
    why:
      "The height of such text depends on the width, and without `sizeThatFits` SwiftUI cannot ask for the "
      + "height "
      + "at a width: the text gets one line, or none.",
    sources: [
      "https://github.com/psharanda/Atributika/issues/132", "https://github.com/SwiftUIX/SwiftUIX/issues/27",
      "https://github.com/onmyway133/notes/issues/593",
    ],
    firing: [
      RuleExample(
        """
        struct Footnote: UIViewRepresentable {
          ↓func makeUIView(context: Context) -> UILabel {
            let label = UILabel()
            label.numberOfLines = 0
            return label
          }
          func updateUIView(_ label: UILabel, context: Context) {}
        }
        """),
      RuleExample(
        """
        struct Notes: UIViewRepresentable {
          ↓func makeUIView(context: Context) -> UITextView {
            let view = UITextView()
            view.isScrollEnabled = false
            return view
          }
          func updateUIView(_ view: UITextView, context: Context) {}
        }
        """),
      RuleExample(
        """
        struct Title: UIViewRepresentable {
          let lines: Int
          ↓func makeUIView(context: Context) -> PaddedLabel { build() }
          func updateUIView(_ label: PaddedLabel, context: Context) {}
          func build() -> PaddedLabel {
            let label = PaddedLabel()
            label.numberOfLines = lines
            return label
          }
        }
        """),
    ],
    silent: [
      .make("UILabel", "", "let label = UILabel()\nlabel.numberOfLines = 1\nreturn label"),
      .make(
        "UILabel", "", "let label = UILabel()\nlabel.numberOfLines = 0\nreturn label",
        rest:
          "func sizeThatFits(_ size: ProposedViewSize, uiView: UILabel, context: Context) -> CGSize? { nil "
          + "}"),
      .make("UITextView", "", "UITextView()"),
      .make(
        "UILabel", "",
        """
        let label = UILabel()
        label.numberOfLines = 0
        label.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        return label
        """
      ),
    ]
  ) { code in
    guard code.options.iOSTarget ?? 16 >= 16 else { return [] }
    return code.bridges.compactMap { bridge in
      guard let make = bridge.makes.first(where: { $0.name == "makeUIView" }), bridge.sizes.isEmpty,
        let setting = setting(bridge), !bridge.type.mentions(remedies), !measuresItself(bridge)
      else { return nil }
      return code.hit(
        bridge.signature(of: make), in: make.file,
        "'\(bridge.name)' wraps '\(bridge.wrapped)' with '\(setting)' and has no 'sizeThatFits': SwiftUI "
          + "cannot "
          + "ask for the height at a width, so lines are cut off; implement "
          + "'sizeThatFits(_:uiView:context:) -> CGSize?'",
        bridge: bridge.type.qualifiedName, found: setting)
    }
  }

  private static let remedies: Set = [
    "setContentCompressionResistancePriority", "setContentHuggingPriority", "preferredMaxLayoutWidth",
    "intrinsicContentSize", "systemLayoutSizeFitting", "contentSize",
  ]

  /// What makes the text one of several lines.
  private static func setting(_ bridge: BridgeCode) -> String? {
    let wanted = bridge.wrapped.hasSuffix("Label") ? "numberOfLines" : "isScrollEnabled"
    guard bridge.wrapped.hasSuffix("Label") || bridge.wrapped.hasSuffix("TextView") else { return nil }
    for method in bridge.makeBroad {
      for event in method.events {
        guard case .assignment(let target, let value, _) = event.kind, bridge.isView(target.path, in: method),
          target.path?.names.count == 2, target.path?.names.last == wanted
        else { continue }
        let isMultiline = wanted == "numberOfLines" ? value.text != "1" : value.text == "false"
        return isMultiline ? "\(wanted) = \(value.text)" : nil
      }
    }
    return nil
  }

  /// Whether the wrapped class is the project's own and knows its size.
  private static func measuresItself(_ bridge: BridgeCode) -> Bool {
    bridge.wrappedTypes.contains { type in
      !type.hasBodies || type.mentions(remedies) || type.property("intrinsicContentSize") != nil
    }
  }
}
