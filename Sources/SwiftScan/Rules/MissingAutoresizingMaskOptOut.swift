// Constraints on a view that still turns its autoresizing mask into constraints of its own.

import Findings

extension BridgeRule {
  static let missingAutoresizingMaskOptOut = BridgeRule(
    "missing_autoresizing_mask_opt_out", .warning, mending: .safe,
    summary: "A hosted view, or a view made in a bridge, gets constraints and keeps its autoresizing mask.",
    why: "The mask becomes constraints as well: the two sets conflict, and UIKit breaks one of them.",
    sources: [
      "https://github.com/moreSwift/swift-cross-ui/pull/334",
      "https://github.com/sindresorhus/Settings/pull/100",
      "https://github.com/Priva28/HostingPassthrough/issues/7",
    ],
    firing: [
      screen("host.view.topAnchor.↓constraint(equalTo: view.topAnchor).isActive = true"),
      screen(
        """
        let hosted = host.view!
        NSLayoutConstraint.activate([
          hosted.topAnchor.↓constraint(equalTo: view.topAnchor),
          hosted.leftAnchor.constraint(equalTo: view.leftAnchor),
        ])
        """
      ),
      .make(
        "UIView", "",
        """
        let box = UIView()
        let label = UILabel()
        box.addSubview(label)
        label.topAnchor.↓constraint(equalTo: box.topAnchor).isActive = true
        return box
        """
      ),
    ],
    silent: [
      screen(
        """
        host.view.translatesAutoresizingMaskIntoConstraints = false
        host.view.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
        """
      ),
      .make(
        "UIView", "",
        "let box = UIView()\nbox.heightAnchor.constraint(equalToConstant: 40).isActive = true\nreturn box"),
      .make(
        "UIView", "",
        """
        let box = UIView()
        let label = UILabel()
        [label].forEach { $0.translatesAutoresizingMaskIntoConstraints = false }
        label.topAnchor.constraint(equalTo: box.topAnchor).isActive = true
        return box
        """
      ),
      screen("other.topAnchor.constraint(equalTo: host.view.topAnchor).isActive = true"),
      RuleExample(
        """
        final class Screen: UIViewController {
          lazy var host: UIHostingController<Text> = {
            let made = UIHostingController(rootView: Text("Head"))
            made.view.translatesAutoresizingMaskIntoConstraints = false
            return made
          }()
          func constrain() {
            host.view.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
          }
        }
        """),
    ]
  ) { code in
    code.types.flatMap { type -> [RuleHit] in
      let bridge = code.bridges.first {
        $0.type.qualifiedName == type.qualifiedName && $0.type.name == type.name
      }
      return type.methods.flatMap { method -> [RuleHit] in
        var seen: Set<[String]> = []
        return method.events.compactMap { event in
          guard let owner = constrained(event), seen.insert(owner.names).inserted,
            isJudged(owner, in: method, type, bridge), !optsOut(owner, in: method, type)
          else { return nil }
          return hit(event, owner, in: method, type, code)
        }
      }
    }
  }

  private static func screen(_ body: String) -> RuleExample {
    RuleExample(
      """
      final class Screen: UIViewController {
        let host = UIHostingController(rootView: Text("Head"))
        func constrain(_ other: UIView) {
          addChild(host)
          view.addSubview(host.view)
          host.didMove(toParent: self)
          \(body.split(separator: "\n").joined(separator: "\n    "))
        }
      }
      """)
  }

  private static let flag = "translatesAutoresizingMaskIntoConstraints"

  /// The view that a call of `constraint` on one of its anchors is about.
  private static func constrained(_ event: Event) -> Path? {
    guard case .call(let call) = event.kind, call.name == "constraint", var owner = call.receiver?.path,
      owner.names.count > 1, owner.names.last?.hasSuffix("Anchor") ?? false
    else { return nil }
    owner.names.removeLast()
    return owner
  }

  /// Whether the view is a hosted one, or one of a framework that make has made and does not return.
  private static func isJudged(
    _ owner: Path, in method: MethodCode, _ type: TypeCode, _ bridge: BridgeCode?
  ) -> Bool {
    let value = Value(span: method.facts.span, text: owner.text, path: owner)
    if type.hostedView(value, in: method) != nil { return true }
    guard let bridge, owner.isLocal, let name = owner.only, let made = method.localType(name),
      bridge.makeSync.contains(where: { $0.facts.span == method.facts.span }),
      method.constructed(method.local(name)?.value) != nil
    else { return false }
    return (made.hasPrefix("UI") || made.hasPrefix("NS")) && !made.hasSuffix("LayoutGuide")
      && !bridge.viewNames(in: method).contains(name) && !method.returnedNames.contains(name)
  }

  /// Whether the function or the type switches the mask off, or leaves it to a helper that does.
  private static func optsOut(_ owner: Path, in method: MethodCode, _ type: TypeCode) -> Bool {
    var names = [owner.names]
    if let alias = method.local(owner.only)?.value?.path { names.append(alias.names) }
    let here = method.events.contains { event in
      guard case .assignment(let target, _, _) = event.kind, let path = target.path, let set = flagged(event)
      else { return false }
      return !names.contains(set) && path.isLocal && method.local(path.names.first) == nil
    }
    if here || method.body.words.contains(where: isHelper) { return true }
    if let name = owner.property, let maker = type.property(name), setsFlag(maker, in: type) { return true }
    return type.bodies.contains { body in
      body.events.contains { event in
        guard let set = flagged(event) else { return false }
        return names.contains { isSame($0, set, in: type) }
      }
    }
  }

  /// The view whose mask an event switches.
  private static func flagged(_ event: Event) -> [String]? {
    guard case .assignment(let target, _, _) = event.kind, let path = target.path, path.names.last == flag
    else { return nil }
    return path.names.dropLast()
  }

  /// Whether the first value of a property, or the own method that makes it, switches the mask of what it
  /// makes.
  private static func setsFlag(_ property: PropertyCode, in type: TypeCode) -> Bool {
    type.reach(from: [property.method], .broad).contains { $0.events.contains { flagged($0) != nil } }
  }

  /// Whether two paths name the same view: the same names behind what may be the same object.
  private static func isSame(_ left: [String], _ right: [String], in type: TypeCode) -> Bool {
    guard let first = left.first, let other = right.first, left.dropFirst() == right.dropFirst() else {
      return left == right
    }
    return type.mayBeSame(Path(names: [first]), Path(names: [other]))
      || type.mayBeSame(Path(names: left), Path(names: right))
  }

  private static func isHelper(_ word: String) -> Bool {
    let lower = word.lowercased()
    return word == "snp" || lower.contains("autolayout")
  }

  private static func hit(
    _ event: Event, _ owner: Path, in method: MethodCode, _ type: TypeCode, _ code: ScannedCode
  ) -> RuleHit {
    let text = owner.isOfSelf ? "self.\(owner.text)" : owner.text
    let start = CodeSpan(start: event.statement.start, end: event.statement.start)
    let line = "\(text).\(flag) = false\n\(code.indentation(of: event.statement, in: method.file))"
    return code.hit(
      event.span, in: method.file,
      "'\(text)' gets constraints in '\(method.name)' of '\(type.name)' and keeps its autoresizing mask: "
        + "the mask "
        + "becomes constraints too and the two conflict; set '\(text).\(flag) = false' before",
      bridge: type.qualifiedName, found: "\(method.name) \(text)",
      fix: code.fix([(start, line)], in: method.file))
  }
}
