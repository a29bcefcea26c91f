// The objects of a `project.pbxproj`, as far as files and deployment targets need them.

/// An Xcode project: its objects by their identifiers.
struct XcodeProject {
  /// The path of `project.pbxproj`, relative to the root.
  let path: String
  private let objects: [String: Plist]
  private let project: Plist
  /// The folder that its paths count from, relative to the root.
  let folder: String
  /// The group or folder that holds a group or file, by identifier.
  private let parents: [String: String]
  /// The folders that targets take as they are, by identifier, in the order of the identifiers.
  private let synchronized: [(id: String, object: Plist)]

  /// The project of a property list.
  init(_ list: Plist, path: String) throws(PlistProblem) {
    self.path = path
    objects = list["objects"]?.table ?? [:]
    guard let root = list.text("rootObject"), let project = objects[root] else {
      throw PlistProblem(line: 1, reason: "it holds no project")
    }
    self.project = project
    let container = Path.folder(of: Path.folder(of: path))
    let inner = project.text("projectDirPath") ?? ""
    folder = inner.isEmpty ? container : relativePath(Path.join(container, inner))
    var parents: [String: String] = [:]
    for (id, object) in objects.sorted(by: { $0.key < $1.key }) {
      for child in object.texts("children") where parents[child] == nil { parents[child] = id }
    }
    self.parents = parents
    synchronized = objects.filter { $0.value.text("isa") == "PBXFileSystemSynchronizedRootGroup" }
      .sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// A target of the project.
  struct Target {
    var id: String
    var name: String
    /// Where it is declared in the file, 1-based.
    var line: Int
    var isTest: Bool
    fileprivate var object: Plist
  }

  /// The targets that build code, in the project's order.
  var targets: [Target] {
    project.texts("targets").compactMap { id in
      guard let object = objects[id], ["PBXNativeTarget", "PBXLegacyTarget"].contains(object.text("isa"))
      else {
        return nil
      }
      let type = object.text("productType") ?? ""
      return Target(
        id: id, name: object.text("name") ?? id, line: object.line,
        isTest: type.hasSuffix(".unit-test") || type.hasSuffix(".ui-testing"), object: object)
    }
  }

  // MARK: Configurations

  /// One configuration of the project or of a target.
  struct Configuration {
    var name: String
    var settings: [BuildSetting]
    /// The configuration file it is based on, relative to the root.
    var file: String?
  }

  /// The project's own configurations.
  var configurations: [Configuration] { configurations(of: project) }

  /// The configurations of a target.
  func configurations(of target: Target) -> [Configuration] { configurations(of: target.object) }

  private func configurations(of object: Plist) -> [Configuration] {
    guard let list = object.text("buildConfigurationList").flatMap({ objects[$0] }) else { return [] }
    return list.texts("buildConfigurations").compactMap { objects[$0] }.map { configuration in
      Configuration(
        name: configuration.text("name") ?? "",
        settings: (configuration["buildSettings"]?.table ?? [:]).flatMap { key, value in
          settings(key, value)
        }.sorted { ($0.line, $0.name) < ($1.line, $1.name) },
        file: baseFile(of: configuration))
    }
  }

  /// A list of values is one text with spaces between, as Xcode takes it.
  private func settings(_ key: String, _ value: Plist) -> [BuildSetting] {
    let text = value.text ?? value.list.compactMap(\.text).joined(separator: " ")
    return [BuildSetting(key: key, value: text, file: path, line: value.line)]
  }

  /// By reference, or since Xcode 16 by a path below a folder.
  private func baseFile(of configuration: Plist) -> String? {
    if let id = configuration.text("baseConfigurationReference") { return filePath(id) }
    guard let anchor = configuration.text("baseConfigurationReferenceAnchor").flatMap({ filePath($0) }),
      let below = configuration.text("baseConfigurationReferenceRelativePath")
    else { return nil }
    return relativePath(Path.join(anchor, below))
  }

  // MARK: Files

  /// The files of a target: those of its build phases, and those of the folders that it takes as they are.
  func files(of target: Target) -> FileSelection {
    var files = FileSelection()
    for phase in target.object.texts("buildPhases").compactMap({ objects[$0] })
    where phase.text("isa") == "PBXSourcesBuildPhase" {
      for file in phase.texts("files") {
        guard let reference = objects[file]?.text("fileRef"), let path = filePath(reference) else { continue }
        files.paths.insert(path)
      }
    }
    let own = Set(target.object.texts("fileSystemSynchronizedGroups"))
    for (id, object) in synchronized {
      guard let path = filePath(id) else { continue }
      let exceptions = exceptions(of: object, for: target).map { relativePath(Path.join(path, $0)) }
      if own.contains(id) {
        files.folders.append(FileSelection.Folder(path: path, excluded: Set(exceptions)))
      } else {
        files.paths.formUnion(exceptions)
      }
    }
    return files
  }

  /// The files that a target takes from a folder that is not its own, or leaves in one that is.
  private func exceptions(of folder: Plist, for target: Target) -> [String] {
    folder.texts("exceptions").compactMap { objects[$0] }
      .filter {
        $0.text("isa") == "PBXFileSystemSynchronizedBuildFileExceptionSet" && $0.text("target") == target.id
      }
      .flatMap { $0.texts("membershipExceptions") }
  }

  /// The path of a group or file, relative to the root; nil for one outside the project, such as a product.
  private func filePath(_ id: String) -> String? {
    var parts: [String] = []
    var here: String? = id
    var depth = 0
    while let current = here, let object = objects[current] {
      depth += 1
      guard depth < 100 else { return nil }
      if let path = object.text("path") { parts.append(path) }
      switch object.text("sourceTree") ?? "<group>" {
      case "<group>": here = parents[current]
      case "SOURCE_ROOT": here = nil
      default: return nil
      }
    }
    return relativePath(parts.reversed().reduce(folder) { Path.join($0, $1) })
  }
}

/// A path relative to the root without detours; the root itself is empty.
func relativePath(_ path: String) -> String {
  let normal = Path.normalize(path)
  return normal == "." ? "" : normal
}
