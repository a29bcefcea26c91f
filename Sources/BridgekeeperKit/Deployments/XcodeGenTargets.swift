// What an XcodeGen `project.yml` says in plain words, as build targets.

import Knowledge
import YAML

extension BuildTarget {
  /// The targets of a manifest; nil for a file of that name that is none.
  static func targets(ofXcodeGen text: String, path: String) -> [BuildTarget]? {
    guard let root = (try? YAMLDocument.parse(text)) ?? nil, let targets = root["targets"]?.entries,
      root["name"] != nil || root["options"] != nil
    else { return nil }
    let manifest = XcodeGenManifest(root: root, path: path)
    return targets.map { manifest.build($0) }
  }
}

/// A manifest of XcodeGen's.
private struct XcodeGenManifest {
  let root: YAMLNode
  let path: String

  func build(_ entry: YAMLEntry) -> BuildTarget {
    let name = entry.key.scalar?.text ?? ""
    let bodies = bodies(of: entry.value)
    let type = bodies.lazy.compactMap { $0["type"]?.string }.first ?? ""
    var build = BuildTarget(
      manifest: path, folder: Path.folder(of: path),
      isTest: type.contains("unit-test") || type.contains("ui-testing"))
    for body in bodies { addSources(body["sources"], &build) }
    let platforms = platforms(bodies)
    for platform in platforms {
      addVersion(platform, bodies, owner: "target '\(name)'", line: entry.key.start.line, &build)
    }
    return build
  }

  /// The target's own body, then those of its templates: the first that says something counts.
  private func bodies(of node: YAMLNode) -> [YAMLNode] {
    let templates = node["templates"]?.strings(singleCounts: true) ?? []
    return [node] + templates.compactMap { root["targetTemplates"]?[$0] }
  }

  private func platforms(_ bodies: [YAMLNode]) -> [BuildPlatform] {
    let written =
      bodies.lazy.compactMap { body in
        (body["supportedDestinations"] ?? body["platform"])?.strings(singleCounts: true)
      }.first ?? []
    let named = written.compactMap { BuildPlatform(word: $0) }
    if !named.isEmpty { return Set(named).sorted() }
    return BuildPlatform.allCases.filter { version($0, bodies) != nil }
  }

  // MARK: Versions

  /// The place where a platform's version is written: the target's own word, its settings, the project's.
  private func version(_ platform: BuildPlatform, _ bodies: [YAMLNode]) -> (setting: String, node: YAMLNode)?
  {
    let named = platform == .macCatalyst ? BuildPlatform.iOS : platform
    for body in bodies {
      if let own = body["deploymentTarget"] {
        if own.string != nil { return ("deploymentTarget", own) }
        if let node = own[named.rawValue] { return ("deploymentTarget", node) }
      }
      if let node = setting(named.setting, of: body["settings"]) { return (named.setting, node) }
    }
    if let node = root["options"]?["deploymentTarget"]?[named.rawValue] { return ("deploymentTarget", node) }
    return setting(named.setting, of: root["settings"]).map { (named.setting, $0) }
  }

  private func setting(_ name: String, of settings: YAMLNode?) -> YAMLNode? {
    settings?["base"]?[name] ?? settings?[name]
  }

  private func addVersion(
    _ platform: BuildPlatform, _ bodies: [YAMLNode], owner: String, line: Int, _ build: inout BuildTarget
  ) {
    guard let (setting, node) = version(platform, bodies) else {
      build.problems.append(
        DeploymentProblem(
          platform: platform, reason: "\(owner) names no deployment target", file: path, line: line))
      return
    }
    guard let text = node.string, let version = VersionNumber(text) else {
      build.problems.append(
        DeploymentProblem(
          platform: platform, reason: "\(setting) of \(owner) is no plain version", file: path,
          line: node.start.line))
      return
    }
    let origin = DeploymentOrigin(setting: setting, file: path, line: node.start.line, owner: owner)
    build.versions.append(DeploymentTarget(platform: platform, version: version, origin: origin))
  }

  // MARK: Sources

  /// `sources: App`, `sources: [App, {path: Shared, excludes: ["*.md"]}]`.
  private func addSources(_ node: YAMLNode?, _ build: inout BuildTarget) {
    for item in node?.items ?? node.map({ [$0] }) ?? [] {
      guard let written = item.string ?? item["path"]?.string else { continue }
      let source = relativePath(Path.join(build.folder, written))
      let excludes = item["excludes"]?.strings(singleCounts: true) ?? []
      build.files.folders.append(
        FileSelection.Folder(path: source, excludedPatterns: excludes.map { Glob(Path.join(source, $0)) }))
    }
  }
}
