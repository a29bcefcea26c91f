// What can be wrong with a hatch's file, with its place.

/// Something that is wrong with a hatch's file.
public struct HatchProblem: Error, Sendable, Hashable, Comparable {
  /// How much is wrong.
  public enum Weight: Sendable, Hashable {
    /// The hatch cannot be used: something is missing, or says nothing that can be understood.
    case unreadable
    /// The hatch says what it should, in another order or spelling than all the others.
    case form
  }

  /// The 1-based line.
  public var line: Int
  /// The column: UTF-8 bytes before it on its line, plus one.
  public var column: Int
  /// What is wrong and why, in lower case, without a closing stop.
  public var problem: String
  /// What to do about it.
  public var fix: String
  /// How much is wrong.
  public var weight: Weight

  /// A problem with every part given.
  public init(line: Int, column: Int = 1, _ problem: String, fix: String, weight: Weight = .unreadable) {
    self.line = line
    self.column = column
    self.problem = problem
    self.fix = fix
    self.weight = weight
  }

  /// Whether the left problem stands before the right one; at one place, by its words.
  public static func < (left: Self, right: Self) -> Bool {
    (left.line, left.column, left.problem) < (right.line, right.column, right.problem)
  }
}

/// A hatch's file that was read.
public struct HatchReading: Sendable, Hashable {
  /// The hatch; nil where a problem makes it unusable.
  public var hatch: Hatch?
  /// What is wrong, in the order of the file.
  public var problems: [HatchProblem]
}
