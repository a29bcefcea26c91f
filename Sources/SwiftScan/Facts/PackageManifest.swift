// What a Package.swift says in plain words, without running it.

/// A version of a platform that a manifest writes down.
public struct DeclaredPlatform: Sendable, Hashable {
  /// The platform's name: `iOS`, `macOS`, `macCatalyst`, `tvOS`, `visionOS` or `watchOS`.
  public var platform: String
  /// The lowest version that is supported.
  public var version: SystemVersion
  /// Where it is written, 1-based.
  public var line: Int

  /// A version with every part given.
  public init(platform: String, version: SystemVersion, line: Int) {
    self.platform = platform
    self.version = version
    self.line = line
  }
}

/// Why something in a manifest is not known.
public struct ManifestProblem: Error, Sendable, Hashable {
  /// Where the text stands that cannot be read, 1-based.
  public var line: Int
  /// Lower case, no closing stop: `'platforms' is no plain list`.
  public var reason: String

  /// A problem with both parts given.
  public init(line: Int, reason: String) {
    self.line = line
    self.reason = reason
  }
}

/// A target of a package.
public struct PackageTarget: Sendable, Hashable {
  /// What a target is.
  public enum Kind: String, Sendable {
    /// A library's target.
    case target
    /// A program.
    case executableTarget
    /// Tests.
    case testTarget
    /// A plugin, which runs on the machine that builds.
    case plugin
    /// A macro, which runs on the machine that builds.
    case macro
  }

  /// The name.
  public var name: String
  /// What it is.
  public var kind: Kind
  /// The folder as written in `path:`, from the package's own folder; nil for the usual place.
  public var path: String?
  /// Where it is declared, 1-based.
  public var line: Int

  /// A target with every part given.
  public init(name: String, kind: Kind, path: String? = nil, line: Int) {
    self.name = name
    self.kind = kind
    self.path = path
    self.line = line
  }

  /// The folders that it may be in, from the package's own folder: the written one, or the usual ones, of
  /// which the first that exists counts.
  public var folders: [String] {
    if let path { return [path] }
    let roots =
      switch kind {
      case .testTarget: ["Tests", "Sources", "Source", "src", "srcs"]
      case .plugin: ["Plugins"]
      default: ["Sources", "Source", "src", "srcs"]
      }
    return roots.map { "\($0)/\(name)" }
  }
}

/// What a Package.swift says in plain words.
public struct PackageManifest: Sendable, Hashable {
  /// The package's name.
  public var name: String?
  /// Where the package is declared, 1-based.
  public var line = 1
  /// The platforms it names, in its order; `.custom` ones are left out.
  public var platforms: [DeclaredPlatform] = []
  /// Why the platforms are not known: a variable, a `#if`, a version that is no literal. Where it is there,
  /// `platforms` holds nothing.
  public var problem: ManifestProblem?
  /// The targets that are declared in plain words.
  public var targets: [PackageTarget] = []

  /// A manifest that says nothing.
  public init() {}
}
