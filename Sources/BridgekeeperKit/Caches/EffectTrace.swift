// What a run asks the world, written down while it asks: with the same answers it would come to the same again, since a use
// case knows nothing but its effects.

import Findings
import Foundation

/// The questions and answers of one run.
final class EffectTrace: @unchecked Sendable {
  private let hash: AnswerHash
  private let lock = NSLock()
  // Used while the lock is held.
  private var answers: [EffectQuestion: KeyedHash.Digest] = [:]
  private var scans: [NamedRecord] = []
  private var scansUnderWay = 0
  private var isSpent = false

  init(key: KeyedHash.Digest) { hash = AnswerHash(key: key) }

  /// What the run asked, and which scans it had made; nil where it did something that nobody can do for it, or was told
  /// two things of one.
  var result: (answers: [EffectQuestion: KeyedHash.Digest], scans: [ScanReference])? {
    locked {
      guard !isSpent else { return nil }
      return (answers, scans.map { ScanReference($0) })
    }
  }

  /// Says that another run would have to do all of this again.
  func spend() { locked { isSpent = true } }

  private func note(_ question: EffectQuestion, _ answer: KeyedHash.Digest) {
    locked {
      if let former = answers.updateValue(answer, forKey: question), former != answer { isSpent = true }
    }
  }

  /// Notes what was asked of a file, unless a scan asks: its record says what it hung on.
  private func note(_ question: EffectQuestion, ofFile answer: () -> KeyedHash.Digest) {
    if locked({ scansUnderWay == 0 }) { note(question, answer()) }
  }

  private func locked<Value>(_ work: () -> Value) -> Value {
    lock.lock()
    defer { lock.unlock() }
    return work()
  }
}

extension EffectTrace {
  /// The same effects, written down.
  ///
  /// - Parameter store: where scans leave their records.
  func effects(over base: Effects, store: CacheStore) -> Effects {
    var traced = base
    traced.files = files(over: base.files)
    traced.git = git(over: base.git)
    traced.update = update(over: base.update)
    let scan = SourceScan.cached(in: store) { reference in
      self.locked {
        if let reference { self.scans.append(reference) } else { self.isSpent = true }
      }
    }
    traced.scan = SourceScan { files, options in
      self.locked { self.scansUnderWay += 1 }
      defer { self.locked { self.scansUnderWay -= 1 } }
      return scan.run(files, options)
    }
    return traced
  }

  private func files(over base: FileSystem) -> FileSystem {
    var files = base
    files.read = { path throws(FileProblem) in
      let answer = Result { () throws(FileProblem) in try base.read(path) }
      self.note(.bytes(path: path)) { self.hash.ofBytes(answer) }
      return try answer.get()
    }
    files.kind = { path in
      let answer = base.kind(path)
      self.note(.kind(path: path)) { self.hash.ofKind(answer) }
      return answer
    }
    files.list = { folder throws(FileProblem) in
      let answer = Result { () throws(FileProblem) in try base.list(folder) }
      self.note(.names(folder: folder), self.hash.ofNames(answer))
      return try answer.get()
    }
    files.realPath = { path in
      let answer = base.realPath(path)
      self.note(.realPath(path: path), self.hash.ofText(answer))
      return answer
    }
    return files
  }

  private func git(over base: Git) -> Git {
    var git = base
    git.files = { folder in
      let answer = base.files(folder)
      self.note(.files(folder: folder), self.hash.ofTexts(answer))
      return answer
    }
    git.commitDay = { folder in
      let answer = base.commitDay(folder)
      self.note(.commitDay(folder: folder), self.hash.ofText(answer))
      return answer
    }
    git.commands = commands(over: base.commands)
    git.history = history(over: base.history)
    return git
  }

  /// What an object holds never changes; one that is not there may come.
  private func commands(over base: GitCommands) -> GitCommands {
    GitCommands { words, folder, index in
      let answer = base.ask(words, folder, index)
      self.note(.git(words: words, folder: folder, index: index), self.hash.ofGit(answer))
      return answer
    } blobs: { folder in
      let blobs = base.blobs(folder)
      return GitBlobs { name throws(FileProblem) in
        do throws(FileProblem) {
          return try blobs.read(name)
        } catch {
          self.spend()
          throw error
        }
      }
    }
  }

  private func history(over base: GitHistory) -> GitHistory {
    GitHistory { folder throws(GitProblem) in
      self.spend()
      return try base.commits(folder)
    } tree: { folder, commit throws(GitProblem) in
      self.spend()
      return try base.tree(folder, commit)
    } openBlobs: { folder throws(GitProblem) in
      self.spend()
      return try base.openBlobs(folder)
    }
  }

  private func update(over base: FileUpdate) -> FileUpdate {
    FileUpdate { paths, change throws(Failure) in
      self.spend()
      try base.apply(paths, change)
    } makeFolders: { path throws(Failure) in
      self.spend()
      try base.makeFolders(path)
    } remove: { path, bytes, root throws(Failure) in
      self.spend()
      try base.remove(path, bytes, root)
    }
  }
}
