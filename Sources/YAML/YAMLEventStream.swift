// The only file that sees libyaml. It owns the C parser and the bytes it reads, and hands out plain values:
// no C pointer leaves it.

import CYAML

/// The parser behind every YAML value, as it was linked: `libyaml 0.2.5`.
public var yamlParser: String { "libyaml " + String(cString: yaml_get_version_string()) }

/// The events of a YAML text, one at a time. Owns the C parser, and frees it when it goes.
struct YAMLEventStream: ~Copyable {
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let bytes: UnsafeMutableBufferPointer<UInt8>

  /// A stream over UTF-8 bytes; nil when there is no memory for it.
  init?(_ text: Substring.UTF8View) {
    parser = .allocate(capacity: 1)
    bytes = .allocate(capacity: text.count)
    _ = bytes.initialize(from: text)
    guard yaml_parser_initialize(parser) == 1 else {
      parser.deallocate()
      bytes.deallocate()
      return nil
    }
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
  }

  deinit {
    yaml_parser_delete(parser)
    parser.deallocate()
    bytes.deallocate()
  }

  /// The next event, or what the parser complains of.
  mutating func next() throws(ParserComplaint) -> YAMLEvent {
    var event = yaml_event_t()
    guard yaml_parser_parse(parser, &event) == 1 else { throw complaint() }
    defer { yaml_event_delete(&event) }
    return YAMLEvent(event)
  }

  private func complaint() -> ParserComplaint {
    let state = parser.pointee
    return ParserComplaint(
      problem: state.problem.map { String(cString: $0) } ?? "out of memory",
      context: state.context.map { String(cString: $0) } ?? "",
      offset: state.problem_mark.index, place: YAMLPlace(state.problem_mark),
      contextPlace: YAMLPlace(state.context_mark))
  }
}

extension YAMLPlace {
  fileprivate init(_ mark: yaml_mark_t) {
    self.init(line: mark.line + 1, column: mark.column + 1)
  }
}

extension YAMLEvent {
  fileprivate init(_ event: yaml_event_t) {
    self.init(kind: .streamEnd, start: YAMLPlace(event.start_mark), end: YAMLPlace(event.end_mark))
    switch event.type {
    case YAML_STREAM_START_EVENT: kind = .streamStart
    case YAML_DOCUMENT_START_EVENT: kind = .documentStart
    case YAML_DOCUMENT_END_EVENT: kind = .documentEnd
    case YAML_SEQUENCE_END_EVENT: kind = .sequenceEnd
    case YAML_MAPPING_END_EVENT: kind = .mappingEnd
    case YAML_ALIAS_EVENT: kind = .alias(of: Self.text(event.data.alias.anchor) ?? "")
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      (anchor, tag) = (Self.text(scalar.anchor), Self.text(scalar.tag))
      let bytes = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
      read(text: String(decoding: bytes, as: UTF8.self), style: scalar.style)
    case YAML_SEQUENCE_START_EVENT:
      let start = event.data.sequence_start
      (anchor, tag) = (Self.text(start.anchor), Self.text(start.tag))
      kind = .sequenceStart(flow: start.style == YAML_FLOW_SEQUENCE_STYLE)
    case YAML_MAPPING_START_EVENT:
      let start = event.data.mapping_start
      (anchor, tag) = (Self.text(start.anchor), Self.text(start.tag))
      kind = .mappingStart(flow: start.style == YAML_FLOW_MAPPING_STYLE)
    default: kind = .streamEnd
    }
  }

  private mutating func read(text: String, style: yaml_scalar_style_t) {
    let plain = style == YAML_PLAIN_SCALAR_STYLE && tag != "tag:yaml.org,2002:str" && tag != "!"
    kind = .scalar(YAMLScalar(text: text, style: plain ? .plain : .quoted))
  }

  private static func text(_ pointer: UnsafeMutablePointer<yaml_char_t>?) -> String? {
    pointer.map { String(cString: $0) }
  }
}
