// Where an `@path` import leads: to a file, out of the root, nowhere; or whether it is no import at all.

import Markdown

/// Where an import leads.
enum ImportTarget: Sendable, Equatable {
  /// To a file, relative to the root.
  case file(String)
  /// Out of the root, where nothing is read.
  case outside
  /// Nowhere, though it looks like a path.
  case missing
  /// It only begins with an at sign: `@State`, `@scope/package`, a folder.
  case noPath
}

extension Project {
  /// Where an import leads.
  ///
  /// - Parameter realPath: the importing file, links resolved: paths are relative to its folder.
  func target(of found: Import, in realPath: String) -> ImportTarget {
    let path = String(found.path.prefix { $0 != "#" })
    guard !path.isEmpty, !path.contains("*"), !path.hasSuffix("/") else { return .noPath }
    // The home folder is each person's own, whatever the configuration allows.
    if path.hasPrefix("~") { return path.hasPrefix("~/") ? .outside : .noPath }
    let folder = absolute(Path.folder(of: realPath))
    let absolutePath = Path.normalize(Path.join(folder, path))
    guard let inRoot = Path.relative(absolutePath, to: root) else {
      guard config.readsOutside else { return isPath(path, in: folder) ? .outside : .noPath }
      return target(at: absolutePath, as: Path.upward(absolutePath, from: root), path, in: folder)
    }
    return target(at: absolutePath, as: inRoot, path, in: folder)
  }

  private func target(
    at absolutePath: String, as shown: String, _ path: String, in folder: String
  ) -> ImportTarget {
    guard let real = effects.files.realPath(absolutePath) else {
      return isPath(path, in: folder) ? .missing : .noPath
    }
    guard effects.files.kind(real) == .file else { return .noPath }
    return self.realPath(of: shown) == nil ? .outside : .file(shown)
  }

  /// Whether a text that leads nowhere was meant as a path: it says so by its beginning or its ending, or its
  /// first folder is there. A slash alone says nothing: packages and teams are written `@scope/name`.
  private func isPath(_ path: String, in folder: String) -> Bool {
    if ["./", "../", "/"].contains(where: path.hasPrefix) { return true }
    let name = Path.name(of: path).lowercased()
    let endings = [".md", ".markdown", ".mdc", ".txt"]
    if endings.contains(where: { name.hasSuffix($0) && name != $0 }) { return true }
    guard let first = path.split(separator: "/").first, path.contains("/") else { return false }
    return effects.files.kind(Path.join(folder, String(first))) == .folder
  }
}
