// Finding the one entry that a person means, by its title or slug.

import Findings
import Knowledge
import Markdown

/// How a person names an entry.
public struct EntryName: Sendable, Equatable {
  /// The title, or its slug.
  public var title: String
  /// The memory file, relative to the root; nil where any is meant.
  public var file: String?
  /// The 1-based line of the entry, where a file has two of one title.
  public var line: Int?

  /// A name with every part given.
  public init(_ title: String, file: String? = nil, line: Int? = nil) {
    (self.title, self.file, self.line) = (title, file, line)
  }
}

/// An entry that was found.
struct FoundEntry: Sendable {
  /// The file, read.
  let file: MemoryFile
  let section: GotchaSection
  let entry: GotchaEntry
  /// The files that hold it: the one, and its byte-identical copies beside it.
  var paths: [String]
}

extension Project {
  /// The one entry that is meant.
  func find(_ name: EntryName) throws(Failure) -> FoundEntry {
    let files = try namedFiles(name.file)
    let found = files.flatMap { file in
      file.sections.flatMap { section in
        section.entries.filter { name.means($0) }.map {
          FoundEntry(file: file, section: section, entry: $0, paths: [file.path])
        }
      }
    }
    guard var first = found.first else { throw Self.notFound(name, among: files) }
    let copies = name.file == nil ? found.dropFirst().filter { $0.isCopy(of: first) } : []
    guard copies.count == found.count - 1 else { throw Self.ambiguous(name, found) }
    first.paths += copies.map(\.file.path)
    return first
  }

  private func namedFiles(_ path: String?) throws(Failure) -> [MemoryFile] {
    if let path { return try listGotchas(paths: [absolute(path)]).files }
    return readMemory(try listFiles()).files
  }

  private static func notFound(_ name: EntryName, among files: [MemoryFile]) -> Failure {
    let titles = files.flatMap(\.entries).map(\.title)
    let place = name.file.map { " in '\($0)'" } ?? ""
    let slug = EntryTitle.slug(name.title)
    let near =
      NearWord.of(name.title, among: titles)
      ?? titles.first { !slug.isEmpty && EntryTitle.slug($0).contains(slug) }
    return Failure(
      "no gotcha entry is called '\(name.title)'\(place)",
      fix: near.map { "did you mean '\($0)'?" } ?? "see 'bridgekeeper gotchas list' for those that are there",
      exit: .noInput)
  }

  private static func ambiguous(_ name: EntryName, _ found: [FoundEntry]) -> Failure {
    let places = found.map { "\($0.file.path):\($0.entry.line)" }.joined(separator: ", ")
    let isOneFile = Set(found.map(\.file.path)).count == 1
    return Failure(
      "\(found.count) entries are called '\(name.title)': \(places)",
      fix: isOneFile ? "name the one with --line" : "name the file with --file", exit: .usage)
  }
}

extension EntryName {
  /// Whether the entry is the one that is meant.
  func means(_ entry: GotchaEntry) -> Bool {
    EntryTitle.names(title, title: entry.title) && (line == nil || line == entry.line)
  }
}

extension FoundEntry {
  /// Whether the other one is the same entry in a copy of the same file beside it.
  fileprivate func isCopy(of other: FoundEntry) -> Bool {
    Path.folder(of: file.path) == Path.folder(of: other.file.path)
      && file.document.bytes == other.file.document.bytes
      && entry.line == other.entry.line
  }

  /// The entry as it stands in a document now.
  func current(in memory: MemoryDocument) throws(EntryWriteProblem) -> GotchaEntry {
    let entries = readGotchas(in: memory.document, vocabulary: memory.vocabulary, wholeFile: memory.wholeFile)
      .flatMap(\.entries).filter { $0.title == entry.title }
    if let same = entries.first(where: { $0.line == entry.line }) ?? entries.first { return same }
    throw EntryWriteProblem(
      kind: .noSuchEntry, reason: "'\(entry.title)' went away meanwhile", fix: "run the command again")
  }
}
