// One value of a YAML text with its place: what the configuration, the answers file and front matter are read
// from.

/// One value of a YAML text: a scalar, a sequence or a mapping, with the place where it stands.
public struct YAMLNode: Sendable, Equatable {
  /// What a node holds.
  public enum Content: Sendable, Equatable {
    /// A single value, as written, with quotes and escapes resolved.
    case scalar(YAMLScalar)
    /// A list, in order.
    case sequence([YAMLNode])
    /// Keys and values in the order of the text. Every key is a scalar, and no two keys have the same text.
    case mapping([YAMLEntry])
  }

  /// What the node holds.
  public var content: Content
  /// The explicit tag (`tag:yaml.org,2002:int`, `!mine`), nil where the text gives none.
  public var tag: String?
  /// Where the node begins. A node that an alias stands for begins and ends where the alias does.
  public var start: YAMLPlace
  /// Where the node ends, just after its last character; a list or mapping in block form ends with its last
  /// item.
  public var end: YAMLPlace

  /// A node with every part given.
  public init(content: Content, tag: String? = nil, start: YAMLPlace, end: YAMLPlace) {
    self.content = content
    self.tag = tag
    self.start = start
    self.end = end
  }
}

/// A single value as it was written.
public struct YAMLScalar: Sendable, Hashable {
  /// How a scalar was written, which decides whether `yes` is a word or a truth value.
  public enum Style: Sendable, Hashable {
    /// Bare, without quotes.
    case plain
    /// In single or double quotes, as a `|` or `>` block, or tagged `!!str`: always text.
    case quoted
  }

  /// The value's text, with quotes and escapes resolved and lines folded.
  public var text: String
  /// How the value was written.
  public var style: Style

  /// A scalar with its text and style.
  public init(text: String, style: Style) {
    self.text = text
    self.style = style
  }
}

/// One key of a mapping with its value.
public struct YAMLEntry: Sendable, Equatable {
  /// The key, always a scalar.
  public var key: YAMLNode
  /// The value.
  public var value: YAMLNode

  /// A key with its value.
  public init(key: YAMLNode, value: YAMLNode) {
    self.key = key
    self.value = value
  }
}
