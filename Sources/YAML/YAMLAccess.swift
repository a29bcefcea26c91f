// What callers ask of a node: a word, a truth value, a number, a list of words, the value under a key. Each
// answer is nil when the node is of another kind, so that the caller can say what it wanted instead.

extension YAMLNode {
  /// The scalar, nil for a list or mapping.
  public var scalar: YAMLScalar? {
    guard case .scalar(let scalar) = content else { return nil }
    return scalar
  }

  /// Whether the value was left out: nothing, `~` or `null`, without quotes.
  public var isNull: Bool {
    guard let scalar, scalar.style == .plain else { return false }
    return ["", "~", "null", "Null", "NULL"].contains(scalar.text)
  }

  /// The text of a scalar that was not left out; `yes` and `12` are text too.
  public var string: String? {
    isNull ? nil : scalar?.text
  }

  /// The truth value of a plain `true`, `yes`, `on`, `false`, `no` or `off`, in lower, Title or UPPER case
  /// (YAML 1.1).
  public var bool: Bool? {
    guard let scalar, scalar.style == .plain else { return nil }
    switch scalar.text {
    case "true", "True", "TRUE", "yes", "Yes", "YES", "on", "On", "ON": return true
    case "false", "False", "FALSE", "no", "No", "NO", "off", "Off", "OFF": return false
    default: return nil
    }
  }

  /// The number of a plain decimal integer; nil for a leading zero, which YAML 1.1 would read as octal.
  public var int: Int? {
    guard let scalar, scalar.style == .plain else { return nil }
    let digits = scalar.text.utf8.drop { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") }
    guard scalar.text.utf8.count - digits.count <= 1, let first = digits.first else { return nil }
    guard first != UInt8(ascii: "0") || digits.count == 1 else { return nil }
    return Int(scalar.text)
  }

  /// The items of a list, nil for anything else.
  public var items: [YAMLNode]? {
    guard case .sequence(let items) = content else { return nil }
    return items
  }

  /// The entries of a mapping in order, nil for anything else.
  public var entries: [YAMLEntry]? {
    guard case .mapping(let entries) = content else { return nil }
    return entries
  }

  /// The texts of a list whose items are all scalars; nil when one is not, or is left out.
  ///
  /// - Parameter singleCounts: whether a single scalar counts as a list of one.
  public func strings(singleCounts: Bool = false) -> [String]? {
    if let items {
      let texts = items.compactMap(\.string)
      return texts.count == items.count ? texts : nil
    }
    guard singleCounts, let string else { return nil }
    return [string]
  }

  /// The value under a key of a mapping, nil when there is none or the node is no mapping.
  public subscript(key: String) -> YAMLNode? {
    entries?.first { $0.key.scalar?.text == key }?.value
  }
}
