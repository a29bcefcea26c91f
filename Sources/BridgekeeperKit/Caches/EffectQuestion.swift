// What a run may ask the world, and what tells one answer from another.

import Findings

/// One question of a run to the world. Paths are absolute.
enum EffectQuestion: Sendable, Hashable {
  case bytes(path: String)
  case kind(path: String)
  case names(folder: String)
  case realPath(path: String)
  case files(folder: String)
  case commitDay(folder: String)
  case git(words: [String], folder: String, index: String?)

  /// Whether another process answers, which takes its time.
  var isForGit: Bool {
    switch self {
    case .files, .commitDay, .git: true
    case .bytes, .kind, .names, .realPath: false
    }
  }

  /// The answer, as a hash.
  func answer(_ effects: Effects, _ hash: AnswerHash) -> KeyedHash.Digest {
    switch self {
    case .bytes(let path): hash.ofBytes(Result { () throws(FileProblem) in try effects.files.read(path) })
    case .kind(let path): hash.ofKind(effects.files.kind(path))
    case .names(let folder): hash.ofNames(Result { () throws(FileProblem) in try effects.files.list(folder) })
    case .realPath(let path): hash.ofText(effects.files.realPath(path))
    case .files(let folder): hash.ofTexts(effects.git.files(folder))
    case .commitDay(let folder): hash.ofText(effects.git.commitDay(folder))
    case .git(let words, let folder, let index): hash.ofGit(effects.git.commands.ask(words, folder, index))
    }
  }
}

/// Answers as hashes: whatever a run can tell apart has different ones.
struct AnswerHash: Sendable {
  private let hash: KeyedHash

  init(key: KeyedHash.Digest) { hash = KeyedHash(key: key) }

  func ofBytes(_ answer: Result<[UInt8], FileProblem>) -> KeyedHash.Digest {
    switch answer {
    case .success(let bytes): hash.digest(of: bytes)
    case .failure(let problem): ofProblem(problem)
    }
  }

  func ofKind(_ kind: FileKind?) -> KeyedHash.Digest {
    let word =
      switch kind {
      case nil: "none"
      case .file: "file"
      case .folder: "folder"
      case .link: "link"
      case .other: "other"
      }
    return ofText(word)
  }

  func ofNames(_ answer: Result<[(name: String, kind: FileKind)], FileProblem>) -> KeyedHash.Digest {
    switch answer {
    case .failure(let problem): ofProblem(problem)
    case .success(let names):
      hash.digest(
        of: RecordWriter.bytes { writer in
          // They come in any order.
          for entry in names.sorted(by: { $0.name < $1.name }) {
            writer.add(entry.name)
            writer.add(ofKind(entry.kind))
          }
        })
    }
  }

  func ofText(_ text: String?) -> KeyedHash.Digest { ofTexts(text.map { [$0] }) }

  func ofTexts(_ texts: [String]?) -> KeyedHash.Digest {
    guard let texts else { return Self.none }
    return hash.digest(of: RecordWriter.bytes { writer in for text in texts { writer.add(text) } })
  }

  func ofGit(_ answer: GitAnswer?) -> KeyedHash.Digest {
    guard let answer else { return Self.none }
    return hash.digest(
      of: RecordWriter.bytes { writer in
        writer.add(UInt64(truncatingIfNeeded: answer.status))
        writer.add(answer.output)
        writer.add(answer.complaint)
      })
  }

  private static let none = KeyedHash.Digest(low: 0, high: 0)

  /// No file can hold bytes whose hash is this one.
  private func ofProblem(_ problem: FileProblem) -> KeyedHash.Digest {
    let digest = ofText(problem.reason)
    return KeyedHash.Digest(low: ~digest.low, high: digest.high)
  }
}
