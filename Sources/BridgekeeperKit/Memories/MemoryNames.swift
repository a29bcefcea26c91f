// Which files are memory files by their name and place.

/// Knows memory files by name: CLAUDE.md, CLAUDE.local.md, AGENTS.md and AGENTS.override.md in every folder,
/// `.claude/CLAUDE.md`, and the Markdown files below `.claude/rules`. Names are compared without case, as
/// file systems of macOS do.
enum MemoryNames {
  /// The names that count in every folder.
  static let everywhere = ["CLAUDE.md", "CLAUDE.local.md", "AGENTS.md", "AGENTS.override.md"]
  /// The folder of rules files, in the root or in any other folder.
  static let rulesFolder = ".claude/rules"

  /// Whether the path is that of a memory file.
  static func isMemoryFile(_ path: String) -> Bool {
    guard endsLikeMarkdown(path) else { return false }
    let name = Path.name(of: path).lowercased()
    if everywhere.contains(where: { $0.lowercased() == name }) { return true }
    return ("/" + path.lowercased()).contains("/\(rulesFolder)/")
  }

  /// Whether a path ends in `.md`, in whatever case; asked of every file of a project.
  static func endsLikeMarkdown(_ path: String) -> Bool {
    let end = Array(path.utf8.suffix(3))
    return end.count == 3 && end[0] == UInt8(ascii: ".") && end[1] | 0x20 == UInt8(ascii: "m")
      && end[2] | 0x20 == UInt8(ascii: "d")
  }

  /// Whether a file that is imported can be Markdown: by its extension, or without one.
  static func canBeMarkdown(_ path: String) -> Bool {
    let name = Path.name(of: path).lowercased()
    return [".md", ".markdown", ".mdc", ".txt"].contains { name.hasSuffix($0) } || !name.contains(".")
  }
}
