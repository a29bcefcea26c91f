// What a command that writes entries came to: the files, and what the checklist still misses.

import Findings
import Knowledge
import Markdown

/// What writing an entry came to.
public struct GotchaWriting: Sendable {
  /// The files, each with its change.
  public internal(set) var files: [WrittenMemoryFile]
  /// What the person should know besides: one line each, in lower case.
  public internal(set) var notes: [String]

  init(_ files: [WrittenMemoryFile], notes: [String] = []) {
    self.files = files
    let warnings = files.flatMap { file in file.change.warnings.map { "\(file.path): \($0)" } }
    self.notes = warnings + notes
  }

  /// All changes as one unified diff.
  public var diff: String { files.map(\.diff).joined() }
  /// Whether no file changes.
  public var isEmpty: Bool { files.allSatisfy(\.change.isEmpty) }
}

extension WrittenMemoryFile {
  /// What the checklist still misses in the entry that was written, and the flags that give it; nil where
  /// nothing is.
  func lacks(_ entry: GotchaEntry) -> String? {
    let judgement = judge(entry)
    var lacks = judgement.missing.map { item in
      switch item {
      case .gap: "a gap that names the SwiftUI API (--gap)"
      case .evidence: "evidence of a search (--evidence)"
      case .verified: "the platform version it was seen on (--verified)"
      }
    }
    if let vague = judgement.vagueGap { lacks.append("a gap that is one: \(vague.reason)") }
    guard !lacks.isEmpty else { return nil }
    return "the checklist still misses \(lacks.joined(separator: "; ")): "
      + "bridgekeeper gotchas edit \(ShellWord.quoted(entry.title)) --file \(ShellWord.quoted(path)) …"
  }
}
