// Questions that several rules ask about what update does.

extension BridgeCode {
  /// The calls of the given names that update makes each time it runs, not those on the coordinator, which
  /// may
  /// compare by itself.
  func updateCalls(_ names: Set<String>) -> [(step: Step, call: CallFacts)] {
    updateSteps.compactMap { step in
      guard let call = step.call, names.contains(call.name), !call.constructs, let receiver = call.receiver,
        !type.isOwn(receiver), !isCoordinator(receiver, in: step.method)
      else { return nil }
      return (step, call)
    }
  }

  /// Whether a value is the coordinator or a part of it.
  func isCoordinator(_ value: Value, in method: MethodCode) -> Bool {
    guard let path = value.path else { return value.text.lowercased().contains("coordinator") }
    if path.names.contains(where: { $0.lowercased().contains("coordinator") }) { return true }
    guard path.isLocal, let alias = method.local(path.names.first)?.value?.path else { return false }
    return alias.names.contains { $0.lowercased().contains("coordinator") }
  }

  /// Whether update mentions one of the words, or a method of the coordinator that update calls.
  func updateOrCoordinatorMentions(_ words: Set<String>) -> Bool {
    if updateMentions(words) { return true }
    return coordinatorReach(from: updateBroad).contains { !$0.body.words.isDisjoint(with: words) }
  }

  /// The coordinator's methods that some methods of the bridge lead to.
  func coordinatorReach(from methods: [MethodCode]) -> [MethodCode] {
    guard let coordinator else { return [] }
    let called = methods.flatMap { method in
      method.events.flatMap { event -> [MethodCode] in
        guard case .call(let call) = event.kind, let receiver = call.receiver,
          isCoordinator(receiver, in: method)
        else { return [] }
        return coordinator.methods.filter { $0.name == call.name }
      }
    }
    return coordinator.reach(from: called, .broad)
  }

  /// Whether the wrapped class, or one that make puts into it, is made for one presentation.
  func isOneShot(_ options: RuleOptions) -> Bool {
    options.oneShotModals.contains(wrapped)
      || makeSteps.contains { step in
        step.call.map { $0.constructs && options.oneShotModals.contains($0.name) } ?? false
      }
  }

  /// The place of a method's signature, from its first modifier to its name.
  func signature(of method: MethodCode) -> CodeSpan {
    CodeSpan(start: method.facts.span.start, end: method.facts.nameSpan.end)
  }
}

extension TypeCode.Part {
  /// The declaration up to its opening brace.
  var header: CodeSpan { CodeSpan(start: facts.span.start, end: max(facts.span.start, facts.bodyStart - 1)) }
}

extension PropertyCode {
  /// The declaration up to the name.
  var header: CodeSpan { CodeSpan(start: facts.span.start, end: facts.nameSpan.end) }

  /// Whether its name says that it is meant for the start alone.
  var isInitialByName: Bool { name.hasPrefix("initial") || name.hasPrefix("default") }
}

extension PropertyCode {
  /// Whether it holds a number, a switch, a colour or a closure. Most of these say how a view behaves and stay
  /// what they were; a collection, a text or a model is what the view shows.
  var isSetting: Bool {
    facts.type.contains("->") || bareType(facts.type).map(settingTypes.contains) ?? false
  }
}

private let settingTypes: Set = [
  "Int", "Double", "CGFloat", "Float", "Bool", "TimeInterval", "Color", "UIColor", "NSColor",
]

/// Whether a written type is a plain value of Swift or Foundation, or a collection.
func isValueType(_ type: String) -> Bool {
  if type.hasPrefix("[") { return true }
  guard let bare = bareType(type) else { return false }
  return valueTypes.contains(bare)
}

private let valueTypes: Set = [
  "Array", "Dictionary", "Set", "String", "Int", "Double", "CGFloat", "Float", "Bool", "URL", "Date", "Color",
  "UIColor", "NSColor", "AttributedString", "Data",
]

/// Whether a written type is a value, or one of the frameworks' classes that are used like values.
func isInputType(_ type: String) -> Bool {
  isValueType(type) || bareType(type).map(inputTypes.contains) ?? false
}

private let inputTypes: Set = [
  "UIFont", "NSFont", "Font", "UIImage", "NSImage", "CLLocationCoordinate2D", "MKCoordinateRegion", "CGSize",
  "CGRect", "CGPoint", "NSAttributedString", "NSRange", "UIEdgeInsets", "URLRequest", "Locale",
  "TimeInterval",
  "NSTextAlignment", "UIKeyboardType", "UITextContentType", "UIReturnKeyType",
]
