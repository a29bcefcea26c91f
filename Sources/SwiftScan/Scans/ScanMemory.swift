// What is remembered of contents from one scan to the next: the commits of a project have most of their files
// in common.

/// What former scans learnt, by the identity of a file's content.
///
/// The result of a scan does not depend on it, only its time. Facts are told apart by nothing but the content,
/// so one memory is for scans with the same options.
public struct ScanMemory: Sendable {
  /// Facts of contents that the latest scan did not have are dropped when there are more than this.
  private static let limit = 8_192

  private var outlines: [String: WordOutline] = [:]
  private var facts: [String: FileFacts] = [:]

  /// A memory of nothing.
  public init() {}

  /// How many contents were looked into so far.
  public var count: Int { outlines.count }

  /// Whether a content was looked into.
  public func knows(_ content: String) -> Bool { outlines[content] != nil }

  /// What the filter makes of a content that is known; nil where it has to be read.
  func look(at content: String, path: String, _ filter: FileFilter) -> Look? {
    guard let outline = outlines[content] else { return nil }
    guard filter.takes(outline) else { return Look(outcome: .unwanted) }
    return facts[content].map { Look(outcome: .facts($0.named(path))) }
  }

  /// Keeps what a look brought to light.
  mutating func keep(_ look: Look, of content: String) {
    if let outline = look.outline { outlines[content] = outline }
    if case .facts(let found) = look.outcome, facts[content] == nil { facts[content] = found }
  }

  /// Forgets facts, when there are many, that these contents do not need.
  mutating func forget(allBut contents: some Collection<String>) {
    guard facts.count > Self.limit else { return }
    let needed = Set(contents)
    facts = facts.filter { needed.contains($0.key) }
  }
}

/// What a round of a scan learnt of one file.
struct Look: Sendable {
  enum Outcome: Sendable {
    case unwanted
    /// Few files have any, and each look would be as large as they are.
    indirect case facts(FileFacts)
    case problem(SourceProblem)
  }

  private enum Kept: Sendable {
    case nothing
    indirect case file(ParsedFile)
  }

  var outcome: Outcome
  /// The words of the content, where somebody wants to remember it.
  var outline: WordOutline?
  private var kept = Kept.nothing

  init(outcome: Outcome, outline: WordOutline? = nil, parsed: ParsedFile? = nil) {
    self.outcome = outcome
    self.outline = outline
    if let parsed { kept = .file(parsed) }
  }

  /// What was parsed, where somebody wants to keep it.
  var parsed: ParsedFile? {
    if case .file(let parsed) = kept { parsed } else { nil }
  }
}

extension FileFacts {
  /// The same facts of a file with another name.
  fileprivate func named(_ path: String) -> FileFacts {
    var facts = self
    facts.file = path
    for place in facts.comments.indices { facts.comments[place].file = path }
    return facts
  }
}
