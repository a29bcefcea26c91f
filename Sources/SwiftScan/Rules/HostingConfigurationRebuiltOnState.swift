// A hosting configuration that is built again for each change of a cell's state, which it does not look at.

import Findings

extension BridgeRule {
  static let hostingConfigurationRebuiltOnState = BridgeRule(
    "hosting_configuration_rebuilt_on_state", .info, isOptIn: true,
    summary: "`updateConfiguration(using:)` builds a hosting configuration and never reads the state.",
    why: "The method runs for each touch and selection: the same content is built again every time.",
    sources: ["https://github.com/anyproto/anytype-swift/pull/4945"],
    firing: [
      cell("contentConfiguration = ↓UIHostingConfiguration { Text(title) }"),
      cell(
        """
        super.updateConfiguration(using: state)
            contentConfiguration = ↓UIHostingConfiguration { Text(title) }
        """
      ),
      cell("contentConfiguration = ↓UIHostingConfiguration { Text(title) }.margins(.all, 0)"),
    ],
    silent: [
      cell("contentConfiguration = UIHostingConfiguration { Text(title).bold(state.isSelected) }"),
      cell("backgroundColor = .red"),
      RuleExample(
        """
        final class Cell: UITableViewCell {
          func show() { contentConfiguration = UIHostingConfiguration { Text("") } }
        }

        """
      ),
    ]
  ) { code in
    code.types.flatMap { type in
      type.methods.filter { $0.name == "updateConfiguration" && $0.facts.parameters.first?.label == "using" }
        .flatMap { method -> [RuleHit] in
          guard let state = method.facts.parameterName(0), !reads(state, method) else { return [] }
          return method.events.compactMap { event in
            guard case .call(let call) = event.kind, call.name == "UIHostingConfiguration" else { return nil }
            return code.hit(
              event.span, in: method.file,
              "'\(type.name)' builds the same content for each change of its state: 'updateConfiguration' "
                + "runs at "
                + "every touch; set the configuration where the content changes, or read the state",
              bridge: type.qualifiedName, found: method.name)
          }
        }
    }
  }

  private static func reads(_ state: String, _ method: MethodCode) -> Bool {
    let calls = method.events.compactMap { event -> CodeSpan? in
      guard case .call(let call) = event.kind, call.receiver?.text == "super" else { return nil }
      return call.span
    }
    return method.events.contains { event in
      guard case .read(let path) = event.kind, path.names.first == state else { return false }
      return !calls.contains { $0.contains(event.span) }
    }
  }

  private static func cell(_ body: String) -> RuleExample {
    RuleExample(
      """
      final class Cell: UITableViewCell {
        var title = ""
        override func updateConfiguration(using state: UICellConfigurationState) {
          \(body)
        }
      }
      """)
  }
}
