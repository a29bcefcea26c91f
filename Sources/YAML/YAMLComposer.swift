// Puts events together into one tree, and keeps the bounds while it does: nesting, and the weight that
// aliases add.

/// Builds the node tree of one document from its events.
struct YAMLComposer: ~Copyable {
  /// A finished node with what it adds to the bounds wherever an alias repeats it.
  struct Part {
    var node: YAMLNode
    var height: Int
    var weight: Int
  }

  private var events: YAMLEventStream
  private let text: Substring
  private let end: YAMLPlace
  private let limits: YAMLLimits
  private var anchors: [String: Part] = [:]
  private var weight = 0

  /// A composer over a stream; `text` is what the stream reads, `end` where that ends, `limits` what it keeps
  /// to.
  init(events: consuming YAMLEventStream, text: Substring, end: YAMLPlace, limits: YAMLLimits) {
    self.events = events
    self.text = text
    self.end = end
    self.limits = limits
  }

  /// The root of the only document, nil for an empty one.
  mutating func document() throws(YAMLProblem) -> YAMLNode? {
    var event = try next()
    while event.kind == .streamStart { event = try next() }
    guard event.kind != .streamEnd else { return nil }
    let root = try part(from: try next(), depth: 0).node
    _ = try next()
    let after = try next()
    guard after.kind == .streamEnd else { throw .secondDocument(at: after.start) }
    return root.scalar == YAMLScalar(text: "", style: .plain) ? nil : root
  }

  private mutating func next() throws(YAMLProblem) -> YAMLEvent {
    do {
      var event = try events.next()
      event.start = min(event.start, end)
      event.end = min(event.end, end)
      return event
    } catch {
      var complaint = error
      complaint.place = min(complaint.place, end)
      throw YAMLProblem(complaint, in: text)
    }
  }

  private mutating func part(from event: YAMLEvent, depth: Int) throws(YAMLProblem) -> Part {
    let part: Part
    switch event.kind {
    case .alias(let name): return try repeated(name, at: event, depth: depth)
    case .sequenceStart(let flow): part = try sequence(event, flow: flow, depth: depth + 1)
    case .mappingStart(let flow): part = try mapping(event, flow: flow, depth: depth + 1)
    case .scalar(let scalar): part = try leaf(scalar, event)
    default: throw .unexpectedEnd(at: event.start)
    }
    if let anchor = event.anchor { anchors[anchor] = part }
    return part
  }

  private mutating func leaf(_ scalar: YAMLScalar, _ event: YAMLEvent) throws(YAMLProblem) -> Part {
    let own = 1 + scalar.text.utf8.count / 64
    try add(own, at: event.start)
    let node = YAMLNode(content: .scalar(scalar), tag: event.tag, start: event.start, end: event.end)
    return Part(node: node, height: 0, weight: own)
  }

  private mutating func repeated(
    _ name: String, at event: YAMLEvent, depth: Int
  ) throws(YAMLProblem) -> Part {
    guard var part = anchors[name] else { throw .undefinedAlias(name, at: event.start) }
    guard depth + part.height <= limits.depth else { throw .tooDeep(limits.depth, at: event.start) }
    try add(part.weight, at: event.start)
    part.node.start = event.start
    part.node.end = event.end
    return part
  }

  private mutating func sequence(
    _ event: YAMLEvent, flow: Bool, depth: Int
  ) throws(YAMLProblem) -> Part {
    var whole = try opened(event, depth: depth)
    var items: [YAMLNode] = []
    var following = try next()
    while following.kind != .sequenceEnd {
      let item = try part(from: following, depth: depth)
      whole.height = max(whole.height, item.height + 1)
      whole.weight += item.weight
      items.append(item.node)
      following = try next()
    }
    whole.node.content = .sequence(items)
    whole.node.end = flow ? following.end : items.last?.end ?? following.start
    return whole
  }

  private mutating func mapping(
    _ event: YAMLEvent, flow: Bool, depth: Int
  ) throws(YAMLProblem) -> Part {
    var whole = try opened(event, depth: depth)
    var entries: [YAMLEntry] = []
    var seen: [String: YAMLPlace] = [:]
    var following = try next()
    while following.kind != .mappingEnd {
      let key = try part(from: following, depth: depth)
      try check(key.node, against: &seen)
      let value = try part(from: try next(), depth: depth)
      whole.height = max(whole.height, value.height + 1)
      whole.weight += key.weight + value.weight
      entries.append(YAMLEntry(key: key.node, value: value.node))
      following = try next()
    }
    whole.node.content = .mapping(entries)
    whole.node.end = flow ? following.end : entries.last?.value.end ?? following.start
    return whole
  }

  private mutating func opened(_ event: YAMLEvent, depth: Int) throws(YAMLProblem) -> Part {
    guard depth <= limits.depth else { throw .tooDeep(limits.depth, at: event.start) }
    try add(1, at: event.start)
    let node = YAMLNode(content: .sequence([]), tag: event.tag, start: event.start, end: event.end)
    return Part(node: node, height: 1, weight: 1)
  }

  private mutating func add(_ more: Int, at place: YAMLPlace) throws(YAMLProblem) {
    weight += more
    guard weight <= limits.weight else { throw .tooHeavy(limits.weight, at: place) }
  }

  private func check(
    _ key: YAMLNode, against seen: inout [String: YAMLPlace]
  ) throws(YAMLProblem) {
    guard let name = key.scalar?.text else { throw .compositeKey(at: key.start) }
    if let first = seen.updateValue(key.start, forKey: name) {
      throw .duplicateKey(name, first: first, second: key.start)
    }
  }
}
