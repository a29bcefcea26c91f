// The system's colour picker inside a bridge.

import Findings

extension BridgeRule {
  static let colorPickerWrapped = BridgeRule(
    "color_picker_wrapped", .warning,
    summary: "A bridge wraps `UIColorPickerViewController`.",
    why:
      "The eyedropper takes the picker off the screen and puts it back; inside a SwiftUI sheet that round "
      + "trip "
      + "fails.",
    sources: ["https://github.com/franklynw/PresentableColorPicker/issues/1"],
    firing: [
      bridge("UIColorPickerViewController", "UIColorPickerViewController()"),
      bridge("UIViewController", "UIColorPickerViewController()"),
      bridge("UIColorPickerViewController", "let picker = UIColorPickerViewController()\n    return picker"),
    ],
    silent: [
      .controller("UIFontPickerViewController", "", ""),
      .update("UIColorWell", "", ""),
      RuleExample(
        """
        final class Presenter {
          func show() { root.present(UIColorPickerViewController(), animated: true) }
        }

        """
      ),
    ]
  ) { code in
    code.bridges.compactMap { bridge in
      guard bridge.wrapped == "UIColorPickerViewController", let make = bridge.makes.first else { return nil }
      return code.hit(
        bridge.signature(of: make), in: make.file,
        "'\(bridge.name)' wraps 'UIColorPickerViewController': its eyedropper leaves the screen and cannot "
          + "come "
          + "back into a SwiftUI sheet; use 'ColorPicker', or present the controller from a view controller",
        bridge: bridge.type.qualifiedName, found: "UIColorPickerViewController")
    }
  }

  private static func bridge(_ type: String, _ make: String) -> RuleExample {
    RuleExample(
      """
      struct InkPicker: UIViewControllerRepresentable {
        ↓func makeUIViewController(context: Context) -> \(type) {
          \(make)
        }
        func updateUIViewController(_ picker: \(type), context: Context) {}
      }
      """)
  }
}
