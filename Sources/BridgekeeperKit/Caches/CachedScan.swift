// A scan that asks first whether a former run has made it already.

import Findings
import Foundation
import SwiftScan

extension SourceScan {
  /// The result of a former run where its record holds for the files as they are now; else a scan, of which a record is
  /// kept. A record that is damaged, of another build, or of another question is as good as none.
  ///
  /// - Parameter store: where records are kept.
  public static func cached(in store: CacheStore) -> SourceScan { cached(in: store) { _ in } }

  /// The same, which says of each scan by which record it can be told that it would come to the same again; nil where there
  /// is none.
  static func cached(
    in store: CacheStore, noting note: @escaping @Sendable (NamedRecord?) -> Void
  ) -> SourceScan {
    SourceScan { files, options in
      guard options.shard == nil else {
        note(nil)
        return fresh.run(files, options)
      }
      let (inventory, record) = CachedScan(store: store, files: files, options: options).run()
      note(record)
      return inventory
    }
  }
}

/// The record of a scan with where it is kept, and what it is of.
struct NamedRecord: Sendable {
  var name: String
  var record: ScanRecord
  /// The root of the project, absolute.
  var root: String
  /// What the files are a view of.
  var view: String
}

/// One scan with the records of a store.
private struct CachedScan {
  let store: CacheStore
  let files: SourceFiles
  let options: ScanOptions
  /// The files, each once, sorted by their bytes.
  private let paths: [String]

  init(store: CacheStore, files: SourceFiles, options: ScanOptions) {
    (self.store, self.files, self.options) = (store, files, options)
    let isSorted = zip(files.paths, files.paths.dropFirst()).allSatisfy {
      $0.utf8.lexicographicallyPrecedes($1.utf8)
    }
    paths = isSorted ? files.paths : Set(files.paths).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  func run() -> (Inventory, NamedRecord?) {
    let now = store.now()
    if let record = store.read(name).flatMap({ ScanRecord($0) }), record.subject == subject(record.key),
      let renewed = RecordCheck(record: record, files: files, workers: options.workers)
        .renewed(for: paths, as: name, in: store),
      let inventory = record.inventory
    {
      return (inventory, named(renewed))
    }
    let (inventory, record) = scan(now)
    if let record { store.write(name, record.bytes) }
    return (inventory, record.map(named))
  }

  private func named(_ record: ScanRecord) -> NamedRecord {
    NamedRecord(name: name, record: record, root: files.root, view: files.view)
  }

  /// The name of the record: one for each project and kind of question, so that a new one takes the place of the old.
  private var name: String {
    var hash = StableHash()
    for word in [files.root, files.view] + options.rules.sorted() { hash.take(word) }
    hash.take("\(options.countsUses) \(options.readsBacking)")
    return hash.digits
  }

  private func subject(_ key: KeyedHash.Digest) -> KeyedHash.Digest {
    KeyedHash(key: key).digest(
      of: RecordWriter.bytes { writer in
        for word in [store.program, files.root] + options.words { writer.add(word) }
      })
  }

  private func scan(_ started: Int64) -> (Inventory, ScanRecord?) {
    let stamps = files.stamps(of: paths, workers: options.workers)
    let key = KeyedHash.Digest.random
    let contents = Contents(KeyedHash(key: key))
    var trace = ScanTrace()
    let inventory = scanSources(paths, options: options, tracing: &trace) { [files] path in
      let answer = files.read(path)
      if case .success(let bytes) = answer { contents.note(bytes, of: path) }
      return answer
    }
    let rows = zip(paths, stamps).map { path, stamp in
      ScanRecord.Row(path: path, stamp: stamp, content: contents[path])
    }
    let record = ScanRecord(
      subject: subject(key), key: key, started: started, rows: rows, trace: trace, inventory: inventory)
    return (inventory, record)
  }
}

/// The hashes of the files that several threads read, each as it was read first.
private final class Contents: @unchecked Sendable {
  private let hash: KeyedHash
  private let lock = NSLock()
  // Used while the lock is held.
  private var known: [String: KeyedHash.Digest] = [:]

  init(_ hash: KeyedHash) { self.hash = hash }

  subscript(path: String) -> KeyedHash.Digest? {
    lock.lock()
    defer { lock.unlock() }
    return known[path]
  }

  func note(_ bytes: [UInt8], of path: String) {
    guard self[path] == nil else { return }
    let digest = hash.digest(of: bytes)
    lock.lock()
    known[path] = digest
    lock.unlock()
  }
}
