// Where a few names are declared, asked of git: a conformance can go through an alias in another file, and nobody
// wants to read the whole tree for it.

extension Project {
  /// So many names are looked for at once.
  private static let nameLimit = 60

  /// The Swift files that declare or extend a type of one of these names; every file where git cannot be asked.
  func files(declaring names: Set<String>) throws(Failure) -> [String] {
    let words = names.filter(Self.isPlain).sorted().prefix(Self.nameLimit)
    guard !words.isEmpty else { return [] }
    let kinds = "(struct|class|enum|actor|protocol|typealias|extension)"
    let pattern =
      "\(kinds)[[:space:]]+([A-Za-z0-9_.`]*[.`])?(\(words.joined(separator: "|")))([^A-Za-z0-9_]|$)"
    let question = [
      "-c", "grep.fullName=false", "grep", "-l", "-z", "--untracked", "-I", "-E", "-e", pattern, "--",
      "*.swift",
    ]
    // git says 1 where nothing matches.
    guard let answer = effects.git.commands.ask(question, root, nil), answer.status == 0 || answer.status == 1
    else { return try listFiles().sources }
    return answer.output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }.filter(scans)
  }

  /// Whether a name can stand in the pattern as it is.
  private static func isPlain(_ name: String) -> Bool {
    !name.isEmpty
      && name.utf8.allSatisfy { byte in
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
          || byte == 0x5F
      }
  }

  /// Whether git ignores a file, so that the gate never sees it.
  func isIgnored(_ path: String) -> Bool {
    effects.git.commands.ask(["check-ignore", "-q", "--", path], root, nil)?.status == 0
  }
}
