// The way in: text becomes one tree of values, or one problem that says where and why not.

/// Reads YAML text.
public enum YAMLDocument {
  /// The root of a text that holds one YAML 1.1 document (JSON is read too); nil for an empty one.
  ///
  /// Aliases are expanded within the limits. Merge keys (`<<`) are ordinary keys. A byte-order mark at the
  /// start and any line endings are read; two equal keys, a list as a key and a second document are problems.
  public static func parse(
    _ text: String, limits: YAMLLimits = .standard
  ) throws(YAMLProblem) -> YAMLNode? {
    let body = text.unicodeScalars.first == "\u{FEFF}" ? text.dropFirstScalar() : text[...]
    guard body.utf8.count <= limits.bytes else { throw .tooLong(body.utf8.count, limit: limits.bytes) }
    let scan = TextScan(body.utf8)
    if let character = scan.forbidden { throw .forbidden(character) }
    guard let events = YAMLEventStream(body.utf8) else { throw .outOfMemory }
    var composer = YAMLComposer(events: events, text: body, end: scan.end, limits: limits)
    return try composer.document()
  }
}

extension String {
  fileprivate func dropFirstScalar() -> Substring {
    self[unicodeScalars.index(after: startIndex)...]
  }
}
