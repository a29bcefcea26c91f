// Whether a run would be told now what it was told before.

import Findings
import SwiftScan

/// Holds the record of a run against the world.
struct RunCheck: Sendable {
  let record: RunRecord
  let effects: Effects
  let store: CacheStore

  /// How many questions that cost little are asked by a worker at a time.
  private static let batch = 64

  /// Whether every question has the answer that it had, and every scan would come to what it came to.
  func holds() -> Bool {
    let asked = record.answers.filter { !$0.key.isForGit }.map { $0 }
    let batches = stride(from: 0, to: asked.count, by: Self.batch).map { start in
      Array(asked[start..<min(start + Self.batch, asked.count)])
    }
    // Git takes longest: its questions come first.
    let work =
      record.answers.filter(\.key.isForGit).map { Work.questions([$0]) } + record.scans.map(Work.scan)
      + batches.map(Work.questions)
    let hash = AnswerHash(key: record.key)
    return mapOnWorkers(count: work.count, workers: effects.workers) { place in
      switch work[place] {
      case .scan(let scan): holds(scan)
      case .questions(let asked): asked.allSatisfy { $0.answer(effects, hash) == $1 }
      }
    }.allSatisfy { $0 }
  }

  /// What one worker does at a time.
  private enum Work: Sendable {
    case scan(ScanReference)
    case questions([(key: EffectQuestion, value: KeyedHash.Digest)])
  }

  private func holds(_ scan: ScanReference) -> Bool {
    guard let former = store.read(scan.name).flatMap({ ScanRecord($0) }), former.key == scan.key else {
      return false
    }
    switch scan.view {
    case "disk": return onDisk(former, scan)
    case "index", "commit": return isUntouched(former, scan)
    default: return false
    }
  }

  /// Which files there are was asked as well, so they are those of the record.
  private func onDisk(_ former: ScanRecord, _ scan: ScanReference) -> Bool {
    let files = effects.confined(to: scan.root).files
    let sources = SourceFiles(root: scan.root, view: scan.view, paths: former.rows.map(\.path)) { path in
      do throws(FileProblem) {
        return .success(try files.read(Path.join(scan.root, path)))
      } catch {
        return .failure(SourceProblem(file: path, reason: error.reason, fix: ""))
      }
    } stamps: {
      effects.files.stamps($0, scan.root)
    }
    let renewed = RecordCheck(record: former, files: sources, workers: effects.workers)
      .renewed(for: sources.paths, as: scan.name, in: store)
    guard let renewed else { return false }
    // A link in the place of a file is no source, whatever it leads to.
    return zip(former.rows, renewed.rows).allSatisfy { $0.stamp == nil || $1.stamp != nil }
  }

  /// Of what has no stamp the content is that of an object, which git's answers name.
  private func isUntouched(_ former: ScanRecord, _ scan: ScanReference) -> Bool {
    let rows = former.rows.filter { $0.stamp != nil }
    let stamps = effects.files.stamps(rows.map(\.path), scan.root)
    return zip(rows, stamps).allSatisfy { former.vouches(for: $1, $0) }
  }
}
