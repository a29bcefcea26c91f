// Which module a file is in: as a package's manifest says, else as the folders are usually named.

import SwiftScan

/// The modules of a project's files.
struct ModuleNames: Sendable {
  /// The folder of each package target, with the target's name.
  private let targets: [(folder: String, name: String)]

  /// Modules from the targets of packages.
  init(_ targets: [(folder: String, name: String)]) {
    self.targets = targets.sorted { ($1.folder.utf8.count, $0.name) < ($0.folder.utf8.count, $1.name) }
  }

  /// The module of a file, by its path relative to the root; nil where nothing says.
  func module(of file: String) -> String? {
    if let target = targets.first(where: { Path.holds($0.folder, file) }) { return target.name }
    return ScaffoldPlace(folder: Path.folder(of: file)).module
  }
}

extension Project {
  /// The modules, from the manifests among these files.
  func moduleNames(_ listed: ProjectFiles) -> ModuleNames {
    let manifests = listed.all.filter { Path.name(of: $0) == "Package.swift" }
    return ModuleNames(
      manifests.flatMap { path -> [(folder: String, name: String)] in
        guard effects.files.kind(absolute(path)) == .file, let bytes = try? effects.files.read(absolute(path))
        else { return [] }
        return readPackageManifest(bytes).targets.compactMap { target in
          let folders = target.folders.map { Path.normalize(Path.join(Path.folder(of: path), $0)) }
          return folders.first(where: listed.folders.contains).map { ($0, target.name) }
        }
      })
  }
}
