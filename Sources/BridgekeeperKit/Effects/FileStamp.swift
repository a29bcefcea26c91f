// What the system says of a file without opening it, as git uses it: a file that was not touched need not be read.

/// The marks of a file that change with its bytes. The same stamp means the same bytes, unless the file was written again
/// within the tick of the clock in which it was read.
public struct FileStamp: Sendable, Hashable {
  /// The size in bytes.
  public var size: UInt64
  /// When the bytes changed last, in nanoseconds since 1970.
  public var modified: Int64
  /// When anything about the file changed last, in nanoseconds since 1970; nobody can set it back.
  public var changed: Int64
  /// The file's number on its device.
  public var number: UInt64

  /// A stamp from its parts.
  public init(size: UInt64, modified: Int64, changed: Int64, number: UInt64) {
    (self.size, self.modified, self.changed, self.number) = (size, modified, changed, number)
  }
}
