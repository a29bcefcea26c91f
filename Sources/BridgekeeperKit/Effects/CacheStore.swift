// Where records are kept from one run to the next, as a value. What is lost there costs time and nothing else.

/// A place for records that can be made again.
public struct CacheStore: Sendable {
  /// What tells one build of the program from another: each has records of its own.
  public var program: String
  /// The bytes of a record; nil where there is none, or nobody can vouch for it.
  public var read: @Sendable (_ name: String) -> [UInt8]?
  /// Keeps a record in the place of the one with its name, whole or not at all.
  public var write: @Sendable (_ name: String, _ bytes: [UInt8]) -> Void
  /// The time in nanoseconds since 1970.
  public var now: @Sendable () -> Int64

  /// A store from its parts.
  public init(
    program: String, read: @escaping @Sendable (String) -> [UInt8]?,
    write: @escaping @Sendable (String, [UInt8]) -> Void, now: @escaping @Sendable () -> Int64
  ) {
    (self.program, self.read, self.write, self.now) = (program, read, write, now)
  }
}
