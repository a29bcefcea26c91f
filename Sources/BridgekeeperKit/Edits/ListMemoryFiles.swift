// The memory files without a look at the tree: those that git tracks, and those beside and above the files that
// are edited.

extension Project {
  /// The files in which reading memory begins.
  ///
  /// - Parameter paths: the files that are edited, relative to the root.
  /// - Parameter isThorough: whether every listed file is looked at, as the gate does it: a file that nobody has added to
  ///   git yet may lie anywhere.
  func listMemoryFiles(besides paths: [String], isThorough: Bool) throws(Failure) -> ProjectFiles {
    let tracked = isThorough ? nil : trackedMemoryFiles()
    var listed: ProjectFiles
    if let tracked { listed = tracked } else { listed = try listFiles() }
    let own = paths.filter { !isExcluded($0) && !listed.all.contains($0) }
    listed.all = (listed.all + own).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    listed.folders.formUnion(ProjectFiles.folders(of: paths))
    return listed
  }

  /// Nil where git cannot be asked.
  private func trackedMemoryFiles() -> ProjectFiles? {
    let names = MemoryNames.everywhere.map { ":(icase,glob)**/\($0)" }
    let patterns = names + [":(icase,glob)**/\(MemoryNames.rulesFolder)/**"]
    // What the configuration names can be called anything.
    let isPlain = config.memoryFiles.isEmpty && config.gotchaFiles.isEmpty
    let question = ["ls-files", "-z", "--cached", "--"] + (isPlain ? patterns : [])
    guard let answer = effects.git.commands.ask(question, root, nil), answer.status == 0 else { return nil }
    let found = answer.output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    var listed = ProjectFiles()
    listed.all = found.filter { !isExcluded($0) }
    listed.folders = isPlain ? ProjectFiles.folders(of: listed.all) : [""]
    return listed
  }
}
