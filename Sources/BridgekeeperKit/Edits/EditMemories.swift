// The memory files before and after an edit, and the names in the entries that it touches.

import Knowledge

extension EditJudge {
  /// The memory before and after an edit.
  struct Memories {
    let before: Memory
    let after: Memory
    /// The edited files that are memory files.
    private let edited: Set<String>

    init(_ before: Project, _ after: Project, _ listed: ProjectFiles, edited: [String]) {
      self.before = before.readMemory(listed)
      let known = Set(self.before.files.map(\.path) + self.before.problems.map(\.path))
      self.edited = Set(edited.filter { MemoryNames.isMemoryFile($0) || known.contains($0) })
      // Where only code is edited the entries are the same.
      self.after = self.edited.isEmpty ? self.before : after.readMemory(listed)
    }

    /// The entries of edited files that are not there afterwards as they were.
    private var changedEntries: [GotchaEntry] {
      let kept = Set(after.files.flatMap(\.entries).map(\.body))
      return before.files.filter { edited.contains($0.path) }.flatMap(\.entries).filter {
        !kept.contains($0.body)
      }
    }

    /// Whether an edit touches an entry, or hides what a file holds.
    var isChanged: Bool { !newProblems.isEmpty || !changedEntries.isEmpty }

    /// What cannot be read since the edit.
    var newProblems: [MemoryProblem] {
      after.problems.filter { edited.contains($0.path) && !before.problems.contains($0) }
    }

    /// Whether a problem is one that the edit itself makes.
    func isOwn(_ problem: MemoryProblem) -> Bool { newProblems.contains(problem) }

    /// The types that changed entries may document.
    var changedNames: Set<String> {
      Set(
        changedEntries.flatMap { entry -> [String] in
          let field = BridgeField(entry)
          let spans = entry.codeSpans
          return (field?.types ?? []).flatMap(\.components) + entry.codeNames
            + ((field?.paths ?? []) + spans.compactMap(SourcePath.init)).map(\.stem)
        })
    }
  }
}
