// What the memory files cost the agents that are shown them.

import Knowledge
import Markdown

/// The cost of a project's memory files.
struct MemoryCost: Sendable {
  /// The files, by path.
  var files: [MemoryFileCost]
  /// The gotcha entries, those that cost most first.
  var entries: [ReportedCost]

  /// The UTF-8 bytes of all files.
  var bytes: Int { files.reduce(0) { $0 + $1.bytes } }
  /// About how many tokens they are.
  var tokens: Int { TokenEstimate.tokens(bytes: bytes) }
}

/// The cost of one memory file.
struct MemoryFileCost: Sendable {
  var path: String
  /// The UTF-8 bytes of the file.
  var bytes: Int
  /// The UTF-8 bytes of its gotcha entries.
  var entryBytes: Int
  /// How many gotcha entries it has.
  var entries: Int

  /// About how many tokens the file is.
  var tokens: Int { TokenEstimate.tokens(bytes: bytes) }

}

extension MemoryFileCost {
  init(_ file: MemoryFile) {
    self.init(
      path: file.path, bytes: file.document.text.utf8.count,
      entryBytes: file.entries.reduce(0) { $0 + $1.range.count }, entries: file.entries.count)
  }
}

/// What one entry costs, as a report says it.
struct ReportedCost: Sendable {
  var place: ReportedEntry
  /// The UTF-8 bytes of the entry.
  var bytes: Int
  /// The qualified names of the bridges that it names.
  var bridges: [String]
  /// What can be done, in one word for scripts.
  var advice: String
  /// What can be done, for people.
  var because: String

  /// About how many tokens it is.
  var tokens: Int { TokenEstimate.tokens(bytes: bytes) }
}

extension ReportedCost {
  init(_ cost: EntryCost) {
    self.init(
      place: ReportedEntry(cost.reference), bytes: cost.bytes, bridges: cost.bridges,
      advice: cost.advice.word,
      because: cost.advice.words)
  }
}
