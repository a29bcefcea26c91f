// Which entries the checklist is asked about: those that document a bridge, and nothing else in a memory
// file.

import Knowledge
import SwiftScan

/// An entry that documents bridges, with what the checklist found in it.
struct JudgedEntry: Sendable {
  /// Its place among the entries.
  let place: Int
  let reference: EntryReference
  /// The qualified names of the bridges that it documents, each once, sorted.
  let bridges: [String]
  let judgement: EntryJudgement
}

extension Matches {
  /// The entries that the checklist is asked about.
  ///
  /// One with labelled fields claims to answer it, and is held to that. A free-form one is asked only where
  /// it is the best that a bridge has: naming a bridge in passing is no claim.
  func judgedEntries(of inventory: Inventory, workers: Int) -> [JudgedEntry] {
    let judgements = judgementsOfNamingEntries(workers: workers)
    var documented: [Int: [String]] = [:]
    for (place, matched) in ofBridge.enumerated() {
      let isComplete = matched.contains {
        judgements[$0.entry]?.isSound == true && !entries[$0.entry].entry.isDraft
      }
      for (rank, match) in matched.enumerated() {
        let isAsked = judgements[match.entry]?.form == .labelled || (rank == 0 && !isComplete)
        if isAsked { documented[match.entry, default: []].append(inventory.bridges[place].qualifiedName) }
      }
    }
    return documented.sorted { $0.key < $1.key }.compactMap { place, bridges in
      judgements[place].map {
        JudgedEntry(
          place: place, reference: entries[place], bridges: Set(bridges).sorted(), judgement: $0)
      }
    }
  }

  /// What the checklist finds in the entries that name a bridge, by their places.
  private func judgementsOfNamingEntries(workers: Int) -> [Int: EntryJudgement] {
    let naming = ofEntry.indices.filter { !ofEntry[$0].isEmpty }
    let judgements = mapOnWorkers(count: naming.count, workers: workers) { [entries] in
      judge(entries[naming[$0]].entry)
    }
    return Dictionary(uniqueKeysWithValues: zip(naming, judgements))
  }
}

extension EntryJudgement {
  /// Whether every answer is there and the gap is one.
  var isSound: Bool { missing.isEmpty && vagueGap == nil }
}

extension GotchaEntry {
  /// Whether somebody still has to fill something in.
  var isDraft: Bool { EntryBlank.stands(in: body) }
}

extension JudgedEntry {
  /// Whether somebody still has to fill something in.
  var hasBlank: Bool { reference.entry.isDraft }

  /// The entry and its bridges as the subject of a sentence: `the entry 'Tiles' documents 'PinCanvas'`.
  var subject: String {
    let names = bridges.map { "'\($0)'" }
    let listed =
      names.count > 2 ? "\(names[0]) and \(names.count - 1) more bridges" : names.joined(separator: " and ")
    return "the entry '\(reference.entry.title)' documents \(listed)"
  }
}
