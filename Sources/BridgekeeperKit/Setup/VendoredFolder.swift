// Folders that look like somebody else's code: a project answers for its own bridges, and whether these are its
// own only a person knows.

import SwiftScan

/// A folder with bridges that may be somebody else's.
public struct VendoredFolder: Sendable, Equatable {
  /// The path relative to the root.
  public var path: String
  /// What speaks for it.
  public var sign: Sign
  /// How many bridges stand below it.
  public var bridges: Int

  /// What makes a folder look like somebody else's code.
  public enum Sign: String, Sendable {
    /// `.gitmodules` names it.
    case submodule = "a submodule of git"
    /// It bears a name such as `Vendor`.
    case name = "named as a folder of other people's code"
    /// It holds a licence that is not the project's.
    case licence = "with a licence of its own"
  }
}

extension VendoredFolder {
  /// The outermost folders with bridges that look like somebody else's code, sorted.
  ///
  /// - Parameter read: the bytes of a file by its path relative to the root; nil where it cannot be read.
  static func all(
    in listed: ProjectFiles, _ bridges: [Bridge], read: (String) -> [UInt8]?
  ) -> [VendoredFolder] {
    let modules = read(".gitmodules").map(submodules) ?? []
    let licences = Licences(listed, read: read)
    var found: [VendoredFolder] = []
    for folder in listed.folders.sorted() where !folder.isEmpty {
      if found.contains(where: { Path.holds($0.path, folder) }) { continue }
      let own = bridges.count { Path.holds(folder, $0.file) }
      guard own > 0, let sign = sign(of: folder, modules, licences) else { continue }
      found.append(VendoredFolder(path: folder, sign: sign, bridges: own))
    }
    return found
  }

  private static func sign(of folder: String, _ modules: Set<String>, _ licences: Licences) -> Sign? {
    if modules.contains(folder) { return .submodule }
    let name = Path.name(of: folder).lowercased()
    if DeploymentTargets.vendorFolders.subtracting(["fixtures"]).contains(name) { return .name }
    return licences.isForeign(in: folder) ? .licence : nil
  }

  /// The paths that a `.gitmodules` names.
  private static func submodules(_ bytes: [UInt8]) -> Set<String> {
    let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
    return Set(
      lines.compactMap { line in
        let halves = line.split(separator: "=", maxSplits: 1).map { $0.filter { $0 != "\"" && $0 != "\t" } }
        let key = halves.first.map { $0.filter { $0 != " " } }
        guard halves.count == 2, key == "path" else { return nil }
        return Path.normalize(String(halves[1].drop { $0 == " " }))
      })
  }
}

/// The licence files of a project, by folder.
private struct Licences {
  private var byFolder: [String: [UInt8]] = [:]

  init(_ listed: ProjectFiles, read: (String) -> [UInt8]?) {
    for path in listed.all where Self.isLicence(Path.name(of: path)) {
      byFolder[Path.folder(of: path)] = read(path)
    }
  }

  /// Whether a folder holds a licence, and the root another one.
  func isForeign(in folder: String) -> Bool {
    guard let own = byFolder[folder], let root = byFolder[""] else { return false }
    return own != root
  }

  private static func isLicence(_ name: String) -> Bool {
    let stem = name.lowercased().split(separator: ".").first ?? ""
    return ["license", "licence", "copying"].contains(stem) && !name.hasSuffix(".swift")
  }
}
