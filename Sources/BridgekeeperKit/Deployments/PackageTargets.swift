// What a Package.swift says, as one build target: its platforms hold for every target of the package.

import Knowledge
import SwiftScan

extension BuildTarget {
  /// The lowest versions that SwiftPM takes where a manifest names none: its `oldestSupportedVersion`, as of
  /// Swift 6.
  private static let packageDefaults: [BuildPlatform: VersionNumber] = [
    .iOS: VersionNumber(major: 12), .macOS: VersionNumber(major: 10, minor: 13),
    .macCatalyst: VersionNumber(major: 13), .tvOS: VersionNumber(major: 12),
    .visionOS: VersionNumber(major: 1), .watchOS: VersionNumber(major: 4),
  ]

  /// The package of a manifest.
  ///
  /// - Parameter folders: every folder of the project: of a target's usual folders the first that exists is
  ///   its own.
  init(_ manifest: PackageManifest, path: String, folders: Set<String>) {
    self.init(manifest: path, folder: Path.folder(of: path))
    let owner = manifest.name.map { "package '\($0)'" } ?? "the package"
    for target in manifest.targets where target.kind != .plugin && target.kind != .macro {
      let candidates = target.folders.map { relativePath(Path.join(folder, $0)) }
      guard let own = candidates.first(where: folders.contains) else { continue }
      files.folders.append(FileSelection.Folder(path: own))
    }
    if let problem = manifest.problem {
      problems = [DeploymentProblem(reason: problem.reason, file: path, line: problem.line)]
      return
    }
    let written = lowestOfEach(
      manifest.platforms.compactMap { DeploymentTarget($0, file: path, owner: owner) })
    versions = BuildPlatform.allCases.compactMap { platform in
      written.first { $0.platform == platform }
        ?? Self.assumed(platform, written: written, manifest, file: path, owner: owner)
    }
  }

  /// Mac Catalyst follows iOS, as SwiftPM has it; any other platform gets SwiftPM's own lowest version.
  private static func assumed(
    _ platform: BuildPlatform, written: [DeploymentTarget], _ manifest: PackageManifest, file: String,
    owner: String
  ) -> DeploymentTarget? {
    guard var version = packageDefaults[platform] else { return nil }
    if platform == .macCatalyst, let iOS = written.first(where: { $0.platform == .iOS }) {
      version = max(version, iOS.version)
    }
    return DeploymentTarget(
      platform: platform, version: version,
      origin: DeploymentOrigin(
        setting: "platforms", file: file, line: manifest.line, owner: owner, choice: .byDefault))
  }
}

extension DeploymentTarget {
  /// What a manifest declares, nil for a platform or version that nobody knows.
  init?(_ declared: DeclaredPlatform, setting: String = "platforms", file: String, owner: String?) {
    guard let platform = BuildPlatform(rawValue: declared.platform) else { return nil }
    self.init(
      platform: platform, version: VersionNumber(declared.version),
      origin: DeploymentOrigin(setting: setting, file: file, line: declared.line, owner: owner))
  }
}

extension VersionNumber {
  /// The version that a Swift source writes down.
  public init(_ version: SystemVersion) {
    self.init(major: version.major, minor: version.minor, patch: version.patch)
  }
}
