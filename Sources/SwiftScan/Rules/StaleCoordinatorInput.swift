// An input that is copied into the coordinator once.

import Findings

extension BridgeRule {
  static let staleCoordinatorInput = BridgeRule(
    "stale_coordinator_input", .warning,
    summary: "An input is copied into the coordinator when it is made, and update never sends a new one.",
    why:
      "`makeCoordinator` runs once: what it copies stays as it was for the life of the view. Numbers, switches "
      + "and colours hardly ever change and are reported as info.",
    sources: ["https://github.com/jamesrochabrun/CompositionalList/issues/2"],
    options: [
      .oneShotModals,
      RuleOption(
        "include_closures", .flag(\.includesClosures),
        "Whether closures count too that are handed to the coordinator once."),
    ],
    firing: [
      .update(
        "UITableView", "let titles: [String]", "view.reloadData()",
        rest: coordinator(made: "Source(titles: ↓titles)")),
      .update(
        "UITableView", "var titles: [String]", "context.coordinator.apply(view)",
        rest: coordinator(made: "return Source(titles: ↓self.titles)")),
      .update(
        "UITableView", "let title: String", "",
        rest: """
          func makeCoordinator() -> Source { Source(self) }
          final class Source: NSObject {
            var title: String
            init(_ parent: Sample) { ↓self.title = parent.title }
          }
          """),
      RuleExample(
        """
        struct Drag: UIGestureRecognizerRepresentable {
          let targets: [String]
          func makeUIGestureRecognizer(context: Context) -> UIPanGestureRecognizer { UIPanGestureRecognizer() }
          func updateUIGestureRecognizer(_ recognizer: UIPanGestureRecognizer, context: Context) {}
          func makeCoordinator(converter: CoordinateSpaceConverter) -> Keeper { Keeper(targets: ↓targets) }
          final class Keeper { init(targets: [String]) {} }
        }
        """),
    ],
    silent: [
      .update(
        "UITableView", "let titles: [String]", "context.coordinator.titles = titles",
        rest: coordinator(made: "Source(titles: titles)")),
      .update(
        "UITableView", "@Binding var titles: [String]", "", rest: coordinator(made: "Source(titles: $titles)")
      ),
      .update(
        "UITableView", "let initialTitles: [String]", "",
        rest: coordinator(made: "Source(titles: initialTitles)")),
      RuleExample(
        """
        struct Grid: UIViewRepresentable {
          private let step: Int
          init(every step: Int = 1) { self.step = step }
          func makeUIView(context: Context) -> UITableView { UITableView() }
          func updateUIView(_ view: UITableView, context: Context) {}
          func makeCoordinator() -> Source { Source(step: step) }
          final class Source { init(step: Int) {} }
        }
        struct Screen: View { var body: some View { Grid(every: 4) } }
        """),
      .update(
        "UITableView", "let onTap: () -> Void", "",
        rest:
          """
          func makeCoordinator() -> Source { Source(onTap: onTap) }
          final class Source { init(onTap: @escaping () -> Void) {} }
          """
      ),
    ]
  ) { code in
    code.bridges.flatMap { bridge -> [RuleHit] in
      guard !bridge.updates.isEmpty, !bridge.isOneShot(code.options), !bridge.updatePassesSelf,
        let make = bridge.makeCoordinator
      else { return [] }
      return arguments(make, bridge, code) + assignments(bridge, code)
    }
  }

  private static func coordinator(made: String) -> String {
    """
    func makeCoordinator() -> Source { \(made) }

    final class Source: NSObject {
      var titles: [String]
      init(titles: [String]) { self.titles = titles }
    }
    """
  }

  /// What `makeCoordinator` hands to the initialiser.
  private static func arguments(_ make: MethodCode, _ bridge: BridgeCode, _ code: ScannedCode) -> [RuleHit] {
    make.results.flatMap { result -> [RuleHit] in
      guard let call = make.call(result), call.constructs else { return [] }
      return call.arguments.compactMap { argument in
        guard let path = argument.value.path, !path.isLocal, let property = input(path.only, bridge, code),
          !isSent(property, as: argument.label ?? property.name, bridge)
        else { return nil }
        return hit(argument.value.span, in: make, property, as: argument.label ?? property.name, bridge, code)
      }
    }
  }

  /// What the coordinator's initialiser takes out of the bridge that it is given.
  private static func assignments(_ bridge: BridgeCode, _ code: ScannedCode) -> [RuleHit] {
    (bridge.coordinator?.methods ?? []).filter { $0.name == "init" }.flatMap { initialiser in
      let parents = initialiser.facts.parameters.filter { bareType($0.type) == bridge.name }.map(\.name)
      return initialiser.events.compactMap { event -> RuleHit? in
        guard case .assignment(let target, let value, _) = event.kind, let name = target.path?.only,
          let path = value.path, path.isLocal, path.names.count == 2, parents.contains(path.names[0]),
          let property = input(path.names[1], bridge, code), !isSent(property, as: name, bridge)
        else { return nil }
        return hit(event.span, in: initialiser, property, as: name, bridge, code)
      }
    }
  }

  private static func input(_ name: String?, _ bridge: BridgeCode, _ code: ScannedCode) -> PropertyCode? {
    guard let property = bridge.type.property(name), property.isPlain, !property.isFixed, !property.isBinding,
      !property.isInitialByName, !bridge.isConstant(property)
    else { return nil }
    let isClosure = code.options.includesClosures && property.facts.type.contains("->")
    return isClosure || isValueType(property.facts.type) ? property : nil
  }

  /// Whether update reads the input, or gives the coordinator something in its place.
  private static func isSent(_ property: PropertyCode, as name: String, _ bridge: BridgeCode) -> Bool {
    if bridge.updateReads(property.name) { return true }
    return bridge.updateBroad.contains { method in
      method.events.contains { event in
        guard case .assignment(let target, _, _) = event.kind else { return false }
        return target.path?.names.last == name && target.path?.names.count ?? 0 > 1
      }
    }
  }

  private static func hit(
    _ span: CodeSpan, in method: MethodCode, _ property: PropertyCode, as name: String, _ bridge: BridgeCode,
    _ code: ScannedCode
  ) -> RuleHit {
    let context = bridge.updates.first?.context ?? "context"
    return code.hit(
      span, in: method.file,
      "'\(property.name)' of '\(bridge.name)' is copied into the coordinator once: 'makeCoordinator' does "
        + "not "
        + "run again when the value changes; assign '\(context).coordinator.\(name) = \(property.name)' in "
        + "'\(bridge.updateName)'",
      bridge: bridge.type.qualifiedName, found: property.name,
      severity: property.isSetting ? .info : nil)
  }
}
