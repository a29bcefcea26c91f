// What rules look at in one file: the types with their properties and methods, as plain values.

/// The code of one file, as far as rules look into it.
struct CodeFacts: Sendable {
  /// Each type and extension, in the order of the file.
  var types: [TypeFacts] = []
  /// The views that are given an identity of their own with `.id(…)`, outside the bodies that are read.
  var identities: [IdentityFacts] = []
  /// From byte offsets to lines and columns.
  var lines: LineTable
  /// The bytes before the first one that is counted: those of a byte-order mark.
  var skippedBytes: Int
}

/// Where something stands, in bytes from the start of the file without its byte-order mark.
struct CodeSpan: Hashable, Sendable {
  var start: Int
  /// Behind the last byte.
  var end: Int

  func contains(_ other: CodeSpan) -> Bool { start <= other.start && other.end <= end }
}

/// A view that is rebuilt whenever its `.id(…)` is new.
struct IdentityFacts: Sendable {
  /// The called names at the start of the chain, such as `["Map"]`.
  var root: [String]
  /// The name token `id`.
  var span: CodeSpan
  var scope: Int
}

/// One declaration or extension of a type.
struct TypeFacts: Sendable {
  /// Its index among the file's declarations.
  var declaration: Int
  /// Whether its code was read; without it nothing below is known.
  var hasBodies = false
  var attributes: [String] = []
  var isPublic = false
  /// The declaration, from its first attribute or modifier to its closing brace.
  var span = CodeSpan(start: 0, end: 0)
  /// Behind the opening brace.
  var bodyStart = 0
  var properties: [PropertyFacts] = []
  var methods: [MethodFacts] = []
}

/// A property of a type.
struct PropertyFacts: Sendable {
  var name: String
  /// The attributes' names without `@`, with their arguments as written.
  var attributes: [AttributeFacts] = []
  var isStatic = false
  var isLet = false
  var isWeak = false
  var isComputed = false
  /// The type as written, on one line; empty where there is none.
  var type = ""
  /// The types that the written type names, optionals and arrays unwrapped.
  var types: [TypeReference] = []
  /// The first value.
  var initial: Value?
  /// What the first value and the accessors do.
  var body = Body()
  /// From the first attribute or modifier to the end.
  var span: CodeSpan
  var nameSpan: CodeSpan
  /// The words before `let` and `var`, such as `private`.
  var modifiers: [String] = []
  /// The `let` or `var`.
  var keyword: CodeSpan

  func has(_ attribute: String) -> Bool { attributes.contains { $0.name == attribute } }
}

/// An attribute, such as `@Environment(\.dismiss)`.
struct AttributeFacts: Sendable, Equatable {
  var name: String
  /// What stands between the parentheses.
  var arguments = ""
  /// The name, without `@`.
  var nameSpan: CodeSpan
}

/// A function, initialiser or deinitialiser of a type.
struct MethodFacts: Sendable {
  /// `init` and `deinit` for those.
  var name: String
  var isStatic = false
  var isAsync = false
  var parameters: [ParameterFacts] = []
  /// The result type as written; empty where there is none.
  var result = ""
  /// The types that the result names.
  var resultTypes: [TypeReference] = []
  /// The scope in which the method's types are looked up.
  var scope: Int
  var body = Body()
  /// From the first attribute or modifier to the closing brace.
  var span: CodeSpan
  var nameSpan: CodeSpan
  /// The word `func`.
  var keyword: CodeSpan
  /// The result type.
  var resultSpan: CodeSpan?
  /// Behind the opening brace; nil where there is no body.
  var bodyStart: Int?

  /// The name by which the body knows a parameter, by its place; nil for `_`.
  func parameterName(_ position: Int) -> String? {
    guard parameters.indices.contains(position), parameters[position].name != "_" else { return nil }
    return parameters[position].name
  }
}

/// A parameter of a function.
struct ParameterFacts: Sendable {
  /// What callers write; `_` for nothing.
  var label: String
  /// What the body calls it.
  var name: String
  /// The type as written, on one line.
  var type: String
}
