// A declaration as a plain fact: what it is called, what it comes from, and what stands beside it.

/// The declaration of a type, alias or protocol, or an extension.
struct Declaration: Sendable {
  enum Kind: Sendable {
    case structure, enumeration, actor, classType, protocolType, alias, associatedType, extensionOfType
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
  /// The versions that it and what it stands in are restricted to.
  var availability = Availability.always
  /// The lines from the first attribute to the closing brace, 1-based.
  var lines: ClosedRange<Int>
  var docComment: String?
  var ties: [GotchaTie] = []
  /// Whether it stands in code for previews.
  var isPreview = false
  /// The methods that make or update the bridged object, and the one that makes the coordinator.
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
  /// The index of a declaration that the comment also stands above: where that is a bridge, the comment is
  /// its own.
  var unlessBridge: Int?
}

/// A `make…` or `update…` method of a bridge, or its `makeCoordinator`.
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
