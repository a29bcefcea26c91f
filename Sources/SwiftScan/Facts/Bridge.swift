// A bridge as a plain fact: where SwiftUI and UIKit, AppKit or WatchKit meet in the sources.

/// One bridge in the sources. Its identity is kind, qualified name and file; never a line.
public struct Bridge: Sendable, Equatable, Codable {
  /// The declared name, or the called name for `.init` kinds.
  public var name: String
  /// The name with its enclosing types, joined with points; functions are left out.
  public var qualifiedName: String
  /// What makes it a bridge.
  public var kind: BridgeKind
  /// The file's path as it was given to the scan.
  public var file: String
  /// The line of the name, 1-based.
  public var line: Int
  /// The column of the name: UTF-8 bytes before it on its line, plus one.
  public var column: Int
  /// What stands behind the bridge.
  ///
  /// Of a Representable kind the type that the make method returns, or builds where it returns `some` type; a
  /// plain `UIView` and the like is followed by the type that the body builds, a class of the project by the
  /// framework's class it comes from. Of a hosting kind the root view, where its type is plain to see.
  public var wraps: [String]
  /// The conditions of the `#if` clauses around the bridge, outermost first, as written; a branch after
  /// others is said with the negation of those.
  public var conditions: [String]
  /// The platforms on which it is a bridge, by kind and `#if`: names as in `PlatformRange`.
  public var platforms: [String]
  /// The versions that the declaration, what it stands in and the extended type are restricted to; of an
  /// `.init` kind the versions on which the call can be reached. Platforms without a restriction are left
  /// out.
  public var availability: [PlatformRange]
  /// The smallest ranges that hold all uses that ship, never on a platform without one; where there are only
  /// uses in tests and previews, those of these. Platforms without a restriction are left out. Nil without a
  /// use, and where uses were not counted.
  public var useAvailability: [PlatformRange]?
  /// How often the bridge is used: instantiations outside its own declaration. Nil where uses were not
  /// counted.
  public var uses: Int?
  /// The qualified name of the type that an instantiation stands in; nil for a declaration, and outside every
  /// type.
  public var enclosingType: String?
  /// Where the bridge stands.
  public var context: Context
  /// The documentation comment above the declaration, without comment marks.
  public var docComment: String?
  /// The titles or slugs of `bridgekeeper:gotcha` comments beside the declaration.
  public var gotchaTies: [String]
  /// The lines of the declaration, 1-based, from its first attribute to its closing brace.
  public var declaration: ClosedRange<Int>
  /// The code behind it; empty where the scan was not asked for it.
  public var backing = BridgeBacking()

  /// What a part of a scan keeps of it: no scan in parts asks for the code behind a bridge.
  private enum CodingKeys: String, CodingKey {
    case name, qualifiedName, kind, file, line, column, wraps, conditions, platforms, availability
    case useAvailability, uses, enclosingType, context, docComment, gotchaTies, declaration
  }

  /// Where a bridge stands: in the app, in tests, or in previews.
  public enum Context: String, Sendable, Codable {
    /// Code that ships.
    case app
    /// A file of tests.
    case test
    /// Code for Xcode's previews only.
    case preview
  }

  /// A bridge with every part given.
  public init(
    name: String, qualifiedName: String, kind: BridgeKind, file: String, line: Int, column: Int,
    wraps: [String] = [], conditions: [String] = [], uses: Int? = nil, context: Context = .app,
    docComment: String? = nil, gotchaTies: [String] = [], declaration: ClosedRange<Int>,
    enclosingType: String? = nil, platforms: [String] = [], availability: [PlatformRange] = [],
    useAvailability: [PlatformRange]? = nil
  ) {
    self.name = name
    self.qualifiedName = qualifiedName
    self.kind = kind
    self.file = file
    self.line = line
    self.column = column
    self.wraps = wraps
    self.conditions = conditions
    self.uses = uses
    self.context = context
    self.docComment = docComment
    self.gotchaTies = gotchaTies
    self.declaration = declaration
    self.enclosingType = enclosingType
    self.platforms = platforms
    self.availability = availability
    self.useAvailability = useAvailability
  }
}
