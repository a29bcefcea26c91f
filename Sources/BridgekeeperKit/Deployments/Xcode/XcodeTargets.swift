// The targets of an Xcode project with their deployment targets, worked out from settings and configuration
// files.

import Knowledge

extension XcodeProject {
  /// The project's targets.
  ///
  /// Where a target's configurations differ, the lowest version counts: code that the Debug configuration
  /// cannot compile is no more use than code that the Release configuration cannot.
  func builds(_ files: inout ConfigurationFiles) -> [BuildTarget] {
    let shared = configurations
    return targets.map { target in
      var found: [DeploymentTarget] = []
      var problems: [DeploymentProblem] = []
      for own in configurations(of: target) {
        let base = shared.first { $0.name == own.name }
        let settings = BuildSettings(
          levels: [
            base?.file.map { files.level($0) } ?? SettingLevel(), SettingLevel(base?.settings ?? []),
            own.file.map { files.level($0) } ?? SettingLevel(), SettingLevel(own.settings),
          ],
          configuration: own.name,
          builtIn: ["TARGET_NAME": target.name, "PRODUCT_NAME": target.name, "CONFIGURATION": own.name])
        for platform in settings.platforms {
          switch settings.deploymentTarget(platform, of: target, in: self) {
          case .success(let version): found.append(version)
          case .failure(let problem): problems.append(problem.problem)
          }
        }
      }
      return BuildTarget(
        manifest: path, folder: folder, isTest: target.isTest, files: self.files(of: target),
        versions: lowestOfEach(found), problems: unique(problems))
    }
  }

  /// The first problem of each platform: configurations have the same ones.
  private func unique(_ problems: [DeploymentProblem]) -> [DeploymentProblem] {
    BuildPlatform.allCases.compactMap { platform in problems.first { $0.platform == platform } }
  }
}

/// The lowest version of each platform, in the order of the platforms; of equal ones the first.
func lowestOfEach(_ versions: [DeploymentTarget]) -> [DeploymentTarget] {
  BuildPlatform.allCases.compactMap { platform in
    versions.filter { $0.platform == platform }.enumerated()
      .min { ($0.element.version, $0.offset) < ($1.element.version, $1.offset) }?.element
  }
}

/// A problem as an error.
private struct SettingFault: Error {
  var problem: DeploymentProblem
}

extension BuildSettings {
  /// Mac Catalyst begins with the iOS version that its first release corresponds to.
  private static let firstCatalyst = VersionNumber(major: 13, minor: 1)

  /// The platforms that the settings are for: the supported ones, else that of the SDK, else those that a
  /// deployment target is set for, by the target or else by the project.
  var platforms: [BuildPlatform] {
    var platforms = Set(words("SUPPORTED_PLATFORMS").compactMap { BuildPlatform(word: $0) })
    if platforms.isEmpty {
      platforms = Set(words("SDKROOT").prefix(1).compactMap { BuildPlatform(word: sdkName($0)) })
    }
    for range in [2..<4, 0..<2] where platforms.isEmpty {
      platforms = Set(
        BuildPlatform.allCases.filter { $0 != .macCatalyst && assigns($0.setting, sdk: $0.sdk, in: range) })
    }
    if platforms.contains(.iOS), words("SUPPORTS_MACCATALYST") == ["YES"] { platforms.insert(.macCatalyst) }
    return platforms.sorted()
  }

  private func words(_ name: String) -> [String] {
    guard case .known(let text) = value(name, sdk: "")?.value else { return [] }
    return text.split { $0 == " " || $0 == "," }.map(String.init)
  }

  /// `iphoneos` of `iphoneos17.0`.
  private func sdkName(_ word: String) -> String { String(word.prefix { $0.isLetter }) }

  /// The deployment target of a platform.
  fileprivate func deploymentTarget(
    _ platform: BuildPlatform, of target: XcodeProject.Target, in project: XcodeProject
  ) -> Result<DeploymentTarget, SettingFault> {
    let name = platform.setting
    guard let (setting, value) = value(name, sdk: platform.sdk) else {
      let unread = missing.first.map { ", and '\($0)' cannot be read" } ?? ""
      return .failure(
        fault(
          platform, "target '\(target.name)' sets no \(name)\(unread)", file: project.path, line: target.line)
      )
    }
    switch value {
    case .unknown(let reason):
      return .failure(fault(platform, "\(name): \(reason)", file: setting.file, line: setting.line))
    case .known(let text):
      let word = text.filter { $0 != " " }
      guard let version = VersionNumber(word) else {
        return .failure(
          fault(platform, "\(name) is '\(word)', which is no version", file: setting.file, line: setting.line)
        )
      }
      let origin = DeploymentOrigin(
        setting: name, file: setting.file, line: setting.line, owner: "target '\(target.name)'")
      return .success(
        DeploymentTarget(
          platform: platform, version: platform == .macCatalyst ? max(version, Self.firstCatalyst) : version,
          origin: origin))
    }
  }

  private func fault(_ platform: BuildPlatform, _ reason: String, file: String, line: Int) -> SettingFault {
    SettingFault(problem: DeploymentProblem(platform: platform, reason: reason, file: file, line: line))
  }
}
