// A run that asks first whether a former one with the same words was told the same: then it comes to the same, and nothing
// is read twice, matched or judged.

import Findings
import SwiftScan

extension Effects {
  /// What a former run came to, where it would be told the same now; else what this run comes to, of which a record is
  /// kept unless it writes anything.
  ///
  /// - Parameters:
  ///   - words: all that the run is given besides its effects.
  ///   - store: where records are kept.
  ///   - run: the run; what it fails with is not kept.
  public func remembering(
    _ words: [String], in store: CacheStore, run: (Effects) throws(Failure) -> [UInt8]
  ) throws(Failure) -> [UInt8] {
    let memory = RunMemory(words: words, store: store)
    if let record = memory.record, RunCheck(record: record, effects: self, store: store).holds() {
      return record.outcome
    }
    let key = KeyedHash.Digest.random
    let trace = EffectTrace(key: key)
    let outcome = try run(trace.effects(over: self, store: store))
    if let (answers, scans) = trace.result { memory.keep(key, answers, scans, outcome) }
    return outcome
  }
}

/// The place of one run's record.
private struct RunMemory {
  let words: [String]
  let store: CacheStore

  /// The record of the former run; nil where there is none that is whole and of this program.
  var record: RunRecord? {
    guard let record = store.read(name).flatMap({ RunRecord($0) }), record.subject == subject(record.key)
    else { return nil }
    return record
  }

  func keep(
    _ key: KeyedHash.Digest, _ answers: [EffectQuestion: KeyedHash.Digest], _ scans: [ScanReference],
    _ outcome: [UInt8]
  ) {
    let record = RunRecord(
      subject: subject(key), key: key, answers: answers, scans: scans, outcome: outcome)
    store.write(name, record.bytes)
  }

  private var name: String {
    var hash = StableHash()
    hash.take("run")
    for word in words { hash.take(word) }
    return hash.digits
  }

  private func subject(_ key: KeyedHash.Digest) -> KeyedHash.Digest {
    KeyedHash(key: key).digest(
      of: RecordWriter.bytes { writer in for word in [store.program] + words { writer.add(word) } })
  }
}
