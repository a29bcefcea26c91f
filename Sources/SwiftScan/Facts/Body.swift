// What a body of code does, as a flat list of events, each with the regions it stands in.

/// What a function's body, an accessor or a first value does, in the order of the text.
struct Body: Sendable {
  var events: [Event] = []
  /// The first region is the body itself; every other one comes after its parent.
  var regions: [Region] = [Region(parent: nil, kind: .plain)]
  /// Every name that is mentioned.
  var words: Set<String> = []
  /// Branches: `if`, `guard`, `for`, `while`, `case`, `catch`, ternaries.
  var branches = 0

  /// The same without the room that its lists grew for: all bodies of all files are kept to the end.
  var compact: Body {
    var body = self
    body.events = events.withUnsafeBufferPointer { Array($0) }
    body.regions = regions.withUnsafeBufferPointer { Array($0) }
    return body
  }
}

/// A region of a body: a closure, a branch, or the rest of a block behind a check.
struct Region: Sendable {
  enum Kind: Sendable {
    case plain
    /// Code that runs only where something has changed: behind a check.
    case checked
    /// Code that runs only where a value is there; the path of that value.
    case unwrapped([Path])
    case closure(ClosureFacts)
  }

  var parent: Int?
  var kind: Kind
}

/// When code in a closure runs, seen from where the closure stands.
enum Turn: Int, Sendable, Comparable {
  /// In the same pass.
  case now
  /// On a later turn of the main thread, once for each pass.
  case later
  /// At some other time, or on another thread: handlers and completion blocks.
  case elsewhere

  static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// A closure, or a function inside a body.
struct ClosureFacts: Sendable {
  var turn: Turn
  var span: CodeSpan
  /// The names in the capture list that are held weakly or unowned.
  var weakCaptures: Set<String> = []
  /// The names that the closure declares: parameters and captures.
  var names: Set<String> = []
  /// The last name of what it is handed to; empty where it is no argument.
  var callee = ""
}

/// One thing that happens in a body.
struct Event: Sendable {
  enum Kind: Sendable {
    case call(CallFacts)
    /// An assignment; `isCompound` for `+=` and its like.
    case assignment(target: Value, value: Value, isCompound: Bool)
    /// A path of names is read; an assigned one is no read.
    case read(Path)
    /// A variable is declared; with its written type.
    case local(name: String, type: String, value: Value?)
    /// A value is returned, by `return` or as the only expression.
    case result(Value)
  }

  var kind: Kind
  var region: Int
  /// What is reported: a call's name, an assignment's target, a path, a variable's name.
  var span: CodeSpan
  /// The statement that it is a part of.
  var statement: CodeSpan
}

/// A path of names, such as `self.parent.rows`. Optional chaining, casts and parentheses are left out.
struct Path: Hashable, Sendable {
  /// Without a `self` in front. A subscript is a name of its own: `[]`.
  var names: [String]
  /// Whether `self` stands in front.
  var isOfSelf = false
  /// Whether the first name is a parameter or a variable of the body.
  var isLocal = false
  /// Whether a `?` stands in it.
  var isOptional = false

  /// The first name, where it may be a property of the type.
  var property: String? { isLocal ? nil : names.first }
  /// Whether it is `self` alone.
  var isSelf: Bool { isOfSelf && names.isEmpty }
  /// The names joined with points.
  var text: String { names.joined(separator: ".") }
  /// The only name.
  var only: String? { names.count == 1 ? names[0] : nil }

  /// Whether both mean the same, whatever stands between the names.
  func isSame(as other: Path) -> Bool { names == other.names && isLocal == other.isLocal }
}

/// An expression, as far as rules look into it.
struct Value: Sendable {
  var span: CodeSpan
  /// As written, on one line; cut after 200 bytes.
  var text: String
  /// Where it is a path of names.
  var path: Path?
  /// The index of the call's event, where it is a call, or begins with one.
  var call: Int?
  /// The names behind the call it begins with: `["view"]` for `make().view`.
  var tail: [String] = []
  /// The region of its body, where it is a closure.
  var closure: Int?
  var isNil = false
  /// Whether it is a literal without names.
  var isLiteral = false
  /// The type it is cast to with `as`, `as?` or `as!`.
  var cast = ""
}

/// A call.
struct CallFacts: Sendable {
  /// What becomes of the result.
  enum Use: Sendable { case value, statement, discarded, result }

  /// The last name of what is called: `addSubview`; the type's name for `UIView()` and `UIView.init()`.
  var name: String
  /// Whether a type is called.
  var constructs = false
  /// Whether it is written as `.name(…)`, without anything before the point.
  var isImplicit = false
  /// What stands before the last point.
  var receiver: Value?
  /// The arguments, trailing closures among them.
  var arguments: [ArgumentFacts] = []
  var use = Use.value
  /// The whole call.
  var span: CodeSpan

  /// The labels in order; `_` for none.
  var labels: [String] { arguments.map { $0.label ?? "_" } }
  /// The argument with a label.
  func argument(_ label: String) -> Value? { arguments.first { $0.label == label }?.value }
  /// The first argument, where it has no label.
  var plainArgument: Value? { arguments.first.flatMap { $0.label == nil ? $0.value : nil } }
}

/// An argument of a call.
struct ArgumentFacts: Sendable {
  var label: String?
  var value: Value
  var isTrailing = false
}
