// What git knows about the root, as a value.

/// A way to ask git. Nothing in the repository that is asked about may run: no hooks, no configured commands.
public struct Git: Sendable {
  /// The files below a folder that git tracks or does not ignore, relative to that folder, in any order; nil where the
  /// folder is in no repository or git cannot be asked.
  public var files: @Sendable (_ folder: String) -> [String]?

  /// A git from its closure.
  public init(files: @escaping @Sendable (String) -> [String]?) { self.files = files }
}
