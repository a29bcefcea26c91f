// What one file declares and calls, as plain values: the rest of the module sees this and never a syntax
// tree.

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
  /// What rules look at; nil where no rule asks.
  var code: CodeFacts?
  /// The comments that speak to this program.
  var comments: [SourceComment] = []
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
  /// The variables that a nib fills.
  var outlets: Set<String> = []
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
  /// The versions on which the call can be reached, as far as its own file says.
  var availability = Availability.always
  /// The lines of the call, 1-based.
  var lines: ClosedRange<Int>
  var isPreview: Bool
  /// The type of the root view, where it is plain to see.
  var rootView: String?
  /// What it is given; nil where the arguments do not stand here, or nobody asks.
  var given: GivenLabels?
  /// The titles or slugs of `bridgekeeper:gotcha` comments beside the call.
  var ties: [String] = []
}

/// The labels of a call's arguments.
struct GivenLabels: Equatable, Sendable {
  /// What stands for the label of a closure behind the parentheses, which callers leave out.
  static let trailingClosure = "{}"
  /// What stands for the label of an argument without one, by its place among those.
  static func unlabelled(_ position: Int) -> String { "_\(position)" }

  // Lists, since a set of one or two labels takes twice the room, and tens of thousands of calls are kept.

  /// Those whose values may be something else the next time the call runs, each at least once.
  var varying: [String] = []
  /// Those whose values are the same each time, each at least once.
  var constant: [String] = []
}
