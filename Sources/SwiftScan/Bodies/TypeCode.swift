// A type with all its extensions: its properties and methods in one place.

/// A property in its file.
struct PropertyCode: Sendable {
  var facts: PropertyFacts
  /// The index of its file.
  var file: Int
  /// The scope of the body that it stands in.
  var scope: Int

  var name: String { facts.name }
  var isStored: Bool { !facts.isComputed && !facts.isStatic }

  /// Whether it is a stored property without a property wrapper.
  var isPlain: Bool {
    isStored && facts.attributes.allSatisfy { plainAttributes.contains($0.name) }
  }

  /// Whether nobody outside the type can give it a value.
  var isFixed: Bool { facts.isLet && facts.initial != nil }

  /// Whether it is a `@Binding`, or of such a type.
  var isBinding: Bool { facts.has("Binding") || facts.types.last?.name == "Binding" }

  /// The first value as a method, for what it makes.
  var method: MethodCode { MethodCode(facts, file: file) }
}

private let plainAttributes: Set = [
  "objc", "available", "MainActor", "ViewBuilder", "Sendable", "usableFromInline", "inlinable", "nonobjc",
  "IBOutlet", "preconcurrency", "ObservationIgnored",
]

/// A type, or the extensions of a type that no source declares.
struct TypeCode: Sendable {
  /// A declaration or extension.
  struct Part: Sendable {
    var id: DeclarationID
    var facts: TypeFacts
    var declaration: Declaration
  }

  var name: String
  var qualifiedName: String
  /// Declarations first, then extensions, each in the order of files.
  var parts: [Part]
  var properties: [PropertyCode] = []
  var methods: [MethodCode] = []
  /// Whether every part was read with the bodies of its methods.
  var hasBodies = true
  /// The accessors and first values of the properties, each as a method of its name.
  private(set) var propertyBodies: [MethodCode] = []
  /// The pairs of paths of which one is assigned to the other.
  private(set) var aliases: Set<Set<[String]>> = []
  /// Where each name is called: the places of a method and of an event in it.
  private(set) var callPlaces: [String: [(method: Int, event: Int)]] = [:]

  /// What a type may hold before its bodies are left out: some questions compare every event with every
  /// other. Hardly any type that people write comes near.
  static let eventLimit = 12_000

  /// The declaration; nil where there are extensions alone.
  var declaration: Part? { parts.first { $0.declaration.kind != .extensionOfType } }
  var kind: Declaration.Kind? { declaration?.declaration.kind }
  /// The names of all inheritance clauses.
  var inherits: [String] { parts.flatMap { $0.declaration.inherits.map(\.name) } }
  /// The accessors of the computed properties, each as a method of its name.
  var accessors: [MethodCode] {
    zip(properties, propertyBodies).filter(\.0.facts.isComputed).map(\.1)
  }

  func property(_ name: String?) -> PropertyCode? {
    guard let name else { return nil }
    return properties.first { $0.name == name }
  }

  /// Every body: methods, accessors and first values.
  var bodies: [MethodCode] { methods + propertyBodies }

  /// Whether any body mentions one of the words.
  func mentions(_ words: Set<String>) -> Bool { bodies.contains { !$0.body.words.isDisjoint(with: words) } }

  /// Works out what several rules ask, once all parts are there.
  mutating func complete() {
    if methods.reduce(0, { $0 + $1.events.count }) > Self.eventLimit {
      methods = []
      hasBodies = false
    }
    propertyBodies = properties.map { MethodCode($0.facts, file: $0.file) }
    for (method, code) in methods.enumerated() {
      for (place, event) in code.events.enumerated() {
        if case .call(let call) = event.kind { callPlaces[call.name, default: []].append((method, place)) }
      }
    }
    aliases = Set(methods.flatMap { $0.events.compactMap(aliased) })
  }

  /// Whether two paths may name the same object: by name, or where one is assigned to the other.
  func mayBeSame(_ left: Path, _ right: Path) -> Bool {
    left.names == right.names || aliases.contains([left.names, right.names])
  }
}

/// The two paths of an assignment or a declaration.
private func aliased(_ event: Event) -> Set<[String]>? {
  switch event.kind {
  case .assignment(let target, let value, _):
    guard let left = target.path?.names, let right = value.path?.names else { return nil }
    return [left, right]
  case .local(let name, _, let value):
    guard let right = value?.path?.names else { return nil }
    return [[name], right]
  default: return nil
  }
}
