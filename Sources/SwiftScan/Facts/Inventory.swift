// What a scan found: the bridges, the names it could not resolve, and the files it could not read.

/// The result of a scan over many files. Every list is sorted by file, line and column.
public struct Inventory: Sendable, Equatable, Codable {
  /// The bridges.
  public var bridges: [Bridge] = []
  /// Names like `*Representable` or `*Hosting*` in a type's inheritance clause that nothing in the sources
  /// declares.
  public var unresolved: [Unresolved] = []
  /// Files that could not be analysed.
  public var problems: [SourceProblem] = []
  /// Where types are declared, for the bridges' names and the names that the scan was asked for: simple name
  /// → places.
  public var declarations: [String: [DeclarationPlace]] = [:]
  /// What the rules found that were asked for, by file, line, column and rule.
  public var ruleHits: [RuleHit] = []

  /// The comments that speak to this program, by file and line.
  public var comments: [SourceComment] = []

  /// An inventory of nothing.
  public init() {}
}

/// A name that looks like a bridge's protocol or class and is declared nowhere in the sources.
public struct Unresolved: Sendable, Equatable, Codable {
  /// The simple name, without a module before it.
  public var name: String
  /// The file's path as it was given to the scan.
  public var file: String
  /// The line of the name, 1-based.
  public var line: Int

  /// A name and its place.
  public init(name: String, file: String, line: Int) {
    self.name = name
    self.file = file
    self.line = line
  }
}

/// A file that could not be analysed, and why.
public struct SourceProblem: Error, Sendable, Equatable, Codable {
  /// The file's path as it was given to the scan.
  public var file: String
  /// 1-based; 1 where the whole file is meant.
  public var line: Int
  /// Lower case, no full stop: `unresolved merge conflict`.
  public var reason: String
  /// What to do about it, as an instruction.
  public var fix: String

  /// A problem with every part given.
  public init(file: String, line: Int = 1, reason: String, fix: String) {
    self.file = file
    self.line = line
    self.reason = reason
    self.fix = fix
  }
}

/// One declaration of a type: struct, class, enum, actor, protocol or typealias.
public struct DeclarationPlace: Sendable, Equatable, Codable {
  /// The name with its enclosing types, joined with points; functions are left out.
  public var qualifiedName: String
  /// The file's path as it was given to the scan.
  public var file: String
  /// The line of the name, 1-based.
  public var line: Int

  /// A place with every part given.
  public init(qualifiedName: String, file: String, line: Int) {
    self.qualifiedName = qualifiedName
    self.file = file
    self.line = line
  }
}
