// A deployment target and where it was read, so that a person can be told what to believe and what to edit.

import Knowledge

/// The lowest version of a platform that code must run on.
public struct DeploymentTarget: Sendable, Hashable {
  /// The platform.
  public var platform: BuildPlatform
  /// The lowest version.
  public var version: VersionNumber
  /// Where it was read.
  public var origin: DeploymentOrigin

  /// A deployment target with every part given.
  public init(platform: BuildPlatform, version: VersionNumber, origin: DeploymentOrigin) {
    self.platform = platform
    self.version = version
    self.origin = origin
  }

  /// In words: `iOS 17, from IPHONEOS_DEPLOYMENT_TARGET in App.xcodeproj/project.pbxproj:812, target 'App'`.
  public var words: String { "\(platform.rawValue) \(version), \(origin.words)" }
}

/// Where a deployment target was read.
public struct DeploymentOrigin: Sendable, Hashable {
  /// How sure it is that the version was chosen for the platform.
  public enum Choice: Sendable, Hashable {
    /// It is written down.
    case written
    /// Nothing is written down, and the tool that builds takes this one.
    case byDefault
  }

  /// What holds it: `IPHONEOS_DEPLOYMENT_TARGET`, `platforms`, `deployment_targets`.
  public var setting: String
  /// The file, relative to the root.
  public var file: String
  /// The line of the setting, or of what says nothing of it, 1-based.
  public var line: Int
  /// Whom it is for: `target 'App'`, `package 'Design'`; nil where the file says it of everything.
  public var owner: String?
  /// Whether it is written down.
  public var choice: Choice

  /// An origin with every part given.
  public init(setting: String, file: String, line: Int, owner: String? = nil, choice: Choice = .written) {
    self.setting = setting
    self.file = file
    self.line = line
    self.owner = owner
    self.choice = choice
  }

  /// In words: `from IPHONEOS_DEPLOYMENT_TARGET in App.xcodeproj/project.pbxproj:812, target 'App'`.
  public var words: String {
    let place = "\(setting) in \(file):\(line)" + (owner.map { ", \($0)" } ?? "")
    return choice == .written ? "from \(place)" : "by default, not from \(place)"
  }
}

/// Why a deployment target is not known.
public struct DeploymentProblem: Sendable, Hashable {
  /// The platform; nil where nothing is known of any.
  public var platform: BuildPlatform?
  /// Lower case, no closing stop.
  public var reason: String
  /// The file, relative to the root.
  public var file: String
  /// 1-based.
  public var line: Int

  /// A problem with every part given.
  public init(platform: BuildPlatform? = nil, reason: String, file: String, line: Int) {
    self.platform = platform
    self.reason = reason
    self.file = file
    self.line = line
  }

  /// In words: `iOS unknown: 'platforms' is no plain list, Package.swift:6`.
  public var words: String {
    "\(platform.map { "\($0.rawValue) " } ?? "")unknown: \(reason), \(file):\(line)"
  }
}
