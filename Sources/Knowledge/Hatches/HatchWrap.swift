// What a hatch wraps, as its `wraps` key spells it.

/// A type that is wrapped, one of its members, or a class of somebody else's.
public struct HatchWrap: Sendable, Hashable, CustomStringConvertible {
  /// The type's name: `UITextField`.
  public var type: String
  /// The member that the hatch is about: `inputAccessoryView`; nil where it is about the type.
  public var member: String?
  /// Which classes are meant where the type alone does not say it: `vendor chart`. Such a wrap never stands
  /// for the type.
  public var qualifier: String?

  /// A wrap with every part given.
  public init(type: String, member: String? = nil, qualifier: String? = nil) {
    self.type = type
    self.member = member
    self.qualifier = qualifier
  }

  /// The wrap that a text spells, nil where it spells none: `Type`, `Type.member` or `Type (which)`.
  public init?(_ text: String) {
    let halves = text.split(separator: " (", maxSplits: 1, omittingEmptySubsequences: false)
    let names = halves[0].split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard (1...2).contains(names.count), names.allSatisfy(Self.isName), Self.isTypeName(names[0]) else {
      return nil
    }
    type = names[0]
    member = names.count == 2 ? names[1] : nil
    guard halves.count == 2 else { return }
    guard halves[1].hasSuffix(")"), halves[1].utf8.count > 1 else { return nil }
    qualifier = String(halves[1].dropLast())
  }

  /// The wrap as it is spelt.
  public var description: String {
    type + (member.map { ".\($0)" } ?? "") + (qualifier.map { " (\($0))" } ?? "")
  }

  /// Whether the type as such is wrapped, and not a member of it or some subclasses.
  public var isType: Bool { member == nil && qualifier == nil }

  private static func isName(_ text: String) -> Bool {
    guard let first = text.utf8.first, !(0x30...0x39).contains(first) else { return false }
    return text.utf8.allSatisfy { byte in
      (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte)
        || byte == UInt8(ascii: "_")
    }
  }

  /// A capital comes first, after any underscores.
  private static func isTypeName(_ text: String) -> Bool {
    guard let first = text.utf8.first(where: { $0 != UInt8(ascii: "_") }) else { return false }
    return (0x41...0x5A).contains(first)
  }
}
