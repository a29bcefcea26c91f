// The imports that Claude Code cannot follow: to nothing, out of the root, back to where they came from, too
// far.

import Markdown

/// An import that leads nowhere.
struct BrokenImport: Sendable, Equatable {
  /// The importing file, relative to the root, links resolved.
  var file: String
  /// The import as it stands in the file.
  var found: Import
  /// The files from the one that is loaded by its name to the importing one, as they are named.
  var chain: [String]
  var fault: Fault

  /// What is wrong with it.
  enum Fault: Sendable, Equatable {
    /// No file is there.
    case missing
    /// It leads out of the root.
    case outside
    /// The chain comes back to one of its files.
    case circle(String)
    /// The file is five hops away, and no shorter way leads to it.
    case tooFar
  }
}

/// A walk along imports.
private struct ImportWalk {
  var files: InstructionFiles
  var broken: [BrokenImport] = []
  /// Real path → the fewest hops that led to it.
  var hops: [String: Int] = [:]
  /// Imports of files that may be too far away, with the real path of the file.
  var distant: [(BrokenImport, target: String)] = []

  /// Looks at the imports of a file. `chain` ends with it.
  mutating func walk(_ file: InstructionFile, chain: [InstructionFile]) {
    let distance = chain.count - 1
    if let known = hops[file.realPath], known <= distance { return }
    hops[file.realPath] = distance
    for found in files.document(of: file).imports { look(at: found, in: file, chain) }
  }

  private mutating func look(at found: Import, in file: InstructionFile, _ chain: [InstructionFile]) {
    switch files.project.target(of: found, in: file.realPath) {
    case .noPath: return
    case .missing: note(found, in: file, chain, .missing)
    case .outside: note(found, in: file, chain, .outside)
    case .file(let path):
      guard let imported = files.file(at: path) else { return }
      if chain.contains(where: { $0.realPath == imported.realPath }) {
        note(found, in: file, chain, .circle(imported.path))
      } else if chain.count > InstructionFiles.importHops {
        distant.append((broken(found, in: file, chain, .tooFar), imported.realPath))
      } else {
        walk(imported, chain: chain + [imported])
      }
    }
  }

  private mutating func note(
    _ found: Import, in file: InstructionFile, _ chain: [InstructionFile], _ fault: BrokenImport.Fault
  ) {
    broken.append(broken(found, in: file, chain, fault))
  }

  private func broken(
    _ found: Import, in file: InstructionFile, _ chain: [InstructionFile], _ fault: BrokenImport.Fault
  ) -> BrokenImport {
    BrokenImport(file: file.realPath, found: found, chain: chain.map(\.path), fault: fault)
  }
}

extension InstructionFiles {
  /// The broken imports of the files that Claude Code loads by their names, and of what those import; each
  /// place once.
  mutating func brokenImports(from paths: [String], launch: Showing) -> [BrokenImport] {
    let standIns = launch.files.filter { $0.reason == .standIn }.map(\.path)
    let roots = Set(paths.filter(MemoryNames.isClaudeFile) + standIns)
    var walk = ImportWalk(files: self)
    for path in roots.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
      if let file = file(at: path) { walk.walk(file, chain: [file]) }
    }
    let far = walk.distant.filter { walk.hops[$0.target] == nil }.map(\.0)
    var places: Set<[String]> = []
    return (walk.broken + far).filter { places.insert([$0.file, "\($0.found.range.lowerBound)"]).inserted }
  }
}
