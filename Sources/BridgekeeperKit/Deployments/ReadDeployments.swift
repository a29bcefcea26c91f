// Finds the manifests among a project's files and reads what they say of deployment targets.

import SwiftScan

extension Project {
  /// The deployment targets of the project's files.
  ///
  /// - Parameter listed: the project's files; folders of other people's code and of build products are not
  ///   among them.
  func readDeploymentTargets(_ listed: ProjectFiles) -> DeploymentTargets {
    var builds: [BuildTarget] = []
    var configurations = ConfigurationFiles { readInside($0) }
    for path in listed.all {
      builds += targets(of: path, folders: listed.folders, &configurations)
    }
    return DeploymentTargets(builds: builds, configured: config.deploymentTargets)
  }

  private func targets(
    of path: String, folders: Set<String>, _ configurations: inout ConfigurationFiles
  ) -> [BuildTarget] {
    switch Path.name(of: path) {
    case "Package.swift":
      guard let bytes = readInside(path) else { return [unreadable(path)] }
      return [BuildTarget(readPackageManifest(bytes), path: path, folders: folders)]
    case "Project.swift":
      return readInside(path).flatMap(readTuistManifest).map { BuildTarget.targets(of: $0, path: path) } ?? []
    case "project.yml", "project.yaml":
      return readText(path).flatMap { BuildTarget.targets(ofXcodeGen: $0, path: path, read: readText) } ?? []
    case "project.pbxproj" where Path.folder(of: path).hasSuffix(".xcodeproj"):
      return xcodeTargets(path, &configurations)
    default: return []
    }
  }

  private func xcodeTargets(_ path: String, _ configurations: inout ConfigurationFiles) -> [BuildTarget] {
    guard let bytes = readInside(path) else { return [unreadable(path)] }
    do throws(PlistProblem) {
      return try XcodeProject(Plist.parse(bytes), path: path).builds(&configurations)
    } catch {
      return [unreadable(path, reason: error.reason, line: error.line)]
    }
  }

  private func unreadable(_ path: String, reason: String = "it cannot be read", line: Int = 1) -> BuildTarget
  {
    let isXcode = Path.name(of: path) == "project.pbxproj"
    let folder = Path.folder(of: path)
    return BuildTarget(
      manifest: path, folder: isXcode ? Path.folder(of: folder) : folder,
      problems: [DeploymentProblem(reason: reason, file: path, line: line)])
  }

  private func readText(_ path: String) -> String? { readInside(path).flatMap { String(exactly: $0) } }

  /// The bytes of a file below the root; a manifest may name any path, and links may lead anywhere.
  private func readInside(_ path: String) -> [UInt8]? {
    let absolute = absolute(path)
    guard let real = effects.files.realPath(absolute), Path.relative(real, to: root) != nil else {
      return nil
    }
    return try? effects.files.read(real)
  }
}
