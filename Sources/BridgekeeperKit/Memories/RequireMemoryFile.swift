// Which file may be written as a memory file, for whoever takes the name from somebody else.

extension Project {
  /// The path of a memory file relative to the root, as somebody wrote it. What is no memory file by its name, by the
  /// configuration or by being imported is refused: an entry has no place in it.
  public func memoryFile(_ written: String) throws(Failure) -> String {
    let path = try pathBelowRoot(written, from: root)
    if MemoryNames.isMemoryFile(path) { return path }
    let named = (config.memoryFiles + config.gotchaFiles).map(Glob.init)
    if named.contains(where: { $0.matchesExactly(path) }) { return path }
    let known = readMemory(try listFiles()).files.map(\.path)
    if known.contains(path) { return path }
    let ideas = known.isEmpty ? "CLAUDE.md or AGENTS.md" : known.prefix(5).joined(separator: ", ")
    throw Failure(
      "'\(written)' is no memory file", reason: "agents are not shown it", fix: "name one: \(ideas)",
      exit: .usage)
  }
}
