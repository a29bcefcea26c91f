// Memory files of other names: a GEMINI.md or a docs/gotchas.md that says something of bridges, and is not read
// unless the configuration names it.

import Knowledge
import Markdown
import SwiftScan

/// A file that is no memory file by its name, and has gotcha entries on bridges.
public struct OtherMemory: Sendable, Equatable {
  /// The path relative to the root.
  public var path: String
  /// How many bridges its entries name.
  public var bridges: Int
}

extension Project {
  /// The files of other names whose gotcha entries name bridges, sorted.
  func otherMemories(_ inspection: Inspection) -> [OtherMemory] {
    let read = Set(inspection.memory.files.map(\.path))
    return inspection.listed.all.filter { OtherMemory.isLikely($0) && !read.contains($0) }.compactMap {
      path in
      guard effects.files.kind(absolute(path)) == .file,
        let bytes = try? effects.files.read(absolute(path)), let text = String(exactly: bytes)
      else { return nil }
      let document = Document(text)
      let file = MemoryFile(path: path, document: document, sections: sections(of: document, path: path))
      let matches = matchEntries(inspection.inventory, memory: Memory(files: [file]))
      let named = matches.ofBridge.count { !$0.isEmpty }
      return named > 0 ? OtherMemory(path: path, bridges: named) : nil
    }
  }
}

extension OtherMemory {
  private static let names: Set = ["gemini.md", "agent.md", "warp.md", "copilot-instructions.md"]

  /// Whether a file is worth reading: another agent's memory file, or one that bears gotchas in its name.
  fileprivate static func isLikely(_ path: String) -> Bool {
    let name = Path.name(of: path).lowercased()
    if names.contains(name) { return true }
    if ("/" + path).contains("/.cursor/rules/"), name.hasSuffix(".mdc") || name.hasSuffix(".md") {
      return true
    }
    return name.hasSuffix(".md") && name.contains("gotcha")
  }
}
