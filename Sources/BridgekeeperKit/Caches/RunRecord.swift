// What a run leaves for the next one with the same words: what it asked, what it was told, and what it came to.

import Findings
import SwiftScan

/// The record of a scan that a run was given, by which it can be found again.
struct ScanReference: Sendable, Hashable {
  /// The record's name in the store.
  var name: String
  /// The key of its hashes, which no other record has.
  var key: KeyedHash.Digest
  /// The root of the project, absolute.
  var root: String
  /// What the files were a view of.
  var view: String

  init(_ scan: NamedRecord) {
    self.init(name: scan.name, key: scan.record.key, root: scan.root, view: scan.view)
  }

  init(name: String, key: KeyedHash.Digest, root: String, view: String) {
    (self.name, self.key, self.root, self.view) = (name, key, root, view)
  }
}

/// A run that was made.
struct RunRecord: Sendable, Equatable {
  /// The words of the run and the program.
  var subject: KeyedHash.Digest
  /// The key of the hashes.
  var key: KeyedHash.Digest
  /// The questions, with hashes of the answers.
  var answers: [EffectQuestion: KeyedHash.Digest]
  /// The scans.
  var scans: [ScanReference]
  /// What the run came to.
  var outcome: [UInt8]
}

// MARK: As bytes

extension RunRecord {
  /// Changes with the shape of the record.
  private static let shape: UInt64 = 0x3130_4e52_4b42

  /// The record as bytes, closed by a hash of all of them.
  var bytes: [UInt8] {
    RecordWriter.closed(by: key) { writer in
      writer.add(Self.shape)
      writer.add(key)
      writer.add(subject)
      writer.add(UInt64(scans.count))
      for scan in scans {
        writer.add(scan.name)
        writer.add(scan.key)
        writer.add(scan.root)
        writer.add(scan.view)
      }
      writer.add(UInt64(answers.count))
      for (question, answer) in answers {
        writer.add(question.words)
        writer.add(answer)
      }
      writer.add(outcome)
    }
  }

  /// The record that bytes are; nil where they are none, or not all of one.
  init?(_ bytes: [UInt8]) {
    var reader = RecordReader(bytes)
    guard reader.number() == Self.shape, let key = reader.digest(), RecordReader.isWhole(bytes, key),
      let subject = reader.digest(), let scans = Self.scans(&reader),
      let answers = Self.answers(&reader), let outcome = reader.slice()
    else { return nil }
    self.init(subject: subject, key: key, answers: answers, scans: scans, outcome: Array(outcome))
  }

  private static func scans(_ reader: inout RecordReader) -> [ScanReference]? {
    guard let count = reader.count(each: 40) else { return nil }
    var scans: [ScanReference] = []
    for _ in 0..<count {
      guard let name = reader.text(), let key = reader.digest(), let root = reader.text(),
        let view = reader.text()
      else { return nil }
      scans.append(ScanReference(name: name, key: key, root: root, view: view))
    }
    return scans
  }

  private static func answers(_ reader: inout RecordReader) -> [EffectQuestion: KeyedHash.Digest]? {
    guard let count = reader.count(each: 24) else { return nil }
    var answers: [EffectQuestion: KeyedHash.Digest] = [:]
    answers.reserveCapacity(count)
    for _ in 0..<count {
      guard let words = reader.texts(), let question = EffectQuestion(words), let answer = reader.digest()
      else { return nil }
      answers[question] = answer
    }
    return answers
  }
}

extension EffectQuestion {
  /// The question as words, the first of which says what is asked.
  fileprivate var words: [String] {
    switch self {
    case .bytes(let path): ["bytes", path]
    case .kind(let path): ["kind", path]
    case .names(let folder): ["names", folder]
    case .realPath(let path): ["realPath", path]
    case .files(let folder): ["files", folder]
    case .commitDay(let folder): ["commitDay", folder]
    case .git(let words, let folder, let index): ["git", folder, index ?? ""] + words
    }
  }

  fileprivate init?(_ words: [String]) {
    guard words.count >= 2 else { return nil }
    switch words[0] {
    case "bytes": self = .bytes(path: words[1])
    case "kind": self = .kind(path: words[1])
    case "names": self = .names(folder: words[1])
    case "realPath": self = .realPath(path: words[1])
    case "files": self = .files(folder: words[1])
    case "commitDay": self = .commitDay(folder: words[1])
    case "git" where words.count >= 3:
      self = .git(words: Array(words[3...]), folder: words[1], index: words[2].isEmpty ? nil : words[2])
    default: return nil
    }
  }
}
