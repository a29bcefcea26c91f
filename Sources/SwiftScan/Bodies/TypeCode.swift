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

  /// The declaration; nil where there are extensions alone.
  var declaration: Part? { parts.first { $0.declaration.kind != .extensionOfType } }
  var kind: Declaration.Kind? { declaration?.declaration.kind }
  /// The names of all inheritance clauses.
  var inherits: [String] { parts.flatMap { $0.declaration.inherits.map(\.name) } }
  /// The accessors of the computed properties, each as a method of its name.
  var accessors: [MethodCode] {
    properties.filter(\.facts.isComputed).map { MethodCode($0.facts, file: $0.file) }
  }

  func property(_ name: String?) -> PropertyCode? {
    guard let name else { return nil }
    return properties.first { $0.name == name }
  }

  /// Every body: methods, accessors and first values.
  var bodies: [MethodCode] { methods + properties.map { MethodCode($0.facts, file: $0.file) } }

  /// Whether any body mentions one of the words.
  func mentions(_ words: Set<String>) -> Bool { bodies.contains { !$0.body.words.isDisjoint(with: words) } }
}
