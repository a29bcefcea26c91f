// Which of a type's own methods others lead to: what a life-cycle method really does stands in its helpers
// too.

/// How far own methods are followed.
enum ReachFlavour: Sendable {
  /// Every mention of an own method or computed property: to ask whether something is done at all.
  case broad
  /// Calls in the same pass: not from closures for later, not into `async` functions.
  case sync
  /// As `sync`, and not from behind a check.
  case unguarded
}

/// An event in the method it stands in.
struct Step: Sendable {
  var method: MethodCode
  var event: Event

  var turn: Turn { method.turn(of: event) }
  var isChecked: Bool { method.isChecked(event) }
  var call: CallFacts? { if case .call(let call) = event.kind { call } else { nil } }
}

extension TypeCode {
  /// The methods that the given ones lead to, themselves included.
  func reach(from roots: [MethodCode], _ flavour: ReachFlavour) -> [MethodCode] {
    let own = methods + (flavour == .broad ? accessors : [])
    let byName = Dictionary(grouping: own, by: \.name)
    var seen = Set(roots.map(place))
    var found: [MethodCode] = []
    var queue = roots
    while !queue.isEmpty {
      let method = queue.removeFirst()
      found.append(method)
      for event in method.events where follows(event, in: method, flavour) {
        for target in targets(of: event, byName) where flavour == .broad || !target.facts.isAsync {
          if seen.insert(place(target)).inserted { queue.append(target) }
        }
      }
    }
    return found
  }

  private func place(_ method: MethodCode) -> [Int] { [method.file, method.facts.span.start] }

  private func follows(_ event: Event, in method: MethodCode, _ flavour: ReachFlavour) -> Bool {
    switch flavour {
    case .broad: true
    case .sync: method.turn(of: event) == .now
    case .unguarded: method.turn(of: event) == .now && !method.isChecked(event)
    }
  }

  private func targets(of event: Event, _ byName: [String: [MethodCode]]) -> [MethodCode] {
    switch event.kind {
    case .call(let call):
      guard !call.isImplicit, isOwn(call.receiver) else { return [] }
      let named = byName[call.name] ?? []
      let fitting = named.filter { labels($0) == call.labels }
      return fitting.isEmpty ? named : fitting
    case .read(let path): return path.property.flatMap { byName[$0] } ?? []
    default: return []
    }
  }

  private func labels(_ method: MethodCode) -> [String] { method.facts.parameters.map(\.label) }

  /// Whether a call goes to the type itself: without a receiver, to `self`, `Self` or the type's name.
  func isOwn(_ receiver: Value?) -> Bool {
    guard let receiver else { return true }
    guard let path = receiver.path else { return false }
    return path.isSelf || path.only == "Self" || path.only == name
  }
}
