// The one way in which the product changes a file of somebody else's: read, think and write as one step.

/// A way to change files. Paths are absolute; links are followed, so that what a link leads to is changed and
/// the link stays.
public struct FileUpdate: Sendable {
  /// Handed what each file holds, nil where there is none; gives back what each shall hold, nil where it
  /// shall stay.
  public typealias Change = ([[UInt8]?]) throws(Failure) -> [[UInt8]?]

  /// Changes files together: all of them, or none.
  ///
  /// While the change is worked out no other process of this program changes the same files, and a file that
  /// anybody else changes meanwhile is not overwritten. A file is either the old or the new one at every
  /// moment.
  public var apply: @Sendable (_ paths: [String], _ change: Change) throws(Failure) -> Void

  /// Makes a folder with the folders above it; one that is there stays as it is.
  public var makeFolders: @Sendable (_ path: String) throws(Failure) -> Void

  /// Removes a file that still holds these bytes, and the folders above it, below the given one, that are empty then.
  public var remove: @Sendable (_ path: String, _ bytes: [UInt8], _ root: String) throws(Failure) -> Void

  /// An update from its closures. Without the second no folder can be made, without the third no file goes.
  public init(
    apply: @escaping @Sendable (_ paths: [String], _ change: Change) throws(Failure) -> Void,
    makeFolders: @escaping @Sendable (_ path: String) throws(Failure) -> Void = { path throws(Failure) in
      throw Failure("cannot make the folder '\(path)'", exit: .cannotWrite)
    },
    remove: @escaping @Sendable (_ path: String, _ bytes: [UInt8], _ root: String) throws(Failure) -> Void = {
      path, _, _ throws(Failure) in
      throw Failure("cannot remove '\(path)'", exit: .cannotWrite)
    }
  ) {
    self.apply = apply
    self.makeFolders = makeFolders
    self.remove = remove
  }
}
