// Whether a record still holds for the files as they are now. A file whose stamp is another one is read and hashed; one
// that was taken must be as it was, any other may change as long as it holds nothing that a scan would look into.

import Findings
import SwiftScan

/// Holds a record against files.
struct RecordCheck: Sendable {
  let record: ScanRecord
  let files: SourceFiles
  let options: ScanOptions

  /// What has to be read, and what is known of it.
  private struct Question: Sendable {
    var path: String
    var stamp: FileStamp?
    var content: KeyedHash.Digest?
    var isTaken: Bool
    /// Its place among the rows to come.
    var place: Int
  }

  /// The record as it is now, where its result is that of the files; nil where it may not be.
  ///
  /// - Parameters:
  ///   - paths: the files, each once, sorted by their bytes.
  ///   - now: the time before the check, in nanoseconds since 1970.
  func renewed(for paths: [String], now: Int64) -> ScanRecord? {
    guard Self.packages(paths) == Self.packages(record.rows.map(\.path)) else { return nil }
    var rows: [ScanRecord.Row] = []
    var questions: [Question] = []
    rows.reserveCapacity(paths.count)
    var old = record.rows[...]
    for path in paths {
      while let row = old.first, row.path.utf8.lexicographicallyPrecedes(path.utf8) {
        guard !record.trace.taken.contains(row.path) else { return nil }
        old = old.dropFirst()
      }
      let stamp = files.stamp(path)
      let known = old.first.flatMap { $0.path == path ? $0 : nil }
      if known != nil { old = old.dropFirst() }
      if let known, record.vouches(for: stamp, known) {
        rows.append(known)
        continue
      }
      questions.append(
        Question(
          path: path, stamp: stamp, content: known?.content,
          isTaken: known != nil && record.trace.taken.contains(path), place: rows.count))
      rows.append(ScanRecord.Row(path: path, stamp: stamp, content: nil))
    }
    guard !old.contains(where: { record.trace.taken.contains($0.path) }) else { return nil }
    guard let contents = answers(to: questions) else { return nil }
    for (question, content) in zip(questions, contents) { rows[question.place].content = content }
    var renewed = record
    renewed.rows = rows
    // A file that was just written when the former scan read it would else be read for ever.
    if !questions.isEmpty { renewed.started = now }
    return renewed
  }

  /// The hash of each file in question; nil where one of them puts the result in doubt.
  private func answers(to questions: [Question]) -> [KeyedHash.Digest]? {
    let search = TraceSearch(record.trace, options: options)
    let hash = KeyedHash(key: record.key)
    let answers = mapOnWorkers(count: questions.count, workers: options.workers) {
      [files] place -> KeyedHash.Digest? in
      let question = questions[place]
      guard case .success(let bytes) = files.read(question.path) else { return nil }
      let content = hash.digest(of: bytes)
      if content == question.content { return content }
      return question.isTaken || search.takes(bytes) ? nil : content
    }
    let sure = answers.compactMap { $0 }
    return sure.count == answers.count ? sure : nil
  }

  /// The manifests, whose folders bound what names mean.
  private static func packages(_ paths: [String]) -> [String] {
    paths.filter { $0 == "Package.swift" || $0.hasSuffix("/Package.swift") }
  }
}
