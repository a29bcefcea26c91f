// From all that the manifests and the configuration say to the deployment targets of one file.

import Knowledge

/// The deployment targets of a project, by file.
public struct DeploymentTargets: Sendable, Equatable {
  let builds: [BuildTarget]
  let configured: [ConfiguredTarget]

  init(builds: [BuildTarget], configured: [ConfiguredTarget] = []) {
    self.builds = builds
    self.configured = configured
  }

  /// The deployment targets of a file, by its path relative to the root.
  ///
  /// The configuration wins over everything. Else the targets that the file belongs to count, those of tests
  /// only where there is no other, and of several the lowest; a file that belongs to none is looked at as one
  /// of the nearest manifest upward, else the lowest of the whole project holds. What none of them says is
  /// not known.
  public func targets(of path: String) -> FileTargets {
    var targets = readTargets(of: path)
    for row in configured where row.holds(path) {
      targets.known.removeAll { $0.platform == row.target.platform }
      targets.unknown.removeAll { $0.platform == row.target.platform }
      targets.known.append(row.target)
      targets.basis = .configuration
    }
    targets.known.sort { $0.platform < $1.platform }
    return targets
  }

  private func readTargets(of path: String) -> FileTargets {
    let owners = shipping(builds.filter { $0.files.contains(path) })
    if !owners.isEmpty { return Self.lowest(owners, basis: .target, isStrict: true) }
    var folder = Path.folder(of: path)
    while true {
      let near = shipping(builds.filter { $0.folder == folder })
      if !near.isEmpty { return Self.lowest(near, basis: .nearestManifest, isStrict: false) }
      if folder.isEmpty { break }
      folder = Path.folder(of: folder)
    }
    let own = builds.filter { !Self.isVendored($0.folder) && !$0.isTest }
    return Self.lowest(own, basis: .project, isStrict: false)
  }

  /// Those that are no tests; tests, where there are no others.
  private func shipping(_ builds: [BuildTarget]) -> [BuildTarget] {
    let shipping = builds.filter { !$0.isTest }
    return shipping.isEmpty ? builds : shipping
  }

  /// The lowest version of each platform. What a tool takes by default counts only for platforms that nobody
  /// wrote down.
  ///
  /// - Parameter isStrict: whether a platform of which one target is not known is not known at all.
  private static func lowest(
    _ builds: [BuildTarget], basis: FileTargets.Basis, isStrict: Bool
  ) -> FileTargets {
    let problems = builds.flatMap(\.problems)
    let versions = builds.flatMap(\.versions)
    var result = FileTargets(basis: basis)
    for platform in BuildPlatform.allCases {
      let own = versions.filter { $0.platform == platform }
      let isDoubtful = problems.contains { $0.platform == nil || $0.platform == platform }
      if isStrict, isDoubtful { continue }
      let written = own.filter { $0.origin.choice == .written }
      let lowest = (written.isEmpty ? own : written).enumerated()
        .min { ($0.element.version, $0.offset) < ($1.element.version, $1.offset) }?.element
      if let lowest { result.known.append(lowest) }
    }
    let known = Set(result.known.map(\.platform))
    var seen: Set<DeploymentProblem> = []
    result.unknown = problems.filter { problem in
      problem.platform.map { !known.contains($0) } ?? (isStrict || known.isEmpty)
        && seen.insert(problem).inserted
    }
    return result
  }

  /// Names of folders, in lower case, that hold other people's code.
  static let vendorFolders: Set = [
    "vendor", "vendors", "vendored", "thirdparty", "third_party", "third-party", "external", "externals",
    "submodules", "checkouts", "fixtures",
  ]

  /// Whether a folder holds other people's code: its manifests say nothing of the project's own files.
  private static func isVendored(_ folder: String) -> Bool {
    folder.split(separator: "/").contains { vendorFolders.contains($0.lowercased()) }
  }
}

/// The deployment targets of one file.
public struct FileTargets: Sendable, Equatable {
  /// Why these targets are the file's.
  public enum Basis: String, Sendable {
    /// The configuration names at least one of them.
    case configuration
    /// The file belongs to a target.
    case target
    /// The file belongs to no target; these are those of the nearest manifest upward.
    case nearestManifest
    /// No manifest stands above the file; these are the lowest of the whole project.
    case project
  }

  /// Why these targets are the file's.
  public var basis: Basis
  /// What is known, at most one for a platform, in the order of the platforms.
  public var known: [DeploymentTarget] = []
  /// What is not known, and why.
  public var unknown: [DeploymentProblem] = []

  /// The targets on a basis.
  public init(basis: Basis, known: [DeploymentTarget] = [], unknown: [DeploymentProblem] = []) {
    self.basis = basis
    self.known = known
    self.unknown = unknown
  }

  /// The deployment target of a platform, nil where it is not known.
  public subscript(platform: BuildPlatform) -> DeploymentTarget? { known.first { $0.platform == platform } }

  /// The lowest versions by platform, to decide with: what a tool takes by default counts only where nothing
  /// is written down for any platform, since a package that names its platforms is not built for the others.
  public var decisive: [BuildPlatform: VersionNumber] {
    let written = known.filter { $0.origin.choice == .written }
    let counted = written.isEmpty ? known : written
    return Dictionary(counted.map { ($0.platform, $0.version) }) { min($0, $1) }
  }
}
