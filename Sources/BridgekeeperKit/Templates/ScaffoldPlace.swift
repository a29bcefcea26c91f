// Where a template's files go, and which module that is: worked out from the folder, as far as its path says.

/// The folder that a bridge goes to, and what follows from it.
struct ScaffoldPlace: Sendable, Equatable {
  /// The folder relative to the root, empty for the root itself.
  let folder: String

  /// The module that the folder is in; nil where the path does not say.
  ///
  /// `Sources/Badges/Bridges` is in `Badges`, and so is `Badges/Bridges` in an app's project.
  var module: String? {
    guard let parts else { return nil }
    let name = parts.module.map { $0.isLetter || $0.isNumber ? $0 : "_" }
    return name.first?.isNumber == true ? nil : String(name)
  }

  /// The folder for tests: `Tests/BadgesTests` in a package, `BadgesTests` beside an app's `Badges`.
  var tests: String {
    guard let parts else { return "Tests" }
    let folder = parts.isPackage ? "Tests/\(parts.module)Tests" : "\(parts.module)Tests"
    return Path.join(parts.above, folder)
  }

  private static let sourceFolders: Set<String> = ["Sources", "Source", "src"]

  private var parts: (above: String, module: String, isPackage: Bool)? {
    let parts = folder.split(separator: "/").map(String.init)
    if let sources = parts.lastIndex(of: "Sources"), sources + 1 < parts.count {
      return (parts[..<sources].joined(separator: "/"), parts[sources + 1], true)
    }
    // A folder of this name holds an app's sources, and says nothing of its module.
    return parts.first.flatMap { Self.sourceFolders.contains($0) ? nil : ("", $0, false) }
  }
}
