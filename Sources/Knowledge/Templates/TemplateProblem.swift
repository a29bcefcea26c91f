// What can be wrong with a template's files, with its place.

/// Something that is wrong with a template.
public struct TemplateProblem: Error, Sendable, Hashable, Comparable {
  /// The file's path inside the template's folder.
  public var file: String
  /// The 1-based line.
  public var line: Int
  /// The column: UTF-8 bytes before it on its line, plus one.
  public var column: Int
  /// What is wrong and why, in lower case, without a closing stop.
  public var problem: String
  /// What to do about it.
  public var fix: String

  /// A problem with every part given.
  public init(file: String, line: Int = 1, column: Int = 1, _ problem: String, fix: String) {
    self.file = file
    self.line = line
    self.column = column
    self.problem = problem
    self.fix = fix
  }

  /// Whether the left problem stands before the right one; at one place, by its words.
  public static func < (left: Self, right: Self) -> Bool {
    (left.file, left.line, left.column, left.problem) < (right.file, right.line, right.column, right.problem)
  }
}

/// A template's folder that was read.
public struct TemplateReading: Sendable, Hashable {
  /// The template; nil where something is wrong.
  public var template: Template?
  /// What is wrong, sorted.
  public var problems: [TemplateProblem]
}
