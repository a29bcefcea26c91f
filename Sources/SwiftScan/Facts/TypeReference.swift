// A type as the sources mention it: a path of names, not yet looked up.

/// Where something stands in a file.
struct SourcePlace: Hashable, Comparable, Sendable {
  // Half as wide as they are given: every mention of a name has a place, and all are kept to the end of a scan. No
  // source that is read has more lines or bytes than fit.
  private let lineNumber: Int32
  private let columnNumber: Int32

  /// 1-based.
  var line: Int { Int(lineNumber) }
  /// UTF-8 bytes before it on its line, plus one.
  var column: Int { Int(columnNumber) }

  init(line: Int, column: Int) {
    lineNumber = Int32(truncatingIfNeeded: line)
    columnNumber = Int32(truncatingIfNeeded: column)
  }

  static func < (left: Self, right: Self) -> Bool { (left.line, left.column) < (right.line, right.column) }
}

/// The mention of a type by name, such as `SwiftUI.UIHostingController<Text>`.
struct TypeReference: Equatable, Sendable {
  /// The names, outermost first, without backticks and generic arguments.
  var path: [String]
  /// The generic arguments of the last name, as written.
  var arguments: [String] = []
  var place: SourcePlace

  /// The last name of the path.
  var name: String { path.last ?? "" }
}

/// Where the type of a value can be learnt from.
enum ValueSource: Equatable, Sendable {
  /// A type that is named on the spot.
  case type(TypeReference)
  /// A variable that is in reach by its name alone; through `self`, where `ofSelf` says so.
  case variable(String, ofSelf: Bool)
}
