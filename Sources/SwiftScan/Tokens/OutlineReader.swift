// A file's facts from its tokens: declarations with what they come from, and the calls between them. Members
// that tokens say too little of are handed to the parser, each by itself.

/// Reads one file. Whatever is not plain makes the whole file the parser's.
struct OutlineReader {
  let list: TokenList
  /// What was found so far, and where the reader is.
  var surroundings: CutSurroundings
  /// Whether the word `available` stands in the file.
  let saysAvailable: Bool
  var isSure = true
  /// The token that the reader is at.
  var at = 0
  let types: TypeOutline
  let pieces = PieceReader()
  /// Whose code is written down for rules; nil for none.
  let code: CodeSearch?

  /// Types and `#if` inside one another, at most.
  private static let nesting = 48

  init(
    _ list: TokenList, file: String, lines: LineTable, saysAvailable: Bool, code: CodeSearch? = nil,
    skippedBytes: Int = 0
  ) {
    self.list = list
    self.code = code
    self.saysAvailable = saysAvailable
    surroundings = CutSurroundings(facts: FileFacts(file: file), lines: lines)
    if code != nil { surroundings.facts.code = CodeFacts(lines: lines, skippedBytes: skippedBytes) }
    types = TypeOutline(list: list, lines: lines)
  }

  /// The facts; nil where the parser has to read the whole file.
  mutating func read() -> FileFacts? {
    if list.kind(0) == .shebang { at = 1 }
    items(until: list.end, inType: nil, depth: 0)
    return isSure ? surroundings.facts : nil
  }

  mutating func giveUp() { isSure = false }

  /// Whether rules look into what stands in no type and has these tokens.
  func mattersToRules(_ tokens: ClosedRange<Int>) -> Bool {
    guard let code, surroundings.scope == 0 else { return false }
    let range = Int(list.tokens[tokens.lowerBound].start)..<Int(list.tokens[tokens.upperBound].end)
    return code.takes(UnsafeBufferPointer(rebasing: list.text[range]))
  }

  // MARK: Items

  /// Reads declarations and statements up to a token.
  mutating func items(until end: Int, inType owner: Declaration.Kind?, depth: Int) {
    guard depth < Self.nesting else { return giveUp() }
    while isSure, at < end {
      let before = at
      item(until: end, owner, depth)
      if at <= before { giveUp() }
    }
    if at > end { giveUp() }
  }

  private mutating func item(until end: Int, _ owner: Declaration.Kind?, _ depth: Int) {
    switch list.kind(at) {
    case .semicolon: at += 1
    case .hashIf: branches(until: end, owner, depth)
    default:
      let head = ItemHead(list, types, from: at)
      guard let head, head.keyword < end else { return giveUp() }
      item(head, until: end, owner, depth)
    }
  }

  private mutating func item(_ head: ItemHead, until end: Int, _ owner: Declaration.Kind?, _ depth: Int) {
    if let kind = head.typeKind(list) { return type(head, kind, depth) }
    switch list.word(head.keyword) {
    case .typealias: alias(head)
    case .associatedtype: associatedType(head, until: end)
    case .import: importedModule(head, until: end)
    case .let, .var: member(head, Member(property: head, self, until: end), owner)
    case .func, .`init`, .deinit, .subscript:
      member(head, Member(function: head, self, until: end), owner)
    default:
      let member = Member(other: head, self, until: end, inType: owner != nil)
      self.member(head, member, owner)
    }
  }

  /// Reads the branches of a `#if`, each under its condition; those that are ruled out are no code.
  private mutating func branches(until end: Int, _ owner: Declaration.Kind?, _ depth: Int) {
    let outer = surroundings.conditions
    var earlier: [BuildCondition] = []
    var branch = at
    while isSure, list.kind(branch) != .hashEndif {
      guard let start = list.endOfCondition(branch) else { return giveUp() }
      let next = list.partner(of: branch)
      guard next <= end, start <= next else { return giveUp() }
      var own = earlier
      if list.kind(branch) != .hashElse {
        guard let condition = condition(branch, start) else { return giveUp() }
        own.append(condition)
        earlier.append(condition.negated)
      }
      surroundings.conditions = outer + own
      at = start
      // A branch of nothing but attributes belongs to what follows `#endif`.
      if holdsAttributesAlone(start, next) { return giveUp() }
      if own.contains(where: { $0.literal == false }) {
        at = next
      } else {
        items(until: next, inType: owner, depth: depth + 1)
      }
      branch = next
    }
    surroundings.conditions = outer
    at = branch + 1
    if list.kind(at) == .period { giveUp() }
  }

  mutating func condition(_ branch: Int, _ end: Int) -> BuildCondition? {
    guard branch + 1 < end else { return nil }
    return pieces.condition(list.string(from: branch + 1, through: end - 1))
  }

  private func holdsAttributesAlone(_ start: Int, _ end: Int) -> Bool {
    var here = start
    while list.kind(here) == .at {
      guard let next = types.endOfAttribute(here) else { return true }
      here = next
    }
    return here > start && here >= end
  }
}

/// The attributes and modifiers of a declaration and the word that says what it is.
struct ItemHead {
  /// The first token.
  var start: Int
  /// The word behind attributes and modifiers.
  var keyword: Int
  /// Whether `private` or `fileprivate` is among the modifiers.
  var isPrivate = false
  /// The tokens of the `@available` attributes.
  var availability: [Range<Int>] = []
  var isOutlet = false

  /// Nil where attributes are not plain.
  init?(_ list: TokenList, _ types: TypeOutline, from start: Int) {
    self.start = start
    keyword = start
    while true {
      if list.kind(keyword) == .at {
        guard let end = types.endOfAttribute(keyword) else { return nil }
        note(keyword, end, list)
        keyword = end
      } else if isModifier(list) {
        if [.private, .fileprivate].contains(list.word(keyword)) { isPrivate = true }
        keyword += 1
        if list.kind(keyword) == .leftParen { keyword = list.partner(of: keyword) + 1 }
      } else {
        return
      }
    }
  }

  private mutating func note(_ attribute: Int, _ end: Int, _ list: TokenList) {
    if list.isName(attribute + 1, "available") { availability.append(attribute..<end) }
    if list.isName(attribute + 1, "IBOutlet"), end <= attribute + 2 || list.kind(attribute + 2) != .period {
      isOutlet = true
    }
  }

  private func isModifier(_ list: TokenList) -> Bool {
    switch list.word(keyword) {
    case .private, .fileprivate, .internal, .public, .static: return true
    case .class: return !Self.namesType(list, keyword)
    case .none: break
    default: return false
    }
    guard list.isName(keyword, among: modifierNames) else { return false }
    return Self.goesOn(list, keyword + 1)
  }

  /// Whether `class` is followed by the name of one.
  private static func namesType(_ list: TokenList, _ index: Int) -> Bool {
    guard list.kind(index + 1) == .name else { return false }
    switch list.kind(index + 2) {
    case .leftBrace, .colon: return true
    case .keyword: return list.word(index + 2) == .where
    default: return list.spells(index + 2, "<")
    }
  }

  /// Whether a declaration goes on at a token, so that the name before it was a modifier.
  private static func goesOn(_ list: TokenList, _ index: Int) -> Bool {
    switch list.kind(index) {
    case .at: return true
    case .name:
      return list.isName(index, among: modifierNames) || list.isName(index, among: ["actor", "macro"])
    case .leftParen:
      return list.isAdjacent(index) && goesOn(list, list.partner(of: index) + 1)
    case .keyword: return declaringWords.contains(list.word(index))
    default: return false
    }
  }

  /// What type is declared here, if one is.
  func typeKind(_ list: TokenList) -> Declaration.Kind? {
    switch list.word(keyword) {
    case .struct: return .structure
    case .class: return .classType
    case .enum: return .enumeration
    case .protocol: return .protocolType
    case .extension: return .extensionOfType
    default: break
    }
    guard list.isName(keyword, "actor"), list.kind(keyword + 1) == .name, !list.startsLine(keyword + 1) else {
      return nil
    }
    return .actor
  }
}

private let modifierNames: [StaticString] = [
  "open", "final", "override", "mutating", "nonmutating", "lazy", "weak", "unowned", "required",
  "convenience", "dynamic", "optional", "indirect", "prefix", "postfix", "infix", "nonisolated", "isolated",
  "distributed", "package", "borrowing", "consuming", "__consuming", "async", "sending", "_const",
]

private let declaringWords: Set<Keyword> = [
  .struct, .class, .enum, .protocol, .extension, .typealias, .associatedtype, .import, .let, .var, .func,
  .`init`, .deinit, .subscript, .case, .operator, .precedencegroup, .private, .fileprivate, .internal,
  .public,
  .static,
]
