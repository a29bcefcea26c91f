// A type as people name it in prose: `Map`, `Badges.BadgeLabel`, `Map.makeUIView(context:)`,
// `Holder<Content>`.

/// The components of a name with points, as it was written: types first, perhaps members after them.
struct TypePath: Sendable, Equatable {
  /// At least one component, none of them empty.
  let components: [String]

  /// The names in a code span: each run of letters, digits, underscores and points that does not begin with a
  /// point. A span that is a path holds none.
  static func all(in span: some StringProtocol) -> [TypePath] {
    if SourcePath(span) != nil { return [] }
    let point = UInt8(ascii: ".")
    return Substring(span).unicodeScalars
      .split { !(isNameScalar($0) || $0 == ".") }
      .map { Substring($0).utf8 }
      .filter { $0.first != point }
      .map { run in TypePath(components: run.split(separator: point).map { String(Substring($0)) }) }
  }

  /// Whether the path names the type with this qualified name: some of its first components are the qualified
  /// name's last ones, and what follows is members.
  func names(_ qualifiedName: [String]) -> Bool {
    qualifiedName.indices.contains { start in
      let tail = qualifiedName[start...]
      return components.count >= tail.count && components.prefix(tail.count).elementsEqual(tail)
    }
  }

  /// Whether the path says more than the type's own name: an enclosing type stands before it.
  func isQualified(for name: String) -> Bool {
    components.first != name && components.contains(name)
  }

  /// Whether the first component looks like a type: it begins with a capital or an underscore and a capital.
  var looksLikeType: Bool {
    guard let first = components.first?.drop(while: { $0 == "_" }).first else { return false }
    return first.isUppercase || !(first.isASCII)
  }

  /// Whether a scalar can stand in a Swift name.
  static func isNameScalar(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "_": true
    default: scalar.value >= 0x80 && scalar.properties.isXIDContinueOrSymbol
    }
  }
}

extension Unicode.Scalar.Properties {
  /// Letters of any script, and the emoji that Swift allows in names; not dashes, arrows or spaces.
  fileprivate var isXIDContinueOrSymbol: Bool { isXIDContinue || isEmojiPresentation }
}
