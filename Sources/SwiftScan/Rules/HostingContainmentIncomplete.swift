// A hosting controller that is only half made a child of another controller.

import Findings

extension BridgeRule {
  static let hostingContainmentIncomplete = BridgeRule(
    "hosting_containment_incomplete", .error, mending: .safe,
    summary: "Half of the sequence that makes a hosting controller a child is missing.",
    why: "UIKit needs `addChild`, the view, and `didMove(toParent:)`: without one of them life-cycle events, "
      + "traits and size changes do not reach the SwiftUI views.",
    sources: [
      "https://github.com/wordpress-mobile/GutenbergKit/issues/668",
      "https://github.com/lkzhao/UIComponent/pull/55",
      "https://github.com/urbanairship/ios-library/issues/395",
    ],
    firing: [
      parent("↓addChild(host)\nview.addSubview(host.view)"),
      parent("view.addSubview(host.view)\nhost.↓didMove(toParent: self)"),
      parent("addChild(host)\nview.addSubview(host.view)\nhost.↓didMove(toParent: nil)"),
      parent(
        "addChild(host)\nview.addSubview(host.view)\nhost.didMove(toParent: self)",
        rest: "func hide() { host.view.↓removeFromSuperview() }"),
    ],
    silent: [
      parent("addChild(host)\nview.addSubview(host.view)\nhost.didMove(toParent: self)"),
      parent(
        "addChild(host)\nview.addSubview(host.view)\nfinish()",
        rest: "func finish() { host.didMove(toParent: self) }"),
      RuleExample(
        """
        final class Panel: NSViewController {
          let host = NSHostingController(rootView: Text("Panel"))
          override func viewDidLoad() { addChild(host); view.addSubview(host.view) }
        }
        """),
      parent("addChild(other)\nview.addSubview(other.view)", rest: "let other = UIViewController()"),
    ]
  ) { code in
    code.types.flatMap { type in
      addedOnly(type, code) + movedOnly(type, code) + leftBehind(type, code)
    }
  }

  private static func parent(_ body: String, rest: String = "") -> RuleExample {
    RuleExample(
      """
      final class Shelf: UIViewController {
        let host = UIHostingController(rootView: Text("Shelf"))
        override func viewDidLoad() {
          \(body.split(separator: "\n").joined(separator: "\n    "))
        }
        \(rest)
      }
      """)
  }

  // MARK: addChild without didMove

  private static func addedOnly(_ type: TypeCode, _ code: ScannedCode) -> [RuleHit] {
    type.calls("addChild").compactMap { method, event, call in
      guard let child = call.plainArgument?.path, call.arguments.count == 1,
        type.hostingController(child, in: method) == "UIHostingController",
        !isMoved(child, in: type), !mayBeMovedElsewhere(child, in: method, type)
      else { return nil }
      return code.hit(
        event.span, in: method.file,
        "'\(child.text)' is added as a child in '\(type.name)' and never told so: without "
          + "'didMove(toParent:)' its life-cycle events do not match; call "
          + "'\(child.text).didMove(toParent: self)' "
          + "after its view is added",
        bridge: type.qualifiedName, found: "addChild \(child.text)",
        fix: call.receiver == nil ? moveFix(child, event, method, code) : nil)
    }
  }

  private static func isMoved(_ child: Path, in type: TypeCode) -> Bool {
    type.calls("didMove").contains { _, _, call in
      call.labels == ["toParent"] && (call.receiver?.path.map { type.mayBeSame($0, child) } ?? false)
    }
  }

  /// Whether a method that the child is handed to, or that takes controllers, ends the sequence.
  private static func mayBeMovedElsewhere(_ child: Path, in method: MethodCode, _ type: TypeCode) -> Bool {
    let handed = method.events.compactMap { event -> String? in
      guard case .call(let call) = event.kind, type.isOwn(call.receiver),
        call.arguments.contains(where: { $0.value.path?.names == child.names })
      else { return nil }
      return call.name
    }
    return type.calls("didMove").contains { mover, _, call in
      handed.contains(mover.name) || call.receiver?.path?.names.first == "$0"
    } || handed.contains { $0 != "addChild" && !$0.hasPrefix("add") && !$0.hasPrefix("print") }
  }

  /// `didMove` behind `addSubview(child.view)`, where both are statements of one block.
  private static func moveFix(
    _ child: Path, _ added: Event, _ method: MethodCode, _ code: ScannedCode
  ) -> RuleFix? {
    for event in method.events where event.region == added.region && event.span.start > added.span.start {
      guard case .call(let call) = event.kind, call.name == "addSubview", call.use == .statement,
        call.plainArgument?.path?.names == child.names + ["view"]
      else { continue }
      let end = event.statement.end
      let indentation = code.indentation(of: event.statement, in: method.file)
      return code.fix(
        [(CodeSpan(start: end, end: end), "\n\(indentation)\(child.text).didMove(toParent: self)")],
        in: method.file)
    }
    return nil
  }

  // MARK: didMove without addChild, or to no parent

  private static func movedOnly(_ type: TypeCode, _ code: ScannedCode) -> [RuleHit] {
    type.calls("didMove").compactMap { method, event, call in
      guard call.labels == ["toParent"], let child = call.receiver?.path,
        type.hostingController(child, in: method) != nil, let target = call.argument("toParent")
      else { return nil }
      if !target.isNil {
        return isAdded(child, in: type) ? nil : movedHit(event, child, in: method, type, code)
      }
      guard method.events.contains(where: { adds(child, $0) }) else { return nil }
      return code.hit(
        event.span, in: method.file,
        "'\(child.text)' is added as a child and told that it has no parent: UIKit takes it for removed; "
          + "pass "
          + "'self' to 'didMove(toParent:)'",
        bridge: type.qualifiedName, found: "didMove nil \(child.text)",
        fix: code.fix([(target.span, "self")], in: method.file))
    }
  }

  private static func movedHit(
    _ event: Event, _ child: Path, in method: MethodCode, _ type: TypeCode, _ code: ScannedCode
  ) -> RuleHit {
    code.hit(
      event.span, in: method.file,
      "'\(child.text)' is told of a parent in '\(type.name)' that never added it: without 'addChild' "
        + "traits and "
        + "size changes do not reach it; call 'addChild(\(child.text))' before its view is added",
      bridge: type.qualifiedName, found: "didMove \(child.text)")
  }

  private static func isAdded(_ child: Path, in type: TypeCode) -> Bool {
    let adding: Set = ["addChild", "insertChild", "addChildViewController"]
    return type.methods.contains { method in
      method.events.contains { event in
        guard case .call(let call) = event.kind, adding.contains(call.name),
          let path = call.plainArgument?.path
        else { return false }
        return type.mayBeSame(path, child)
      }
    }
  }

  private static func adds(_ child: Path, _ event: Event) -> Bool {
    guard case .call(let call) = event.kind, call.name == "addChild" else { return false }
    return call.plainArgument?.path?.names == child.names
  }

  // MARK: The view taken out, the controller left

  private static func leftBehind(_ type: TypeCode, _ code: ScannedCode) -> [RuleHit] {
    type.calls("removeFromSuperview").compactMap { method, event, call in
      guard let view = call.receiver?.path, view.names.count == 2, view.names.last == "view" else {
        return nil
      }
      var child = view
      child.names.removeLast()
      guard type.hostingController(child, in: method) != nil, isAdded(child, in: type),
        !isRemoved(child, in: type)
      else { return nil }
      return code.hit(
        event.span, in: method.file,
        "the view of '\(child.text)' is taken out in '\(type.name)' and its controller stays a child: the "
          + "next "
          + "show finds it in two places; call '\(child.text).willMove(toParent: nil)' before and "
          + "'\(child.text).removeFromParent()' after",
        bridge: type.qualifiedName, found: "removeFromSuperview \(child.text)")
    }
  }

  private static func isRemoved(_ child: Path, in type: TypeCode) -> Bool {
    type.calls("removeFromParent").contains { _, _, call in
      guard let path = call.receiver?.path else { return true }
      return type.mayBeSame(path, child) || path.isLocal
    }
  }
}
