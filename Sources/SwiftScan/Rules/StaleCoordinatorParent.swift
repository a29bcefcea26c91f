// A coordinator that keeps the first copy of the bridge and reads plain values through it.

import Findings

extension BridgeRule {
  /// Bindings and observed objects reach the live value through an old copy as well; plain values do not.
  static let staleCoordinatorParent = BridgeRule(
    "stale_coordinator_parent", .warning, mending: .safe,
    summary: "The coordinator reads plain properties through the first copy of the bridge.",
    why:
      "SwiftUI makes a new value of the view on each update and calls `makeCoordinator` once: rows, ranges "
      + "and closures of later values never reach the coordinator. Numbers, switches, colours and closures "
      + "hardly ever change and are reported as info.",
    sources: [
      "https://github.com/nachonavarro/Pages/issues/3", "https://github.com/jaywcjlove/quick-rss/issues/41",
      "https://chris.eidhof.nl/post/view-representable/",
    ],
    options: [
      .oneShotModals
    ],
    firing: [
      .update(
        "UITableView", "var rows: [String]", "view.reloadData()",
        rest: coordinator("↓var parent: Sample", "parent.rows.count")),
      .update(
        "UITableView", "let onTap: () -> Int", "view.reloadData()",
        rest: coordinator("↓let parent: Sample", "parent.onTap()")),
      .update(
        "UITableView", "@Environment(\\.colorScheme) var scheme", "",
        rest: coordinator("↓var parent: Sample", "parent.scheme == .dark ? 1 : 0")),
      RuleExample(
        """
        struct Board: UIViewRepresentable {
          let rows: [String]
          func makeUIView(context: Context) -> UITableView { UITableView() }
          func updateUIView(_ view: UITableView, context: Context) { view.reloadData() }
          func makeCoordinator() -> Keeper { Keeper(board: self) }
        }
        final class Keeper {
          ↓var board: Board
          init(board: Board) { self.board = board }
          var count: Int { board.rows.count }
        }
        """),
      RuleExample(
        """
        struct Sample: UIViewRepresentable {
          let limit: Int
          let rows: [String]
          func makeUIView(context: Context) -> UITableView { UITableView() }
          func updateUIView(_ view: UITableView, context: Context) { view.reloadData() }
          \(coordinator("↓let parent: Sample", "min(parent.limit, parent.rows.count)"))
        }
        struct Screen: View {
          let rows: [String]
          var body: some View { Sample(limit: 10, rows: rows) }
        }
        """),
    ],
    silent: [
      .update(
        "UITableView", "var rows: [String]", "context.coordinator.parent = self",
        rest: coordinator("var parent: Sample", "parent.rows.count")),
      .update(
        "UITableView", "@Binding var rows: [String]", "",
        rest: coordinator("var parent: Sample", "parent.rows.count")),
      .update(
        "UITableView", "var rows: [String]", "context.coordinator.show(self)",
        rest: coordinator("var parent: Sample", "parent.rows.count")),
      .controller(
        "UIImagePickerController", "var onPick: () -> Int", "",
        rest: coordinator("var parent: Sample", "parent.onPick()")),
      .controller(
        "UIViewController", "let urls: [URL]",
        make: "UINavigationController(rootViewController: QLPreviewController())", "",
        rest: coordinator("let parent: Sample", "parent.urls.count")),
      RuleExample(
        """
        struct Sample: UIViewRepresentable {
          let limit: Int
          func makeUIView(context: Context) -> UITableView { UITableView() }
          func updateUIView(_ view: UITableView, context: Context) { view.reloadData() }
          \(coordinator("let parent: Sample", "parent.limit"))
        }
        struct Screen: View {
          var body: some View { Sample(limit: 10) }
        }
        """),
    ]
  ) { code in
    code.bridges.flatMap { bridge -> [RuleHit] in
      guard let coordinator = bridge.coordinator, let make = bridge.makeCoordinator, !bridge.updates.isEmpty,
        !bridge.isOneShot(code.options), passesSelf(make)
      else { return [] }
      return coordinator.properties.filter { property in
        property.isStored && property.facts.types.last?.name == bridge.name
          && !isRefreshed(property.name, bridge)
      }.compactMap { hit($0, coordinator, bridge, code) }
    }
  }

  private static func coordinator(_ property: String, _ read: String) -> String {
    """
    func makeCoordinator() -> Coordinator { Coordinator(self) }

    final class Coordinator: NSObject {
      \(property)
      init(_ parent: Sample) { self.parent = parent }
      func count() -> Int { \(read) }
      func show(_ parent: Sample) {}
    }
    """
  }

  private static func passesSelf(_ make: MethodCode) -> Bool {
    make.events.contains { event in
      guard case .call(let call) = event.kind else { return false }
      return call.arguments.contains { $0.value.path?.isSelf ?? false }
    }
  }

  /// Whether update assigns the property, or hands the bridge to the coordinator in another way.
  private static func isRefreshed(_ property: String, _ bridge: BridgeCode) -> Bool {
    bridge.updateBroad.contains { method in
      method.events.contains { event in
        switch event.kind {
        case .assignment(let target, let value, _):
          (value.path?.isSelf ?? false) && target.path?.names.last == property
        case .call(let call):
          (call.receiver.map { bridge.isCoordinator($0, in: method) } ?? false)
            && call.arguments.contains { $0.value.path?.isSelf ?? false }
        default: false
        }
      }
    }
  }

  private static func hit(
    _ property: PropertyCode, _ coordinator: TypeCode, _ bridge: BridgeCode, _ code: ScannedCode
  ) -> RuleHit? {
    let reads = oldReads(through: property.name, coordinator, bridge)
    guard let read = reads.first(where: { !$0.isSetting }) ?? reads.first else { return nil }
    let update = bridge.updates.first
    let context = update?.context ?? "context"
    return code.hit(
      property.header, in: property.file,
      "'\(property.name)' in '\(coordinator.name)' keeps the first value of '\(bridge.name)', so "
        + "'\(property.name).\(read.name)' gets old: SwiftUI makes a new value of the view on each update, the "
        + "coordinator keeps the first; assign '\(context).coordinator.\(property.name) = self' in "
        + "'\(bridge.updateName)'",
      bridge: bridge.type.qualifiedName, found: "\(coordinator.name).\(property.name)",
      severity: read.isSetting ? .info : nil,
      fix: property.facts.isLet ? nil : update.flatMap { fix(property, $0, bridge, code) })
  }

  /// The properties of the bridge that the coordinator reads through one of its own and that get old.
  private static func oldReads(
    through property: String, _ coordinator: TypeCode, _ bridge: BridgeCode
  ) -> [PropertyCode] {
    let methods = coordinator.methods.filter { $0.name != "init" } + coordinator.accessors
    return methods.flatMap(\.events).compactMap { event in
      guard let found = bridge.type.property(name(readBy: event, through: property)), getsOld(found),
        !bridge.isConstant(found)
      else { return nil }
      return found
    }
  }

  /// The name behind a property in a path or a call.
  private static func name(readBy event: Event, through property: String) -> String? {
    switch event.kind {
    case .read(let path) where path.property == property && path.names.count > 1: return path.names[1]
    case .call(let call):
      guard let path = call.receiver?.path, path.property == property, path.names.count == 1 else {
        return nil
      }
      return call.name
    default: return nil
    }
  }

  /// Whether a property's value belongs to one value of the view, and not to SwiftUI or to an object.
  private static func getsOld(_ property: PropertyCode) -> Bool {
    guard !property.isFixed, !property.isBinding else { return false }
    if property.isPlain { return true }
    guard property.isStored, property.facts.attributes.count == 1,
      let environment = property.facts.attributes.first, environment.name == "Environment"
    else { return false }
    let actions = ["dismiss", "presentationMode", "openURL", "isPresented", "dismissSearch", "refresh"]
    return !actions.contains { environment.arguments.hasSuffix(".\($0)") }
      && environment.arguments.hasPrefix("\\.")
  }

  /// Where update reads the old value, to see what is new, an assignment before that would hide it.
  private static func fix(
    _ property: PropertyCode, _ update: MethodCode, _ bridge: BridgeCode, _ code: ScannedCode
  ) -> RuleFix? {
    guard let start = update.facts.bodyStart, let context = update.context, update.file == property.file,
      !property.facts.modifiers.contains("private")
    else { return nil }
    let line = "\(context).coordinator.\(property.name) = self"
    return code.fix(
      [(CodeSpan(start: start, end: start), first(line, in: update, code))], in: update.file,
      isSafe: !bridge.updateMentions([property.name]))
  }

  /// A line as the first statement of a body, as far as the body already has lines of its own.
  private static func first(_ line: String, in update: MethodCode, _ code: ScannedCode) -> String {
    let brace = update.facts.bodyStart ?? 0
    let outer = code.indentation(of: update.facts.span, in: update.file)
    guard let next = update.events.map(\.statement).min(by: { $0.start < $1.start }) else {
      return "\n\(outer)\(outer.count % 4 == 0 ? "    " : "  ")\(line)\n\(outer)"
    }
    let lines = code.index.files[update.file].code?.lines
    if lines?.line(at: next.start) == lines?.line(at: brace) { return " \(line);" }
    return "\n\(code.indentation(of: next, in: update.file))\(line)"
  }
}
