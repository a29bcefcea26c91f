// One step of a YAML text as the parser meets it, with nothing of the C library left in it.

/// One step of a YAML text: a scalar, an alias, or the start or end of something.
struct YAMLEvent: Sendable, Equatable {
  enum Kind: Sendable, Equatable {
    case streamStart
    case streamEnd
    case documentStart
    case documentEnd
    case alias(of: String)
    case scalar(YAMLScalar)
    case sequenceStart(flow: Bool)
    case sequenceEnd
    case mappingStart(flow: Bool)
    case mappingEnd
  }

  var kind: Kind
  var anchor: String?
  var tag: String?
  var start: YAMLPlace
  var end: YAMLPlace
}
