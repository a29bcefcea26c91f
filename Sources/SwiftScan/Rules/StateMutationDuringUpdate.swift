// SwiftUI state that is written while SwiftUI makes or updates the view.

import Findings

extension BridgeRule {
  /// Behind a check or not: the write is wrong whenever it happens. A member of an observed object counts
  /// where its
  /// declaration shows that the write is published.
  static let stateMutationDuringUpdate = BridgeRule(
    "state_mutation_during_update", .error,
    summary: "State is written while SwiftUI makes, updates or measures the view.",
    why:
      "SwiftUI calls this undefined behaviour: \"Modifying state during view update\", endless updates, or a "
      + "failed precondition.",
    sources: [
      "https://github.com/danielsaidi/RichTextKit/issues/56", "https://github.com/NuPlay/RichText/issues/72",
      "https://chris.eidhof.nl/post/view-representable/",
    ],
    firing: [
      .update("WKWebView", "@Binding var height: CGFloat", "↓height = view.scrollView.contentSize.height"),
      .update("UIView", "@State private var count = 0", "if view.isHidden { ↓count += 1 }"),
      .update("UIView", "@Binding var isOn: Bool", "refresh()", rest: "func refresh() { isOn.↓toggle() }"),
      .update("UIView", "let isOn: Binding<Bool>", "↓isOn.wrappedValue = false"),
      RuleExample(
        """
        final class Marks: ObservableObject { @Published var marked: Int? }
        struct Editor: UIViewRepresentable {
          @ObservedObject var marks: Marks
          func makeUIView(context: Context) -> UIView { UIView() }
          func updateUIView(_ view: UIView, context: Context) { ↓marks.marked = nil }
        }
        """),
    ],
    silent: [
      .update("UIView", "@Binding var isOn: Bool", "DispatchQueue.main.async { if isOn { isOn = false } }"),
      .update("UIView", "@Binding var isOn: Bool", "var isOn = isOn\nisOn = false\nview.isHidden = isOn"),
      .update("UIView", "@Binding var isOn: Bool", "view.onTap = { isOn = true }"),
      RuleExample(
        """
        final class Model: ObservableObject { weak var view: UIView?; @Published var title = "" }
        struct Editor: UIViewRepresentable {
          @ObservedObject var model: Model
          func makeUIView(context: Context) -> UIView { UIView() }
          func updateUIView(_ view: UIView, context: Context) { model.view = view }
        }
        """),
    ]
  ) { code in
    code.bridges.flatMap { bridge in
      (bridge.passSteps + sizingSteps(bridge)).compactMap { step in
        whole(step, bridge, code) ?? member(step, bridge, code)
      }
    }
  }

  private static func sizingSteps(_ bridge: BridgeCode) -> [Step] {
    bridge.type.reach(from: bridge.sizes, .sync).flatMap { method in
      method.events.map { Step(method: method, event: $0) }
    }.filter { $0.turn == .now }
  }

  private static func whole(_ step: Step, _ bridge: BridgeCode, _ code: ScannedCode) -> RuleHit? {
    guard let property = bridge.writtenState(step) else { return nil }
    return code.hit(
      step.event.span, in: step.method.file,
      "'\(property.name)' is written while SwiftUI updates '\(bridge.name)': changing state during an "
        + "update is "
        + "undefined behaviour and can update without end; write it from a delegate callback or the "
        + "coordinator",
      bridge: bridge.type.qualifiedName, found: "\(step.method.name) \(property.name)")
  }

  // MARK: Members

  private static func member(_ step: Step, _ bridge: BridgeCode, _ code: ScannedCode) -> RuleHit? {
    guard case .assignment(let target, let value, _) = step.event.kind, let path = target.path,
      path.names.count == 2, !path.isLocal, !path.isOptional,
      let owner = bridge.type.property(path.names[0]), publishes(path.names[1], of: owner, code),
      !handsOver(value, in: step.method, bridge)
    else { return nil }
    return code.hit(
      step.event.span, in: step.method.file,
      "'\(path.text)' is written while SwiftUI updates '\(bridge.name)': the change is published in the "
        + "middle "
        + "of the update, which SwiftUI does not allow; write it from a delegate callback or the coordinator",
      bridge: bridge.type.qualifiedName, found: "\(step.method.name) \(path.text)", severity: .warning)
  }

  /// Whether writing a member tells SwiftUI: published, observed, or a part of the value behind a binding.
  private static func publishes(_ member: String, of owner: PropertyCode, _ code: ScannedCode) -> Bool {
    guard let type = owner.facts.types.last else { return false }
    let meant = code.types(named: type.path, from: owner.scope, in: owner.file)
    let isObject = ["ObservedObject", "EnvironmentObject", "StateObject", "Bindable"].contains {
      owner.facts.has($0)
    }
    guard isObject || owner.facts.has("Binding"), !meant.isEmpty else { return false }
    return meant.allSatisfy { type in
      guard let property = type.property(member) else { return false }
      if !isObject { return type.kind == .structure && property.isStored }
      if property.facts.has("Published") { return true }
      return type.parts.contains { $0.facts.attributes.contains("Observable") } && property.isStored
        && !property.facts.has("ObservationIgnored")
    }
  }

  /// Whether a model is only given the view, a callback or the bridge.
  private static func handsOver(_ value: Value, in method: MethodCode, _ bridge: BridgeCode) -> Bool {
    if value.closure != nil || value.path?.isSelf ?? false { return true }
    guard let path = value.path, path.isLocal, let name = path.only else { return false }
    return bridge.viewNames(in: method).contains(name) || method.constructed(method.local(name)?.value) != nil
  }
}
