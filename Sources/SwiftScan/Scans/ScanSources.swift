// The one seam of this module: the bytes of many files in, facts out.

import Findings

/// Finds every bridge in the given files.
///
/// The result depends on the paths and on what `read` gives for them, and on nothing else: not on the order
/// of the paths, not on the number of workers.
/// - Parameters:
///   - paths: the Swift files, each as it shall be named in the result. All of them together are one scan: a
///     name in one file may be declared in another. A `Package.swift` among them makes its folder a package,
///     whose names go before those of others.
///   - options: what to look for.
///   - read: gives a file's bytes, or says why it cannot be read. Called on several threads at once, and
///     possibly more than once for a path.
public func scanSources(
  _ paths: [String], options: ScanOptions,
  read: @escaping @Sendable (_ path: String) -> Result<[UInt8], SourceProblem>
) -> Inventory {
  var trace = ScanTrace()
  return scanSources(paths, options: options, tracing: &trace, read: read)
}

/// The same, with a trace by which others can tell later whether it would still come to this.
public func scanSources(
  _ paths: [String], options: ScanOptions, tracing trace: inout ScanTrace,
  read: @escaping @Sendable (_ path: String) -> Result<[UInt8], SourceProblem>
) -> Inventory {
  var memory = ScanMemory()
  var parsed: ParsedFiles?
  return scan(paths, options, &memory, contents: [:], &parsed, &trace, read)
}

/// The same, with what former scans parsed: a file is parsed again only where its bytes are others.
///
/// - Parameter parsed: what is known of files, and what is learnt of them here; for scans with any options.
public func scanSources(
  _ paths: [String], options: ScanOptions, knowing parsed: inout ParsedFiles,
  read: @escaping @Sendable (_ path: String) -> Result<[UInt8], SourceProblem>
) -> Inventory {
  var memory = ScanMemory()
  var known: ParsedFiles? = parsed
  parsed = ParsedFiles()
  defer { parsed = known ?? parsed }
  var trace = ScanTrace()
  return scan(paths, options, &memory, contents: [:], &known, &trace, read)
}

/// The same, with what former scans learnt of contents.
///
/// - Parameters:
///   - memory: what is known of contents, and what is learnt of them here; for scans with equal options.
///   - contents: the identity of each file's content by its path, such as a hash; a file without one is read.
///     Where rules are asked for, nothing is remembered: code is read to different depths for them.
public func scanSources(
  _ paths: [String], options: ScanOptions, remembering memory: inout ScanMemory, contents: [String: String],
  read: @escaping @Sendable (_ path: String) -> Result<[UInt8], SourceProblem>
) -> Inventory {
  var parsed: ParsedFiles?
  let contents = options.rules.isEmpty ? contents : [:]
  defer { if !contents.isEmpty { memory.forget(allBut: contents.values) } }
  var trace = ScanTrace()
  return scan(paths, options, &memory, contents: contents, &parsed, &trace, read)
}

private func scan(
  _ paths: [String], _ options: ScanOptions, _ memory: inout ScanMemory, contents: [String: String],
  _ parsed: inout ParsedFiles?, _ trace: inout ScanTrace,
  _ read: @escaping @Sendable (_ path: String) -> Result<[UInt8], SourceProblem>
) -> Inventory {
  let sorted = Set(paths).sorted()
  let gathered = gatherFacts(
    sorted, options: options, remembering: &memory, contents: contents, parsed: &parsed, read: read)
  parsed?.forget(allBut: sorted)
  trace = gathered.trace
  let index = NameIndex(gathered.facts, packages: packageFolders(sorted))
  let finder = BridgeFinder(index: index, options: options)
  var found = finder.find()
  if options.countsUses { found = finder.withUses(found) }

  var inventory = Inventory()
  inventory.bridges = found.map(\.bridge).sorted(by: precedes)
  inventory.unresolved = finder.unresolved().sorted {
    ($0.file, $0.line, $0.name) < ($1.file, $1.line, $1.name)
  }
  inventory.problems = gathered.problems.sorted { ($0.file, $0.line) < ($1.file, $1.line) }
  inventory.ruleHits = ruleHits(index, found, options)
  inventory.comments = gathered.facts.flatMap(\.comments).sorted {
    ($0.file, $0.range.lowerBound) < ($1.file, $1.range.lowerBound)
  }
  inventory.declarations = declarations(in: index, of: declaredNames(inventory.bridges, options))
  return options.shard.map { shard in inventory.narrowed(to: shard.holds) } ?? inventory
}

/// What the rules that are asked for find.
private func ruleHits(_ index: NameIndex, _ found: [FoundBridge], _ options: ScanOptions) -> [RuleHit] {
  let rules = BridgeRule.all.filter { options.rules.contains($0.info.id) }
  guard !rules.isEmpty else { return [] }
  let representables = found.compactMap { site -> DeclarationID? in
    guard case .declaration(let id) = site.origin,
      BridgeKind.representables.contains(site.bridge.kind.rawValue)
    else { return nil }
    return id
  }
  let code = ScannedCode(index: index, representables: Set(representables), options: options.ruleOptions)
  let hits = mapOnWorkers(count: rules.count, workers: options.workers) { rules[$0].hits(in: code) }
  return hits.flatMap { $0 }.sorted()
}

private func packageFolders(_ paths: [String]) -> Set<String> {
  let manifest = "/Package.swift"
  let folders = paths.filter { $0.hasSuffix(manifest) }.map { String($0.dropLast(manifest.count)) }
  return Set(folders + (paths.contains("Package.swift") ? [""] : []))
}

private func precedes(_ left: Bridge, _ right: Bridge) -> Bool {
  if left.file != right.file { return left.file < right.file }
  return (left.line, left.column, left.kind, left.name) < (right.line, right.column, right.kind, right.name)
}

private func declaredNames(_ bridges: [Bridge], _ options: ScanOptions) -> Set<String> {
  options.declarationsOf.union(bridges.filter { !$0.kind.rawValue.hasSuffix(".init") }.map(\.name))
}

private func declarations(in index: NameIndex, of names: Set<String>) -> [String: [DeclarationPlace]] {
  var places: [String: [DeclarationPlace]] = [:]
  for (file, facts) in index.files.enumerated() {
    for (position, declaration) in facts.declarations.enumerated()
    where declaration.kind != .extensionOfType && declaration.kind != .associatedType
      && names.contains(declaration.name)
    {
      places[declaration.name, default: []].append(
        DeclarationPlace(
          qualifiedName: index.qualifiedNames[file][position], file: facts.file, line: declaration.place.line)
      )
    }
  }
  return places
}
