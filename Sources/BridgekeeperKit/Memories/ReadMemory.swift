// Finds a project's memory files and reads them, with what they import; one text reached by two names counts
// once.

import Knowledge
import Markdown
import SwiftScan

extension Project {
  /// Reads the project's memory files.
  func readMemory(_ listed: ProjectFiles) -> Memory {
    let paths = memoryPaths(listed)
    var reading = MemoryReading(project: self, looks: looks(at: paths))
    for path in paths { reading.read(path, hopsLeft: InstructionFiles.importHops) }
    var memory = reading.memory()
    memory.paths = paths
    return memory
  }

  /// What reading the files on several threads brings, by real path. What cannot be read is asked for again in its
  /// turn.
  private func looks(at paths: [String]) -> [String: MemoryLook] {
    let found = mapOnWorkers(count: paths.count, workers: effects.workers) { place -> (String, MemoryLook)? in
      guard let real = realPath(of: paths[place]), effects.files.kind(absolute(real)) == .file else {
        return nil
      }
      return (real, look(at: real))
    }
    return Dictionary(found.compactMap { $0 }) { first, _ in first }
  }

  /// Reads one memory file.
  fileprivate func look(at path: String) -> MemoryLook {
    func problem(_ reason: String, _ fix: String, line: Int = 1) -> MemoryLook {
      .failure(MemoryProblem(path: path, line: line, reason: reason, fix: fix))
    }
    let bytes: [UInt8]
    do throws(FileProblem) {
      bytes = try effects.files.read(absolute(path))
    } catch {
      return problem(error.reason, "make it a readable file")
    }
    guard let text = String(exactly: bytes) else { return problem("it is not UTF-8", "save it as UTF-8") }
    let document = Document(text)
    if let found = document.problem { return problem(found.reason, found.fix, line: found.line) }
    return .success(
      MemoryFile(path: path, document: document, sections: sections(of: document, path: path)))
  }

  /// The gotcha sections of a document, by the words and files that the configuration adds.
  func sections(of document: Document, path: String) -> [GotchaSection] {
    readGotchas(in: document, vocabulary: vocabulary, wholeFile: isWholeFile(path))
  }

  /// The words that make a heading a gotcha heading, the configuration's among them.
  var vocabulary: GotchaVocabulary { .standard.adding(headings: config.gotchaHeadings) }

  /// Whether the configuration makes the whole file one gotcha section.
  func isWholeFile(_ path: String) -> Bool {
    config.gotchaFiles.map(Glob.init).contains { $0.matchesExactly(path) }
  }

  /// Listed files, and those that git ignores but agents read all the same, such as a private
  /// CLAUDE.local.md.
  private func memoryPaths(_ listed: ProjectFiles) -> [String] {
    let further = (config.memoryFiles + config.gotchaFiles).map(Glob.init)
    var paths = Set(
      listed.all.filter { path in
        MemoryNames.isMemoryFile(path) || further.contains { $0.matchesExactly(path) }
      })
    for folder in listed.folders {
      let unlisted = (MemoryNames.everywhere + [".claude/CLAUDE.md"]).map { Path.join(folder, $0) }
      paths.formUnion(unlisted.filter { effects.files.kind(absolute($0)) != nil })
      paths.formUnion(rulesPaths(Path.join(folder, MemoryNames.rulesFolder)))
    }
    let excluded = config.excluded.map(Glob.init)
    return paths.filter { path in !excluded.contains { $0.matches(path) } }
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}

/// What reading a memory file comes to.
private typealias MemoryLook = Result<MemoryFile, MemoryProblem>

/// The state of reading memory files: what was read, by real path.
private struct MemoryReading {
  let project: Project
  /// What was read ahead.
  let looks: [String: MemoryLook]
  private var byRealPath: [String: MemoryFile] = [:]
  private var hopsSpent: [String: Int] = [:]
  private var problems: [MemoryProblem] = []

  init(project: Project, looks: [String: MemoryLook]) { (self.project, self.looks) = (project, looks) }

  /// Reads one file and what it imports.
  mutating func read(_ path: String, hopsLeft: Int) {
    guard let real = realPath(path) else { return }
    // A file met again with more hops left may reach further than it did the first time.
    if let spent = hopsSpent[real], spent >= hopsLeft { return }
    hopsSpent[real] = hopsLeft
    if byRealPath[real] == nil { byRealPath[real] = file(real) }
    guard hopsLeft > 0, let file = byRealPath[real] else { return }
    for imported in importedPaths(of: file) { read(imported, hopsLeft: hopsLeft - 1) }
  }

  /// The files in order.
  func memory() -> Memory {
    let files = byRealPath.values.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    return Memory(files: files, problems: problems)
  }

  /// Nothing outside the root is read unless the project says so: what a link there says is nobody's promise.
  private mutating func realPath(_ path: String) -> String? {
    let files = project.effects.files
    guard let kind = files.kind(project.absolute(path)) else { return nil }
    guard let real = files.realPath(project.absolute(path)) else {
      note(path, "the link leads nowhere", "mend the link or remove it")
      return nil
    }
    guard let relative = project.realPath(of: path), !relative.isEmpty else {
      note(path, "the link leads out of the project", "link to a file below the root, or copy the file")
      return nil
    }
    guard kind != .folder, files.kind(real) != .folder else { return nil }
    return relative
  }

  private mutating func file(_ path: String) -> MemoryFile? {
    switch looks[path] ?? project.look(at: path) {
    case .success(let file): return file
    case .failure(let problem):
      note(problem)
      return nil
    }
  }

  /// The imports that lead to a file below the root; the others are the business of a rule of their own.
  private func importedPaths(of file: MemoryFile) -> [String] {
    file.document.imports.compactMap { found in
      guard case .file(let path) = project.target(of: found, in: file.path) else { return nil }
      return MemoryNames.canBeMarkdown(path) ? path : nil
    }
  }

  private mutating func note(_ path: String, _ reason: String, _ fix: String) {
    note(MemoryProblem(path: path, line: 1, reason: reason, fix: fix))
  }

  private mutating func note(_ problem: MemoryProblem) {
    if !problems.contains(problem) { problems.append(problem) }
  }
}
