// Whether a record still holds for the files as they are now. A file whose stamp is another one is read and hashed; one
// that was taken must be as it was, any other may change as long as it holds nothing that a scan would look into.

import Findings
import SwiftScan

/// Holds a record against files.
struct RecordCheck: Sendable {
  let record: ScanRecord
  let files: SourceFiles
  /// How many threads may read.
  let workers: Int

  /// What has to be read, and what is known of it.
  private struct Question: Sendable {
    var path: String
    /// What the file held when the record was made; nil where it was not there.
    var former: ScanRecord.Row?
    /// Its place among the rows to come.
    var place: Int
  }

  /// What differs between the files and the record's rows, by their stamps.
  private struct Differences: Sendable {
    /// The rows of the files as they are now; those in question have no hash yet.
    var rows: [ScanRecord.Row] = []
    var questions: [Question] = []
    /// The files that are no longer there.
    var gone: [String] = []
  }

  /// The record as it is now, where its result is that of the files; nil where it may not be.
  ///
  /// - Parameters:
  ///   - paths: the files, each once, sorted by their bytes.
  ///   - now: the time before the check, in nanoseconds since 1970.
  func renewed(for paths: [String], now: Int64) -> ScanRecord? {
    var differences = differences(to: paths)
    guard !differences.questions.isEmpty || !differences.gone.isEmpty else { return record }
    guard Self.packages(paths) == Self.packages(record.rows.map(\.path)), let trace = record.trace,
      trace.taken.isDisjoint(with: differences.gone),
      let contents = answers(to: differences.questions, trace)
    else { return nil }
    for (question, content) in zip(differences.questions, contents) {
      differences.rows[question.place].content = content
    }
    var renewed = record
    renewed.rows = differences.rows
    // A file that was just written when the former scan read it would else be read for ever.
    if !differences.questions.isEmpty { renewed.started = now }
    return renewed
  }

  /// The same, and what is new about the record is kept under its name.
  func renewed(for paths: [String], as name: String, in store: CacheStore) -> ScanRecord? {
    guard let renewed = renewed(for: paths, now: store.now()) else { return nil }
    if renewed.started != record.started || renewed.rows != record.rows { store.write(name, renewed.bytes) }
    return renewed
  }

  private func differences(to paths: [String]) -> Differences {
    var found = Differences()
    found.rows.reserveCapacity(paths.count)
    var old = record.rows[...]
    for (path, stamp) in zip(paths, files.stamps(of: paths, workers: workers)) {
      while let row = old.first, row.path != path, row.path.utf8.lexicographicallyPrecedes(path.utf8) {
        found.gone.append(row.path)
        old = old.dropFirst()
      }
      let former = old.first.flatMap { $0.path == path ? $0 : nil }
      if former != nil { old = old.dropFirst() }
      if let former, record.vouches(for: stamp, former) {
        found.rows.append(former)
        continue
      }
      found.questions.append(Question(path: path, former: former, place: found.rows.count))
      found.rows.append(ScanRecord.Row(path: path, stamp: stamp, content: nil))
    }
    found.gone += old.map(\.path)
    return found
  }

  /// The hash of each file in question; nil where one of them puts the result in doubt.
  private func answers(to questions: [Question], _ trace: ScanTrace) -> [KeyedHash.Digest]? {
    let search = TraceSearch(trace)
    let hash = KeyedHash(key: record.key)
    let answers = mapOnWorkers(count: questions.count, workers: workers) {
      [files] place -> KeyedHash.Digest? in
      let question = questions[place]
      guard case .success(let bytes) = files.read(question.path) else { return nil }
      let content = hash.digest(of: bytes)
      if let former = question.former {
        if content == former.content { return content }
        if trace.taken.contains(question.path) { return nil }
      }
      return search.takes(bytes) ? nil : content
    }
    let sure = answers.compactMap { $0 }
    return sure.count == answers.count ? sure : nil
  }

  /// The manifests, whose folders bound what names mean.
  private static func packages(_ paths: [String]) -> [String] {
    paths.filter { $0 == "Package.swift" || $0.hasSuffix("/Package.swift") }
  }
}
