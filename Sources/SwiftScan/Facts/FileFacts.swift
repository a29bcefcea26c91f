// What one file declares and calls, as plain values: the rest of the module sees this and never a syntax tree.

/// The facts of one file.
struct FileFacts: Sendable {
  var file: String
  /// The names of the imported modules.
  var imports: Set<String> = []
  /// The first scope is the file itself; every other one comes after its parent.
  var scopes: [Scope] = [Scope(parent: nil, kind: .file)]
  /// Every outer declaration comes before the ones inside it.
  var declarations: [Declaration] = []
  var calls: [Call] = []
}

/// A region in which names are looked up.
struct Scope: Sendable {
  enum Kind: Equatable, Sendable {
    case file
    /// The body of a type or an extension, by its index in the file's declarations.
    case type(Int)
    /// The body of a function, accessor or closure.
    case local
  }

  var parent: Int?
  var kind: Kind
  /// The generic parameters by name, each with its constraint where there is one.
  var parameters: [String: [TypeReference]] = [:]
  /// The variables whose type is written or plain from the first value.
  var variables: [String: ValueSource] = [:]
  /// The variables whose first value is made on the spot, by a call.
  var made: Set<String> = []
}

/// The declaration of a type, alias or protocol, or an extension.
struct Declaration: Sendable {
  enum Kind: Sendable {
    case structure, enumeration, actor, classType, protocolType, alias, extensionOfType
  }

  var kind: Kind
  /// The declared name, alone; for an extension the path of the extended type.
  var path: [String]
  var place: SourcePlace
  /// The index of the scope it stands in.
  var scope: Int
  /// The names of the inheritance clause; for an alias the types it stands for. Compositions are taken apart.
  var inherits: [TypeReference] = []
  /// Whether only its own file can see it.
  var isFilePrivate = false
  var reach = Reach.everywhere
  var conditions: [String] = []
  /// The lines from the first attribute to the closing brace, 1-based.
  var lines: ClosedRange<Int>
  var docComment: String?
  var ties: [GotchaTie] = []
  /// Whether it stands in code for previews.
  var isPreview = false
  /// The methods that make or update the bridged object.
  var bridgeMethods: [BridgeMethod] = []
  /// The controllers that its methods present on another controller.
  var presents: [Presentation] = []

  /// The simple name; of an extension, that of the extended type.
  var name: String { path.last ?? "" }
}

/// A `bridgekeeper:gotcha` comment beside a declaration.
struct GotchaTie: Equatable, Sendable {
  /// The title or slug it names.
  var title: String
  /// The index of a declaration that the comment also stands above: where that is a bridge, the comment is its own.
  var unlessBridge: Int?
}

/// A `make…` or `update…` method of a bridge.
struct BridgeMethod: Equatable, Sendable {
  var name: String
  /// The scope of the method's body, in which its types are looked up.
  var scope: Int
  /// The type that is returned, or for an update the type of the first parameter.
  var types: [TypeReference]
  /// Whether the type is `some` type that conforms to the one written.
  var isOpaque: Bool
  /// What the body returns, first of all the outermost.
  var returns: [ValueSource]
}

/// A controller that is presented on another one.
struct Presentation: Equatable, Sendable {
  var controller: ValueSource
  var scope: Int
}

/// A call that may make an instance of a type.
struct Call: Sendable {
  /// The type, or the variable whose type an implicit `.init` takes on.
  var callee: ValueSource
  /// The first token of the callee.
  var place: SourcePlace
  /// The index of the scope it stands in.
  var scope: Int
  var reach: Reach
  var conditions: [String]
  /// The lines of the call, 1-based.
  var lines: ClosedRange<Int>
  var isPreview: Bool
  /// The type of the root view, where it is plain to see.
  var rootView: String?
  /// The titles or slugs of `bridgekeeper:gotcha` comments beside the call.
  var ties: [String] = []
}
