// What a Tuist Project.swift says in plain words, without running it.

/// A target of a Tuist project.
public struct TuistTarget: Sendable, Hashable {
  /// The name; nil where it is no literal.
  public var name: String?
  /// Where it is declared, 1-based.
  public var line: Int
  /// The platforms that its `deploymentTargets` name.
  public var platforms: [DeclaredPlatform] = []
  /// Whether it names deployment targets at all; where it does not, those of the project count.
  public var namesPlatforms = false
  /// Why its deployment targets are not known.
  public var problem: ManifestProblem?
  /// The patterns of its sources, from the manifest's folder, without those that are no literal.
  public var sources: [String] = []
  /// Whether it holds tests.
  public var isTest = false
  /// Whether it is built for Mac Catalyst as well.
  public var isForCatalyst = false

  /// A target at a line, of which nothing is known yet.
  public init(name: String?, line: Int) {
    self.name = name
    self.line = line
  }
}

/// What a Tuist Project.swift says in plain words.
public struct TuistManifest: Sendable, Hashable {
  /// The deployment targets that are written among the project's own settings.
  public var platforms: [DeclaredPlatform] = []
  /// The targets that are declared in plain words.
  public var targets: [TuistTarget] = []

  /// A manifest that says nothing.
  public init() {}
}
