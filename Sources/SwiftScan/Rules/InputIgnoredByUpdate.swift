// An input that make applies and update never looks at.

import Findings

extension BridgeRule {
  static let inputIgnoredByUpdate = BridgeRule(
    "input_ignored_by_update", .warning,
    summary: "An input is applied to the view in make, and update never reads it.",
    why:
      "Make runs once: a later value of the input never reaches the view. For a binding that is hardly ever "
      + "meant; for a plain value it may be. An input that every caller gives the same constant is no finding.",
    sources: [
      "https://github.com/SDWebImage/SDWebImageSwiftUI/issues/61",
      "https://github.com/NuPlay/RichText/issues/10",
      "https://github.com/omnivore-app/omnivore/pull/332",
    ],
    options: [
      .oneShotModals
    ],
    firing: [
      .make(
        "UIImageView", "@Binding var picture: UIImage?",
        "let view = UIImageView()\n↓view.image = picture\nreturn view"),
      .make(
        "WKWebView", "@Binding var markup: String",
        "let view = WKWebView()\nview.↓loadHTMLString(markup, baseURL: nil)\nreturn view"),
      .make("UILabel", "let title: String", "let view = UILabel()\n↓view.text = title\nreturn view"),
      used("Field($text, hint)", mark: "↓"),
      used("Field($text, \"Search \\(hint)\")", mark: "↓"),
      used("Field($text, Hints.current.search)", mark: "↓"),
      used("VStack { Field($text); Field($text, hint) }", mark: "↓"),
    ],
    silent: [
      .bridge(
        "@Binding var title: String", make: "let view = UILabel()\nview.text = title\nreturn view",
        wrapping: "UILabel", update: "view.text = title"),
      .make(
        "UILabel", "let initialTitle: String", "let view = UILabel()\nview.text = initialTitle\nreturn view"),
      .make("UILabel", "let title = \"Fixed\"", "let view = UILabel()\nview.text = title\nreturn view"),
      .bridge(
        "let title: String", make: "let view = UILabel()\nview.text = title\nreturn view",
        wrapping: "UILabel", update: "context.coordinator.parent = self"),
      RuleExample(
        """
        struct Share: UIViewControllerRepresentable {
          typealias UIViewControllerType = UIActivityViewController
          let kinds: [String]
          func makeUIViewController(context: Context) -> UIViewControllerType {
            let sheet = UIViewControllerType(activityItems: [], applicationActivities: nil)
            sheet.excludedActivityTypes = kinds
            return sheet
          }
          func updateUIViewController(_ sheet: UIViewControllerType, context: Context) {}
        }
        """),
      .make(
        "UIButton", "let title: String", "let view = UIButton()\nview.onTap = { print(title) }\nreturn view"),
      used("Field($text, \"Search\")"),
      used("Field($text, .search, font: .systemFont(ofSize: 12))"),
      used("Field($text)"),
    ]
  ) { code in
    code.bridges.flatMap { bridge -> [RuleHit] in
      guard !bridge.updates.isEmpty, !bridge.isOneShot(code.options), !bridge.updatePassesSelf else {
        return []
      }
      return bridge.type.properties.filter { isIgnored($0, bridge) }.compactMap { property in
        bridge.makeSteps.lazy.compactMap { hit($0, property, bridge, code) }.first
      }
    }
  }

  private static func used(_ body: String, mark: String = "") -> RuleExample {
    RuleExample(
      """
      struct Field: UIViewRepresentable {
        @Binding var text: String
        var placeholder: String
        var font: UIFont?
        init(_ text: Binding<String>, _ placeholder: String = "", font: UIFont? = nil) {
          _text = text
          self.placeholder = placeholder
          self.font = font
        }
        func makeUIView(context: Context) -> UITextField {
          let view = UITextField()
          \(mark)view.placeholder = placeholder
          return view
        }
        func updateUIView(_ view: UITextField, context: Context) {
          if view.text != text { view.text = text }
        }
      }
      struct Screen: View {
        @State private var text = ""
        let hint: String
        var body: some View { \(body) }
      }
      """)
  }

  private static func isIgnored(_ property: PropertyCode, _ bridge: BridgeCode) -> Bool {
    guard property.isStored, !property.isFixed, !property.isInitialByName else { return false }
    guard
      property.facts.has("Binding")
        || property.isPlain && isInputType(property.facts.type) && !bridge.isConstant(property)
    else { return false }
    return !bridge.updateReads(property.name)
      && !bridge.reads(property.name, in: bridge.type.reach(from: bridge.sizes, .broad))
  }

  private static func hit(
    _ step: Step, _ property: PropertyCode, _ bridge: BridgeCode, _ code: ScannedCode
  ) -> RuleHit? {
    let method = step.method
    let uses: Bool
    switch step.event.kind {
    case .assignment(let target, let value, _):
      uses =
        bridge.isView(target.path, in: method) && target.path?.names.count ?? 0 > 1
        && mentions(property, in: value, method)
    case .call(let call):
      uses =
        (call.name.hasPrefix("load") || call.name.hasPrefix("set"))
        && bridge.isView(call.receiver?.path, in: method)
        && call.arguments.contains { mentions(property, in: $0.value, method) }
    default: uses = false
    }
    guard uses else { return nil }
    return code.hit(
      step.event.span, in: method.file,
      "'\(property.name)' is applied in '\(method.name)' of '\(bridge.name)' and '\(bridge.updateName)' "
        + "never "
        + "reads it: make runs once, so a new value never reaches the view; apply it in "
        + "'\(bridge.updateName)', "
        + "where it has changed",
      bridge: bridge.type.qualifiedName, found: property.name,
      severity: property.facts.has("Binding") ? nil : .info)
  }

  /// Whether a value is made from a property, outside closures for later.
  private static func mentions(_ property: PropertyCode, in value: Value, _ method: MethodCode) -> Bool {
    guard value.closure == nil else { return false }
    return method.events.contains { event in
      guard case .read(let path) = event.kind, path.property == property.name,
        value.span.contains(event.span)
      else { return false }
      return method.turn(of: event) == .now
    }
  }
}
