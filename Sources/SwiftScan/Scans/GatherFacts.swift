// Which files are parsed, in rounds: each round's facts name what the next one looks for in the files that
// are left.

import Findings

/// The facts of the files that matter, in the order of their paths, and the files that could not be analysed.
struct GatheredFacts {
  var facts: [FileFacts] = []
  var problems: [SourceProblem] = []
  /// What was looked for.
  var trace = ScanTrace()
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
  let reader = FileReader(options)
  var filter = FileFilter(search: wanted.newWords(), signs: FileSigns(options))
  while !left.isEmpty {
    let round = left
    let known = parsed
    let looks = mapOnWorkers(count: round.count, workers: options.workers) { [filter, memory] position in
      look(at: paths[round[position]], filter, reader, memory, contents, known, read)
    }
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
    filter = FileFilter(search: wanted.newWords())
    if filter.search.isEmpty || left.isEmpty {
      if !options.rules.isEmpty {
        deepen(paths, &gathered, &wanted, reader, &parsed, options.workers, read)
      }
      if filter.search.isEmpty { filter.search = wanted.newWords() }
    }
    if filter.search.isEmpty { break }
  }
  var trace = wanted.trace
  trace.signs = FileSigns(options)
  trace.taken = Set(gathered.keys.map { paths[$0] } + problems.map(\.file))
  return GatheredFacts(
    facts: paths.indices.compactMap { gathered[$0] }, problems: problems, trace: trace)
}

/// Reads files again whose types turned out to matter to rules by their names, until no further one does.
private func deepen(
  _ paths: [String], _ gathered: inout [Int: FileFacts], _ wanted: inout WantedNames, _ reader: FileReader,
  _ parsed: inout ParsedFiles?, _ workers: Int,
  _ read: @escaping @Sendable (_ path: String) -> Result<[UInt8], SourceProblem>
) {
  // A type may be named in a way that finds it in the facts and not in the text: each question is asked once.
  var asked: [Int: [String]] = [:]
  while true {
    let types = wanted.typesForRules()
    let files = gathered.keys.sorted().compactMap { path -> (path: Int, names: [String])? in
      guard let facts = gathered[path], let names = types.missing(in: facts), asked[path] != names else {
        return nil
      }
      return (path, names)
    }
    if files.isEmpty { return }
    for file in files { asked[file.path] = file.names }
    let known = parsed
    let looks = mapOnWorkers(count: files.count, workers: workers) { position in
      let path = paths[files[position].path]
      return look(at: path, reader, known, names: files[position].names, read)
    }
    for (file, look) in zip(files, looks) {
      if let kept = look.parsed { parsed?.keep(kept, of: paths[file.path]) }
      // A file that went away meanwhile keeps the facts that it had.
      guard case .facts(let facts) = look.outcome else { continue }
      gathered[file.path] = facts
      wanted.add(facts)
    }
  }
}

/// What a round learns of a file, from what is remembered of its content or from its bytes.
private func look(
  at path: String, _ filter: FileFilter, _ reader: FileReader, _ memory: ScanMemory,
  _ contents: [String: String], _ parsed: ParsedFiles?, _ read: (String) -> Result<[UInt8], SourceProblem>
) -> Look {
  let content = contents[path]
  if let content, let known = memory.look(at: content, path: path, filter) { return known }
  return look(at: path, reader, parsed, filter: filter, isRemembered: content != nil, read)
}

private func look(
  at path: String, _ reader: FileReader, _ parsed: ParsedFiles?, filter: FileFilter? = nil,
  names: [String] = [], isRemembered: Bool = false, _ read: (String) -> Result<[UInt8], SourceProblem>
) -> Look {
  switch read(path) {
  case .failure(let problem): return Look(outcome: .problem(problem))
  case .success(let bytes):
    if isUTF16(bytes) { return Look(outcome: .problem(SourceFault.utf16.problem(in: path))) }
    let outline = isRemembered ? WordOutline(bytes, marks: FileFilter.marks) : nil
    guard filter?.takes(bytes) ?? true else { return Look(outcome: .unwanted, outline: outline) }
    let reading = reader.reading(bytes, names: names)
    if let facts = parsed?.facts(of: path, holding: bytes, reading) {
      return Look(outcome: .facts(facts), outline: outline)
    }
    if let fault = sourceFault(bytes) {
      return Look(outcome: .problem(fault.problem(in: path)), outline: outline)
    }
    let facts = reader.facts(path, bytes, reading)
    let kept = parsed.map { _ in ParsedFile(bytes: bytes, reading: reading, facts: facts) }
    return Look(outcome: .facts(facts), outline: outline, parsed: kept)
  }
}
