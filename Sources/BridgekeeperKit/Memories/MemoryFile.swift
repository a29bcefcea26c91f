// A memory file as a use case sees it: read, its gotcha sections found, each text once.

import Knowledge
import Markdown

/// A memory file of a project: a file that coding agents are shown.
public struct MemoryFile: Sendable {
  /// The path relative to the root, links resolved.
  public var path: String
  /// The document, with its text exactly as it stands in the file.
  public var document: Document
  /// The gotcha sections in the order of the document.
  public var sections: [GotchaSection]

  /// Every entry of the file, in order.
  public var entries: [GotchaEntry] { sections.flatMap(\.entries) }
}

/// A memory file that could not be read as one, and why.
struct MemoryProblem: Error, Equatable {
  /// The path relative to the root.
  var path: String
  /// 1-based; 1 where the whole file is meant.
  var line: Int
  /// Lower case, without a closing stop.
  var reason: String
  /// What to do, as an instruction.
  var fix: String

  /// The problem as a line: `PATH:LINE: cannot read: reason; fix`.
  var shown: String { "\(path):\(line): cannot read: \(reason); \(fix)" }
}

/// The memory files of a project.
struct Memory: Sendable {
  /// The files, sorted by path.
  var files: [MemoryFile] = []
  /// Where reading began: memory files by name and those that the configuration names, sorted, links under
  /// their own names.
  var paths: [String] = []
  /// What could not be read.
  var problems: [MemoryProblem] = []
}
