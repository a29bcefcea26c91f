// What `.bridgekeeper.yml` says of deployment targets: for the whole project, or for some paths.

import Knowledge
import YAML

/// A deployment target from the configuration.
public struct ConfiguredTarget: Sendable, Equatable {
  /// Patterns of the files that it is for; empty for all.
  public var paths: [String]
  /// The deployment target.
  public var target: DeploymentTarget
  private let patterns: [Glob]

  /// A deployment target for the files that match one of the patterns.
  public init(paths: [String], target: DeploymentTarget) {
    self.paths = paths
    self.target = target
    patterns = paths.map(Glob.init)
  }

  func holds(_ path: String) -> Bool { patterns.isEmpty || patterns.contains { $0.matches(path) } }

  /// The rows of `deployment_targets`: a mapping of platforms to versions, or a list of such mappings, each
  /// with `paths` where it is not for everything. Of two rows that hold for a file the later one counts.
  static func read(_ node: YAMLNode) throws(ConfigProblem) -> [ConfiguredTarget] {
    if node.isNull { return [] }
    var rows: [ConfiguredTarget] = []
    for item in node.items ?? [node] { rows += try row(item) }
    return rows
  }

  private static func row(_ node: YAMLNode) throws(ConfigProblem) -> [ConfiguredTarget] {
    guard let entries = node.entries else {
      throw .kind(of: node, wanted: "a mapping of platforms to versions")
    }
    var paths: [String] = []
    if let written = node["paths"] {
      guard let texts = written.strings(singleCounts: true), !texts.isEmpty, !texts.contains("") else {
        throw .kind(of: written, wanted: "a list of patterns")
      }
      paths = texts
    }
    var rows: [ConfiguredTarget] = []
    for entry in entries {
      let name = entry.key.scalar?.text ?? ""
      if name == "paths" { continue }
      guard let platform = BuildPlatform(rawValue: name) else {
        throw .unknown(
          "platform", name, at: entry.key.start, known: BuildPlatform.allCases.map(\.rawValue) + ["paths"])
      }
      guard let version = entry.value.string.flatMap({ VersionNumber($0) }) else {
        throw .kind(of: entry.value, wanted: "a version such as 17.0")
      }
      let origin = DeploymentOrigin(
        setting: "deployment_targets", file: Config.fileName, line: entry.key.start.line)
      rows.append(
        ConfiguredTarget(
          paths: paths, target: DeploymentTarget(platform: platform, version: version, origin: origin)))
    }
    return rows
  }
}
