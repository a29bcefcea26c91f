// What a Tuist Project.swift says, as build targets.

import Knowledge
import SwiftScan

extension BuildTarget {
  /// The targets of a manifest. A target that names no deployment targets has those of the project's
  /// settings.
  static func targets(of manifest: TuistManifest, path: String) -> [BuildTarget] {
    let shared = lowestOfEach(
      manifest.platforms.compactMap { DeploymentTarget($0, setting: "settings", file: path, owner: nil) })
    let targets = manifest.targets.map { BuildTarget($0, path: path, shared: shared) }
    guard targets.isEmpty else { return targets }
    return [BuildTarget(manifest: path, folder: Path.folder(of: path), versions: shared)]
  }

  private init(_ target: TuistTarget, path: String, shared: [DeploymentTarget]) {
    self.init(manifest: path, folder: Path.folder(of: path), isTest: target.isTest)
    files.patterns = target.sources.map { pattern in
      // `//` stands for the root in Tuist's paths.
      Glob(pattern.hasPrefix("//") ? String(pattern.dropFirst(2)) : relativePath(Path.join(folder, pattern)))
    }
    if let problem = target.problem {
      problems = [DeploymentProblem(reason: problem.reason, file: path, line: problem.line)]
    } else if target.namesPlatforms {
      let owner = target.name.map { "target '\($0)'" }
      versions = lowestOfEach(
        target.platforms.compactMap {
          DeploymentTarget($0, setting: "deploymentTargets", file: path, owner: owner)
        })
    } else if shared.isEmpty {
      problems = [
        DeploymentProblem(
          reason: "target '\(target.name ?? "?")' names no deployment targets", file: path, line: target.line)
      ]
    } else {
      versions = shared
    }
    addCatalyst(target)
  }

  private mutating func addCatalyst(_ target: TuistTarget) {
    guard target.isForCatalyst, !versions.contains(where: { $0.platform == .macCatalyst }),
      var catalyst = versions.first(where: { $0.platform == .iOS })
    else { return }
    catalyst.platform = .macCatalyst
    versions.append(catalyst)
    versions.sort { $0.platform < $1.platform }
  }
}
