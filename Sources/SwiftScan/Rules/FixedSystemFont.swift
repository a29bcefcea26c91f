// A system font of a fixed size inside a bridge.

import Findings

extension BridgeRule {
  static let fixedSystemFont = BridgeRule(
    "fixed_system_font", .info, isOptIn: true,
    summary: "Make or update uses a system font of a literal size.",
    why: "A fixed size ignores Dynamic Type and the font design that SwiftUI hands down.",
    sources: [
      "https://github.com/subconsciousnetwork/subconscious/issues/435",
      "https://github.com/onmyway133/notes/issues/594",
    ],
    firing: [
      .make(
        "UILabel", "", "let label = UILabel()\nlabel.font = UIFont.↓systemFont(ofSize: 17)\nreturn label"),
      .update("UILabel", "", "view.font = UIFont.↓boldSystemFont(ofSize: 12.5)"),
      .update("NSTextField", "", "view.font = NSFont.↓monospacedSystemFont(ofSize: 11, weight: .regular)"),
    ],
    silent: [
      .update("UILabel", "let size: CGFloat", "view.font = UIFont.systemFont(ofSize: size)"),
      .update(
        "UILabel", "", "view.font = UIFontMetrics.default.scaledFont(for: UIFont.systemFont(ofSize: 17))"),
      .update("UILabel", "", "view.font = UIFont.preferredFont(forTextStyle: .body)"),
    ]
  ) { code in
    code.bridges.flatMap { bridge in
      (bridge.makeSync + bridge.updateSync).flatMap { method -> [RuleHit] in
        guard method.body.words.isDisjoint(with: ["UIFontMetrics", "withDesign", "scaledFont"]) else {
          return []
        }
        return method.events.compactMap { event in
          guard case .call(let call) = event.kind, fonts.contains(call.name),
            ["UIFont", "NSFont"].contains(call.receiver?.path?.only),
            call.argument("ofSize")?.isLiteral ?? false
          else { return nil }
          return code.hit(
            event.span, in: method.file,
            "'\(call.name)' in '\(method.name)' of '\(bridge.name)' has a fixed size: it ignores Dynamic "
              + "Type and "
              + "the font design; use 'preferredFont(forTextStyle:)' or 'UIFontMetrics'",
            bridge: bridge.type.qualifiedName, found: "\(method.name) \(call.name)")
        }
      }
    }
  }

  private static let fonts: Set = ["systemFont", "boldSystemFont", "monospacedSystemFont"]
}
