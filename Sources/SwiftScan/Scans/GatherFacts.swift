// Which files are parsed, in rounds: each round's facts name what the next one looks for in the files that
// are left.

import Findings

/// The facts of the files that matter, in the order of their paths, and the files that could not be analysed.
struct GatheredFacts {
  var facts: [FileFacts] = []
  var problems: [SourceProblem] = []
}

/// Reads the files and the facts of those that matter.
///
/// A file that holds none of the words is read again in the next round, not kept: reading costs no more than
/// memory does.
/// - Parameter paths: without duplicates; the facts come in their order.
/// - Parameter memory: what is known of contents already, and what is learnt of them.
/// - Parameter contents: the identity of a file's content by path; what has none is not remembered.
/// - Parameter parsed: the facts of files whose bytes are as they were; nil where nothing is to be kept.
func gatherFacts(
  _ paths: [String], options: ScanOptions, remembering memory: inout ScanMemory, contents: [String: String],
  parsed: inout ParsedFiles?,
  read: @escaping @Sendable (_ path: String) -> Result<[UInt8], SourceProblem>
) -> GatheredFacts {
  var gathered: [Int: FileFacts] = [:]
  var problems: [SourceProblem] = []
  var wanted = WantedNames(options: options)
  var left = Array(paths.indices)
  var filter = FileFilter(
    search: wanted.newWords(), code: CodeFilter(options), isFirst: true,
    takesPresenters: options.includesPresenters, takesAll: options.parsesEveryFile)
  filter.keywords = keywords(options)
  while !left.isEmpty {
    let round = left
    let looks = looks(at: round.map { paths[$0] }, filter, memory, contents, parsed, options.workers, read)
    left = []
    for (path, look) in zip(round, looks) {
      if let content = contents[paths[path]] { memory.keep(look, of: content) }
      if let file = look.parsed { parsed?.keep(file, of: paths[path]) }
      switch look.outcome {
      case .unwanted: left.append(path)
      case .problem(let problem): problems.append(problem)
      case .facts(let facts):
        gathered[path] = facts
        wanted.add(facts)
      }
    }
    filter = FileFilter(search: wanted.newWords(), code: CodeFilter(options, names: wanted.codeNames))
    filter.keywords = keywords(options)
    if filter.search.isEmpty { break }
  }
  return GatheredFacts(facts: paths.indices.compactMap { gathered[$0] }, problems: problems)
}

/// The words that the lexer asks for, where tokens say enough: rules look into bodies, and so do presenters.
private func keywords(_ options: ScanOptions) -> KeywordTable? {
  let readsBodies = !options.rules.isEmpty || options.includesPresenters
  return readsBodies || options.parsesWholeFiles ? nil : KeywordTable()
}

/// Which files a round takes.
struct FileFilter: Sendable {
  var search: WordSearch
  /// How much code the rules want; nil where there are none.
  fileprivate var code: CodeFilter?
  /// Whether the words that every bridge begins with are looked for too.
  var isFirst = false
  /// Whether a class that presents something beside SwiftUI code is looked for too.
  var takesPresenters = false
  var takesAll = false
  /// The words that the lexer asks for; nil where the parser reads files whole.
  var keywords: KeywordTable?

  func takes(_ text: some SearchedText) -> Bool {
    if takesAll { return true }
    if isFirst, text.holds(representable) || text.holds(hosting) { return true }
    if takesPresenters, text.holds(presents), text.holds(swiftUI) { return true }
    if isFirst, code?.takes(text) ?? false || text.holds(commands) { return true }
    return !search.isEmpty && text.holds(search)
  }

  /// The facts of a file that is taken.
  func facts(_ path: String, _ bytes: [UInt8], _ reading: FileReading) -> FileFacts {
    if let keywords, let facts = outlineFacts(file: path, bytes: bytes, keywords: keywords) { return facts }
    return readFacts(file: path, bytes: bytes, code: reading.depth)
  }

  /// How a file that is taken is read.
  func reading(_ bytes: [UInt8]) -> FileReading {
    FileReading(depth: depth(bytes), isByTokens: keywords != nil)
  }

  /// How much code of a file that is taken is read.
  private func depth(_ bytes: [UInt8]) -> CodeDepth? {
    guard let code else { return nil }
    let mayBridge = bytes.holds(representable) || bytes.holds(hosting)
    return takesAll || mayBridge || code.takes(bytes) || code.names.matches(bytes) ? .bodies : .properties
  }
}

/// Which files' code the rules look into, beside those with bridges.
private struct CodeFilter: Sendable {
  /// Types whose methods are wanted: bridges and their coordinators.
  var names: WordSearch
  /// Whether a rule asks for SwiftUI views that make a presenter.
  private let takesFlows: Bool

  /// Nil where no rule is asked for.
  init?(_ options: ScanOptions, names: Set<String> = []) {
    guard !options.rules.isEmpty else { return nil }
    self.names = WordSearch(mentioned: [], declared: names)
    takesFlows = options.rules.contains(BridgeRule.presenterNotHeldInState.info.id)
  }

  /// Whether a file may have a view that makes what runs a flow.
  func takes(_ text: some SearchedText) -> Bool {
    takesFlows && text.holds(view) && text.holds(swiftUI) && flows.contains { text.holds($0) }
  }
}

private let commands = Array("bridgekeeper:".utf8)
private let view = Array(": View".utf8)
private let flows = ["Presenter(", "Coordinator(", "Delegate("].map { Array($0.utf8) }
private let representable = Array("Representable".utf8)
private let presents = Array("present".utf8)
private let swiftUI = Array("SwiftUI".utf8)
private let hosting = Array("Hosting".utf8)

/// Whether a content holds these is remembered.
private let marks = [representable, hosting, presents, swiftUI, commands]

private func looks(
  at paths: [String], _ filter: FileFilter, _ memory: ScanMemory, _ contents: [String: String],
  _ parsed: ParsedFiles?, _ workers: Int,
  _ read: @escaping @Sendable (String) -> Result<[UInt8], SourceProblem>
) -> [Look] {
  mapOnWorkers(count: paths.count, workers: workers) { position in
    let path = paths[position]
    guard let content = contents[path] else { return look(at: path, filter, parsed, read) }
    return memory.look(at: content, path: path, filter)
      ?? look(at: path, filter, parsed, isRemembered: true, read)
  }
}

private func look(
  at path: String, _ filter: FileFilter, _ parsed: ParsedFiles?, isRemembered: Bool = false,
  _ read: (String) -> Result<[UInt8], SourceProblem>
) -> Look {
  switch read(path) {
  case .failure(let problem): return Look(outcome: .problem(problem))
  case .success(let bytes):
    if isUTF16(bytes) { return Look(outcome: .problem(SourceFault.utf16.problem(in: path))) }
    let outline = isRemembered ? WordOutline(bytes, marks: marks) : nil
    guard filter.takes(bytes) else { return Look(outcome: .unwanted, outline: outline) }
    let reading = filter.reading(bytes)
    if let facts = parsed?.facts(of: path, holding: bytes, reading) {
      return Look(outcome: .facts(facts), outline: outline)
    }
    if let fault = sourceFault(bytes) {
      return Look(outcome: .problem(fault.problem(in: path)), outline: outline)
    }
    let facts = filter.facts(path, bytes, reading)
    let kept = parsed.map { _ in ParsedFile(bytes: bytes, reading: reading, facts: facts) }
    return Look(outcome: .facts(facts), outline: outline, parsed: kept)
  }
}
