// Variables of types and files from tokens: their names, their types, and where a `.init` stands for one.

/// A variable of a type or a file.
struct VariableOutline {
  var name: String
  var source: ValueSource?
  var isMade: Bool
  var isOutlet: Bool
}

extension OutlineReader {
  /// A name with its type and first value.
  struct Binding {
    var variable: VariableOutline?
    /// The type that a `.init` as the first value stands for, by the token of its point.
    var implicit: (at: Int, type: TypeReference)?
    /// A comma, the brace of accessors, or the end.
    var end: Int
  }

  /// The binding that begins at a token; nil where it is not plain.
  func binding(_ start: Int, until end: Int, isOutlet: Bool) -> Binding? {
    var at = start
    var name: String?
    switch list.kind(at) {
    case .name: name = list.name(at)
    case .wildcard: break
    case .leftParen: at = list.partner(of: at)
    default: return nil
    }
    at += 1
    var written: TypeReference?
    if list.kind(at) == .colon {
      guard let type = types.type(at: at + 1) else { return nil }
      written = type.unwrapped.first
      at = type.end
    }
    guard list.kind(at) == .equal else {
      guard at == end || list.kind(at) == .comma || list.kind(at) == .leftBrace else { return nil }
      let variable = name.map {
        VariableOutline(name: $0, source: written.map(ValueSource.type), isMade: false, isOutlet: isOutlet)
      }
      return Binding(variable: variable, end: at)
    }
    let value = (at + 1)..<endOfValue(at + 1, until: end)
    var binding = Binding(end: value.upperBound)
    if let written, list.isImplicitInit(value) { binding.implicit = (value.lowerBound, written) }
    guard let name else { return binding }
    guard let outline = ValueOutline(list, types, value) else { return nil }
    binding.variable = VariableOutline(
      name: name, source: written.map(ValueSource.type) ?? outline.source, isMade: outline.isCall,
      isOutlet: isOutlet)
    return binding
  }

  /// The comma or the observers behind a first value.
  func endOfValue(_ start: Int, until end: Int) -> Int {
    var at = start
    while at < end {
      if list.kind(at) == .comma { return at }
      if list.kind(at) == .leftBrace, at > start, list.startsAccessors(at) { return at }
      at = types.nextBehindAngles(at)
    }
    return end
  }
}
