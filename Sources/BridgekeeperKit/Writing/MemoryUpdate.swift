// Changing memory files as one step: all read, all changed, all written, or only shown.

public import Knowledge
import Markdown

/// What a change did, or would do, to one memory file.
public struct WrittenMemoryFile: Sendable {
  /// The path relative to the root.
  public let path: String
  /// The text before; nil where the file was made.
  public let before: String?
  /// The change.
  public let change: EntryChange

  /// The change as a unified diff; empty where nothing changed.
  public var diff: String {
    change.isEmpty ? "" : UnifiedDiff.text(from: before, to: change.document.text, path: path)
  }

  /// What was done, in one line that names the file.
  public var summary: String { "\(path): \(change.summary)" }
}

/// Works out the changes of documents that are read together; one for each, in order.
typealias MemoryChange = ([MemoryDocument]) throws(Failure) -> [EntryChange]

extension Project {
  /// Changes memory files together: all of them, or none.
  ///
  /// - Parameter paths: the files, relative to the root; one that does not exist is empty and will be made.
  /// - Parameter isDryRun: whether the files are only read.
  func updateMemory(
    _ paths: [String], isDryRun: Bool, _ change: MemoryChange
  ) throws(Failure) -> [WrittenMemoryFile] {
    var written: [WrittenMemoryFile] = []
    if isDryRun {
      var bytes: [[UInt8]?] = []
      for path in paths { bytes.append(try bytesOfMemory(path)) }
      return try changes(of: paths, holding: bytes, change)
    }
    try effects.update.apply(paths.map(absolute)) { bytes throws(Failure) in
      written = try changes(of: paths, holding: bytes, change)
      return written.map { $0.change.isEmpty ? nil : $0.change.document.bytes }
    }
    return written
  }

  private func changes(
    of paths: [String], holding bytes: [[UInt8]?], _ change: MemoryChange
  ) throws(Failure) -> [WrittenMemoryFile] {
    var texts: [String?] = []
    for (path, bytes) in zip(paths, bytes) { texts.append(try text(of: bytes, path)) }
    let documents = zip(paths, texts).map { path, text in
      MemoryDocument(Document(text ?? ""), vocabulary: vocabulary, wholeFile: isWholeFile(path))
    }
    for (path, memory) in zip(paths, documents) {
      if let problem = memory.document.problem {
        throw Failure(
          "nothing is written to '\(path)'", reason: "line \(problem.line): \(problem.reason)",
          fix: problem.fix,
          exit: .badInput)
      }
    }
    let changes = try change(documents)
    return paths.indices.map { WrittenMemoryFile(path: paths[$0], before: texts[$0], change: changes[$0]) }
  }

  private func text(of bytes: [UInt8]?, _ path: String) throws(Failure) -> String? {
    guard let bytes else { return nil }
    if let text = String(exactly: bytes) { return text }
    throw Failure(
      "nothing is written to '\(path)'", reason: "it is not UTF-8", fix: "save it as UTF-8", exit: .badInput)
  }

  private func bytesOfMemory(_ path: String) throws(Failure) -> [UInt8]? {
    do throws(FileProblem) {
      return try effects.files.read(absolute(path))
    } catch {
      if error == .missing { return nil }
      throw Failure(
        "cannot read '\(path)'", reason: error.reason, fix: "make it a readable file", exit: .cannotWrite)
    }
  }
}

extension Failure {
  /// The failure of a write that was refused.
  init(_ problem: EntryWriteProblem, in path: String) {
    let place = problem.line.map { "\(path):\($0)" } ?? path
    let exit: ExitCode =
      switch problem.kind {
      case .document, .structure: .badInput
      case .content, .duplicateTitle, .noSuchSection, .group: .usage
      case .noSuchEntry: .noInput
      }
    self.init(
      "nothing is written to '\(place)'", reason: problem.reason, fix: problem.fix, exit: exit)
  }
}
