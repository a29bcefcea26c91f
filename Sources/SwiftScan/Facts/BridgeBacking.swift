// What does a bridge's work besides its own declaration: the project's classes that it wraps, what those come
// from, and its coordinator and delegates, wherever they are declared.

/// The code behind a bridge, as far as the sources hold it.
///
/// A type is here only where it is sure which one is meant: of two types of one name in different modules
/// neither is.
public struct BridgeBacking: Sendable, Equatable, Codable {
  /// The wrapped classes that no source declares: the framework's, or a vendor's.
  public var foreign: [String] = []
  /// The bridge itself first, then what it wraps with its superclasses, then its coordinator and delegates.
  public var types: [BackingType] = []
  /// Names of which it is not sure what they mean: several types of the sources bear them.
  public var ambiguous: [String] = []

  /// The backing of a bridge of which nothing is known.
  public init() {}
}

/// A type whose code does a bridge's work.
public struct BackingType: Sendable, Equatable, Codable {
  /// What a type is to a bridge.
  public enum Role: String, Sendable, Codable {
    /// The bridge itself.
    case bridge
    /// A class that the bridge wraps, or a superclass of one.
    case wrapped
    /// A coordinator or delegate, or a superclass of one.
    case helper
  }

  /// The qualified name.
  public var name: String
  /// What it is to the bridge.
  public var role: Role
  /// The framework's classes that it comes from, each where the last class of the project names it; several
  /// under `#if`.
  public var ancestors: [FrameworkClass] = []
  /// The file of its declaration, as it was given to the scan.
  public var file: String
  /// The line of its name, 1-based.
  public var line: Int
  /// Its declaration and extensions, less what stands within the code of a type before it.
  public var parts: [SourceLines] = []
  /// The framework's classes that it makes and keeps.
  public var kept: [FrameworkClass] = []
}

/// Lines of a file.
public struct SourceLines: Sendable, Hashable, Codable {
  /// The file's path as it was given to the scan.
  public var file: String
  /// 1-based.
  public var lines: ClosedRange<Int>

  /// Lines of a file.
  public init(file: String, lines: ClosedRange<Int>) {
    self.file = file
    self.lines = lines
  }
}

/// A framework's class that the code behind a bridge comes from, or makes and keeps.
public struct FrameworkClass: Sendable, Hashable, Codable {
  /// The framework's class.
  public var name: String
  /// The project's own subclass of it, by its qualified name, where it is one that is made.
  public var subclass: String?
  /// Where that stands: the file's path as it was given to the scan.
  public var file: String
  /// 1-based.
  public var line: Int
}
