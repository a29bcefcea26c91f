// Where a new entry belongs: near the bridge, in a file that an agent is shown, in a section that is there
// already.

import Markdown

/// The memory file that takes an entry.
public struct EntryHome: Sendable, Equatable {
  /// The path relative to the root; the file need not exist.
  public let file: String
  /// Whether the file has a gotcha section already.
  public let hasSection: Bool

  /// The home of an entry about a bridge in `source`, or about no bridge in particular: the nearest memory
  /// file upward that has a gotcha section and that an agent which opens the bridge is shown, else one that
  /// such a file imports, else the memory file of the root.
  init(of source: String?, memory: Memory, agents: AgentView) {
    let shown = source.flatMap(agents.shown) ?? agents.starts.first.map { Set($0.files.map(\.realPath)) }
    let open = memory.files.filter { file in
      !file.sections.isEmpty && Self.isForEverybody(file.path) && shown?.contains(file.path) ?? true
    }
    let home = Self.nearest(to: source ?? "", among: open) ?? (shown == nil ? nil : open.first)
    file = home?.path ?? Self.fileOfRoot(memory, shown: shown)
    hasSection = home != nil
  }

  /// A private or overriding file is never chosen unasked.
  private static func isForEverybody(_ path: String) -> Bool {
    let name = Path.name(of: path).lowercased()
    return !name.contains(".local.") && !name.contains(".override.")
  }

  /// The file whose folder is the deepest that holds the source; in one folder CLAUDE.md goes first.
  private static func nearest(to source: String, among files: [MemoryFile]) -> MemoryFile? {
    func rank(_ file: MemoryFile) -> (Int, Int) {
      (Path.folderOfClaude(file.path).utf8.count, MemoryNames.isAgentsFile(file.path) ? 0 : 1)
    }
    return files.filter { Path.holds(Path.folderOfClaude($0.path), source) }.max { rank($0) < rank($1) }
  }

  /// The root's CLAUDE.md, or what it only points to; else another memory file of the root; else a CLAUDE.md
  /// to be made.
  private static func fileOfRoot(_ memory: Memory, shown: Set<String>?) -> String {
    let roots = memory.files.filter { !$0.path.contains("/") && isForEverybody($0.path) }
    guard let claude = roots.first(where: { $0.path == "CLAUDE.md" }) else {
      return roots.first { shown?.contains($0.path) ?? true }?.path ?? roots.first?.path ?? "CLAUDE.md"
    }
    return claude.document.onlyImport.flatMap { path in roots.first { $0.path == path }?.path } ?? claude.path
  }
}

extension Document {
  /// The path of the one import, where the document says nothing else.
  fileprivate var onlyImport: String? {
    guard let found = imports.first, imports.count == 1 else { return nil }
    let rest = text(of: 0..<found.range.lowerBound) + text(of: found.range.upperBound..<bytes.count)
    return rest.allSatisfy { $0.isWhitespace || $0 == "\u{FEFF}" } ? Path.normalize(found.path) : nil
  }
}
