// What an XcodeGen `project.yml` says in plain words, as build targets.

import Knowledge
import YAML

extension BuildTarget {
  /// The targets of a manifest with what it includes; nil for a file of that name that is none.
  ///
  /// - Parameter read: gives the text of an included file by its path relative to the root, nil where it
  ///   cannot be read.
  static func targets(
    ofXcodeGen text: String, path: String, read: (_ path: String) -> String?
  ) -> [BuildTarget]? {
    guard let root = (try? YAMLDocument.parse(text)) ?? nil, root.entries != nil,
      root["targets"]?.entries != nil || root["include"] != nil,
      root["name"] != nil || root["options"] != nil
    else { return nil }
    let manifest = XcodeGenManifest(
      root: root, rootPath: path, path: path, folder: Path.folder(of: path))
    return (root["targets"]?.entries ?? []).map { manifest.build($0) } + manifest.included(read: read)
  }
}

/// A manifest of XcodeGen's, or a part that one includes.
private struct XcodeGenManifest {
  /// The manifest's own text, which holds for all that it includes.
  let root: YAMLNode
  let rootPath: String
  /// The file that the targets stand in, relative to the root.
  let path: String
  /// The folder that the paths in it count from, relative to the root.
  let folder: String

  /// The targets of the files that the manifest includes; these files' own includes are not followed.
  func included(read: (_ path: String) -> String?) -> [BuildTarget] {
    let node = root["include"]
    return (node?.items ?? node.map { [$0] } ?? []).flatMap { item -> [BuildTarget] in
      guard let written = item.string ?? item["path"]?.string else { return [] }
      let file = relativePath(Path.join(folder, written))
      guard let text = read(file), let part = (try? YAMLDocument.parse(text)) ?? nil else { return [] }
      let countsFromRoot = item["relativePaths"]?.bool == false
      let manifest = XcodeGenManifest(
        root: root, rootPath: path, path: file, folder: countsFromRoot ? folder : Path.folder(of: file))
      return (part["targets"]?.entries ?? []).map { entry in
        var build = manifest.build(entry)
        build.folder = folder
        return build
      }
    }
  }

  func build(_ entry: YAMLEntry) -> BuildTarget {
    let name = entry.key.scalar?.text ?? ""
    let bodies = bodies(of: entry.value)
    let type = bodies.lazy.compactMap { $0["type"]?.string }.first ?? ""
    var build = BuildTarget(
      manifest: path, folder: folder,
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

  /// A version as it is written somewhere.
  private struct WrittenVersion {
    var setting: String
    var node: YAMLNode
    var file: String
  }

  /// Where a platform's version is written: by the target's own word, its settings, the project's.
  private func version(_ platform: BuildPlatform, _ bodies: [YAMLNode]) -> WrittenVersion? {
    let named = platform == .macCatalyst ? BuildPlatform.iOS : platform
    for body in bodies {
      if let own = body["deploymentTarget"], let node = own.string != nil ? own : own[named.rawValue] {
        return WrittenVersion(setting: "deploymentTarget", node: node, file: path)
      }
      if let node = setting(named.setting, of: body["settings"]) {
        return WrittenVersion(setting: named.setting, node: node, file: path)
      }
    }
    if let node = root["options"]?["deploymentTarget"]?[named.rawValue] {
      return WrittenVersion(setting: "deploymentTarget", node: node, file: rootPath)
    }
    return setting(named.setting, of: root["settings"]).map {
      WrittenVersion(setting: named.setting, node: $0, file: rootPath)
    }
  }

  private func setting(_ name: String, of settings: YAMLNode?) -> YAMLNode? {
    settings?["base"]?[name] ?? settings?[name]
  }

  private func addVersion(
    _ platform: BuildPlatform, _ bodies: [YAMLNode], owner: String, line: Int, _ build: inout BuildTarget
  ) {
    guard let written = version(platform, bodies) else {
      build.problems.append(
        DeploymentProblem(
          platform: platform, reason: "\(owner) names no deployment target", file: path, line: line))
      return
    }
    guard let text = written.node.string, let version = VersionNumber(text) else {
      build.problems.append(
        DeploymentProblem(
          platform: platform, reason: "\(written.setting) of \(owner) is no plain version",
          file: written.file, line: written.node.start.line))
      return
    }
    let origin = DeploymentOrigin(
      setting: written.setting, file: written.file, line: written.node.start.line, owner: owner)
    build.versions.append(DeploymentTarget(platform: platform, version: version, origin: origin))
  }

  // MARK: Sources

  /// `sources: App`, `sources: [App, {path: Shared, excludes: ["*.md"]}]`.
  private func addSources(_ node: YAMLNode?, _ build: inout BuildTarget) {
    for item in node?.items ?? node.map({ [$0] }) ?? [] {
      guard let written = item.string ?? item["path"]?.string else { continue }
      let source = relativePath(Path.join(folder, written))
      let excludes = item["excludes"]?.strings(singleCounts: true) ?? []
      build.files.folders.append(
        FileSelection.Folder(path: source, excludedPatterns: excludes.map { Glob(Path.join(source, $0)) }))
    }
  }
}
