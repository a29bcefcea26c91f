// A presenter that a SwiftUI view makes and does not keep.

import Findings

extension BridgeRule {
  static let presenterNotHeldInState = BridgeRule(
    "presenter_not_held_in_state", .warning, mending: .safe,
    summary: "A SwiftUI view makes a presenter, coordinator or delegate and does not keep it in `@State`.",
    why:
      "SwiftUI makes a new value of the view on each evaluation: the object that runs a flow is freed in the "
      + "middle of it, and its callback never comes.",
    sources: [
      "https://github.com/openid/AppAuth-iOS/issues/600",
      "https://github.com/hyperlocalise/hyperlocalise/pull/1479",
    ],
    firing: [
      view("↓private let presenter = SignInPresenter()", "presenter.present()"),
      view("↓var flow = ShareCoordinator(title: \"Share\")", "flow.start()"),
      view("", "SignInPresenter(root).↓present()"),
    ],
    silent: [
      view("@State private var presenter = SignInPresenter()", "presenter.present()"),
      view("let presenter: SignInPresenter", "presenter.present()"),
      view("static let presenter = SignInPresenter()", "Self.presenter.present()"),
      RuleExample("final class Screen: UIViewController {\n  let presenter = SignInPresenter()\n}\n"),
      RuleExample(
        """
        struct PricePresenter { func text(_ price: Int) -> String { "" } }
        struct Screen: View {
          private let presenter = PricePresenter()
          var body: some View { Text(presenter.text(1)) }
        }
        """),
    ]
  ) { code in
    code.types.flatMap { type -> [RuleHit] in
      guard type.kind == .structure, type.inherits.contains("View"), !code.isBridge(type)
      else { return [] }
      return type.properties.compactMap { propertyHit($0, type, code) }
        + type.bodies.flatMap { method in method.events.compactMap { temporaryHit($0, method, type, code) } }
    }
  }

  private static func view(_ property: String, _ action: String) -> RuleExample {
    RuleExample(
      """
      import SwiftUI

      struct Screen: View {
        \(property)
        var body: some View { Button("Go") { \(action) } }
      }
      """)
  }

  private static func propertyHit(_ property: PropertyCode, _ type: TypeCode, _ code: ScannedCode) -> RuleHit?
  {
    guard property.isStored, property.facts.attributes.isEmpty,
      let made = property.method.constructed(property.facts.initial), runsFlow(made),
      !code.isValue(made, from: property.scope, in: property.file)
    else { return nil }
    return code.hit(
      property.header, in: property.file,
      "'\(property.name)' in '\(type.name)' is made with each value of the view: SwiftUI makes many of "
        + "them, so "
        + "'\(made)' is freed in the middle of what it runs; keep it as '@State private var "
        + "\(property.name)'",
      bridge: type.qualifiedName, found: property.name, fix: fix(property, code))
  }

  private static func fix(_ property: PropertyCode, _ code: ScannedCode) -> RuleFix? {
    guard !property.facts.modifiers.contains("lazy"), !property.facts.modifiers.contains("weak") else {
      return nil
    }
    let start = property.facts.span.start
    let access = property.facts.modifiers.isEmpty ? "@State private " : "@State "
    return code.fix(
      [(CodeSpan(start: start, end: start), access), (property.facts.keyword, "var")], in: property.file)
  }

  private static func temporaryHit(
    _ event: Event, _ method: MethodCode, _ type: TypeCode, _ code: ScannedCode
  ) -> RuleHit? {
    guard case .call(let call) = event.kind, ["present", "show", "start"].contains(call.name),
      let made = method.constructed(call.receiver), runsFlow(made),
      !code.isValue(made, from: method.facts.scope, in: method.file)
    else { return nil }
    return code.hit(
      event.span, in: method.file,
      "'\(made)' in '\(type.name)' is freed as soon as '\(call.name)' returns: nothing keeps it, and its "
        + "callback "
        + "never comes; keep it as '@State private var'",
      bridge: type.qualifiedName, found: made)
  }
}

/// Whether a type's name says that it runs something that lasts, and has to live as long.
func runsFlow(_ type: String?) -> Bool {
  guard let type else { return false }
  return ["Presenter", "Coordinator", "Delegate"].contains { type.hasSuffix($0) && type != $0 }
}

extension ScannedCode {
  /// Whether a name means a structure or an enumeration of the sources: nothing that could be freed.
  fileprivate func isValue(_ name: String, from scope: Int, in file: Int) -> Bool {
    let found = types(named: [name], from: scope, in: file)
    return !found.isEmpty && found.allSatisfy { $0.kind == .structure || $0.kind == .enumeration }
  }
}
