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
func gatherFacts(
  _ paths: [String], options: ScanOptions,
  read: @escaping @Sendable (_ path: String) -> Result<[UInt8], SourceProblem>
) -> GatheredFacts {
  var gathered: [Int: FileFacts] = [:]
  var problems: [SourceProblem] = []
  var wanted = WantedNames(options: options)
  var left = Array(paths.indices)
  var filter = FileFilter(
    search: wanted.newWords(), code: CodeFilter(options), isFirst: true,
    takesPresenters: options.includesPresenters, takesAll: options.parsesEveryFile)
  while !left.isEmpty {
    let round = left
    let current = filter
    let outcomes = mapOnWorkers(count: round.count, workers: options.workers) { position in
      outcome(of: paths[round[position]], current, read)
    }
    left = []
    for (path, outcome) in zip(round, outcomes) {
      switch outcome {
      case .unwanted: left.append(path)
      case .problem(let problem): problems.append(problem)
      case .facts(let facts):
        gathered[path] = facts
        wanted.add(facts)
      }
    }
    filter = FileFilter(search: wanted.newWords(), code: CodeFilter(options, names: wanted.codeNames))
    if filter.search.isEmpty { break }
  }
  return GatheredFacts(facts: paths.indices.compactMap { gathered[$0] }, problems: problems)
}

private enum Outcome: Sendable {
  case unwanted
  case facts(FileFacts)
  case problem(SourceProblem)
}

/// Which files a round takes.
private struct FileFilter: Sendable {
  var search: WordSearch
  /// How much code the rules want; nil where there are none.
  var code: CodeFilter?
  /// Whether the words that every bridge begins with are looked for too.
  var isFirst = false
  /// Whether a class that presents something beside SwiftUI code is looked for too.
  var takesPresenters = false
  var takesAll = false

  func takes(_ bytes: [UInt8]) -> Bool {
    if takesAll { return true }
    if isFirst, contains(bytes[...], word: representable) || contains(bytes[...], word: hosting) {
      return true
    }
    if takesPresenters, contains(bytes[...], word: presents), contains(bytes[...], word: swiftUI) {
      return true
    }
    if isFirst, code?.takes(bytes) ?? false || contains(bytes[...], word: commands) { return true }
    return !search.isEmpty && search.matches(bytes)
  }

  /// How much code of a file that is taken is read.
  func depth(_ bytes: [UInt8]) -> CodeDepth? {
    guard let code else { return nil }
    let mayBridge = contains(bytes[...], word: representable) || contains(bytes[...], word: hosting)
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
  func takes(_ bytes: [UInt8]) -> Bool {
    takesFlows && contains(bytes[...], word: view) && contains(bytes[...], word: swiftUI)
      && flows.contains { contains(bytes[...], word: $0) }
  }
}

private let commands = Array("bridgekeeper:".utf8)
private let view = Array(": View".utf8)
private let flows = ["Presenter(", "Coordinator(", "Delegate("].map { Array($0.utf8) }
private let representable = Array("Representable".utf8)
private let presents = Array("present".utf8)
private let swiftUI = Array("SwiftUI".utf8)
private let hosting = Array("Hosting".utf8)

private func outcome(
  of path: String, _ filter: FileFilter, _ read: (String) -> Result<[UInt8], SourceProblem>
) -> Outcome {
  switch read(path) {
  case .failure(let problem): return .problem(problem)
  case .success(let bytes):
    if isUTF16(bytes) { return .problem(SourceFault.utf16.problem(in: path)) }
    guard filter.takes(bytes) else { return .unwanted }
    if let fault = sourceFault(bytes) { return .problem(fault.problem(in: path)) }
    return .facts(readFacts(file: path, bytes: bytes, code: filter.depth(bytes)))
  }
}
