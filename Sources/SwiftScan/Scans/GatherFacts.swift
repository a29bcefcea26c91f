// Which files are parsed, in rounds: each round's facts name what the next one looks for.

/// The facts of the files that matter, in the order of their paths, and what could not be read.
struct GatheredFacts {
  var facts: [FileFacts] = []
  var problems: [SourceProblem] = []
}

func gatherFacts(
  _ paths: [String], options: ScanOptions,
  read: @escaping @Sendable (_ path: String) -> Result<[UInt8], SourceProblem>
) -> GatheredFacts {
  var g = GatheredFacts()
  for p in paths {
    switch read(p) {
    case .success(let b): g.facts.append(readFacts(file: p, bytes: b))
    case .failure(let e): g.problems.append(e)
    }
  }
  return g
}
