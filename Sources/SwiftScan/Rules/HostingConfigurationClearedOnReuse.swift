// A hosting configuration that a cell drops before it gets the next one.

import Findings

extension BridgeRule {
  static let hostingConfigurationClearedOnReuse = BridgeRule(
    "hosting_configuration_cleared_on_reuse", .info, isOptIn: true,
    summary: "A cell sets `contentConfiguration = nil` on reuse and builds hosting configurations.",
    why:
      "UIKit updates a hosting configuration in place when the cell gets the next one; nil throws the hosted "
      + "views away first.",
    sources: ["https://github.com/xmtplabs/convos-ios/pull/1011"],
    firing: [
      cell("↓contentConfiguration = nil"),
      cell("super.prepareForReuse()\n    ↓self.contentConfiguration = nil"),
      cell("if isHidden { ↓contentConfiguration = nil }"),
    ],
    silent: [
      cell("super.prepareForReuse()"), cell("title = nil"),
      RuleExample(
        """
        final class Cell: UITableViewCell {
          override func prepareForReuse() { contentConfiguration = nil }
        }

        """
      ),
    ]
  ) { code in
    code.types.filter { $0.calls("UIHostingConfiguration").isEmpty == false }.flatMap { type in
      type.methods.filter { $0.name == "prepareForReuse" }.flatMap { method in
        method.events.compactMap { event -> RuleHit? in
          guard case .assignment(let target, let value, _) = event.kind, value.isNil,
            target.path?.names == ["contentConfiguration"]
          else { return nil }
          return code.hit(
            event.span, in: method.file,
            "'\(type.name)' drops its hosting configuration on reuse: UIKit would update the hosted views "
              + "in place "
              + "with the next one; leave it and set the new configuration",
            bridge: type.qualifiedName, found: "contentConfiguration")
        }
      }
    }
  }

  private static func cell(_ body: String) -> RuleExample {
    RuleExample(
      """
      final class Cell: UITableViewCell {
        var title: String?
        override func prepareForReuse() {
          \(body)
        }
        func show() { contentConfiguration = UIHostingConfiguration { Text(title ?? "") } }
      }
      """)
  }
}
