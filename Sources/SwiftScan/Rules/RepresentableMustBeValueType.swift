// A class that conforms to a Representable protocol.

import Findings

extension BridgeRule {
  /// Also where the conformance stands in an extension of the class.
  static let representableMustBeValueType = BridgeRule(
    "representable_must_be_value_type", .error,
    summary: "A class or actor conforms to a Representable protocol.",
    why: "Since iOS 16 and macOS 13 SwiftUI ends the program with \"Representables must be value types\".",
    sources: [
      "https://github.com/skgrush/CavernSeer/issues/47", "https://github.com/heestand-xyz/PixelKit/issues/31",
      "https://github.com/aheze/SupportDocs/issues/18",
    ],
    firing: [
      RuleExample(
        """
        ↓final class Gauge: UIViewRepresentable {
          func makeUIView(context: Context) -> UIView { UIView() }
          func updateUIView(_ view: UIView, context: Context) {}
        }
        """),
      RuleExample(
        """
        ↓class Sheet {}
        extension Sheet: UIViewControllerRepresentable {
          func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
          func updateUIViewController(_ controller: UIViewController, context: Context) {}
        }
        """),
      RuleExample(
        """
        enum Bridges {
          ↓@MainActor final class Meter: NSViewRepresentable {
            func makeNSView(context: Context) -> NSView { NSView() }
            func updateNSView(_ view: NSView, context: Context) {}
          }
        }
        """),
    ],
    silent: [
      .make("UIView", "", "UIView()"),
      RuleExample("protocol Gauge: UIViewRepresentable { var level: Int { get } }\n"),
      RuleExample(
        """
        enum Line: UIViewRepresentable {
          case thin, thick
          func makeUIView(context: Context) -> UIView { UIView() }
          func updateUIView(_ view: UIView, context: Context) {}
        }
        """),
      RuleExample("extension Elsewhere: UIViewRepresentable {}\n"),
    ]
  ) { code in
    code.bridges.compactMap { bridge in
      guard let part = bridge.type.declaration, [.classType, .actor].contains(part.declaration.kind),
        bridge.type.inherits.contains(where: isBridgeProtocol)
      else { return nil }
      return code.hit(
        part.header, in: part.id.file,
        "'\(bridge.name)' is a reference type: SwiftUI ends the program when it meets a Representable that "
          + "is "
          + "no value type; make it a struct and keep what must live longer in the coordinator",
        bridge: bridge.type.qualifiedName, found: "reference type")
    }
  }
}
