// Changing files on this machine: under a lock, beside the target, flushed, then renamed over it.

import BridgekeeperKit
import Foundation

extension FileUpdate {
  /// The machine's files.
  static let live = FileUpdate(
    apply: updateFiles, makeFolders: makeMissingFolders, remove: removeFile)
}

private func removeFile(_ path: String, _ bytes: [UInt8], _ root: String) throws(Failure) {
  let target = try UpdateTarget(path)
  let locks = try FolderLocks([target.folder])
  defer { locks.release() }
  guard try target.read() == bytes else {
    throw Failure(
      "'\(path)' was changed by another program meanwhile", reason: "it was not removed",
      fix: "run the command again", exit: .cannotWrite)
  }
  guard unlink(target.path) == 0 else { throw cannotWrite(target.path, systemWords(errno)) }
  var folder = target.folder
  while Path.relative(folder, to: root)?.isEmpty == false, rmdir(folder) == 0 {
    folder = Path.folder(of: folder)
  }
}

private func makeMissingFolders(_ path: String) throws(Failure) {
  if FileSystem.live.kind(path) == .folder { return }
  let parent = Path.folder(of: path)
  if !parent.isEmpty, parent != path { try makeMissingFolders(parent) }
  // Somebody else may have made it meanwhile; a link may lead to one.
  guard mkdir(path, 0o755) != 0 else { return }
  let words = systemWords(errno)
  var status = stat()
  if stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR { return }
  throw Failure(
    "cannot make the folder '\(path)'", reason: words, fix: "mend the permissions, or make it by hand",
    exit: .cannotWrite)
}

private func updateFiles(_ paths: [String], _ change: FileUpdate.Change) throws(Failure) {
  var targets: [UpdateTarget] = []
  for path in paths { targets.append(try UpdateTarget(path)) }
  let locks = try FolderLocks(Set(targets.map(\.folder)).sorted())
  defer { locks.release() }
  var before: [[UInt8]?] = []
  for target in targets { before.append(try target.read()) }
  let after = try change(before)
  precondition(after.count == targets.count, "a change answers for each file that it was handed")
  try HeldSignals.during { () throws(Failure) in try put(after, into: targets, before) }
}

/// Puts new contents in their places: all of them, or none.
private func put(
  _ after: [[UInt8]?], into targets: [UpdateTarget], _ before: [[UInt8]?]
) throws(Failure) {
  var staged: [StagedFile] = []
  defer { staged.forEach { $0.discard() } }
  for (place, target) in targets.enumerated() {
    guard let bytes = after[place], bytes != before[place] else { continue }
    staged.append(try target.stage(bytes, replacing: before[place]))
  }
  for file in staged { try file.requireUnchanged() }
  try commit(staged)
}

/// Renames every staged file into place; where one fails, those before it are put back.
private func commit(_ staged: [StagedFile]) throws(Failure) {
  for (place, file) in staged.enumerated() {
    do throws(Failure) {
      try file.commit()
    } catch {
      for done in staged[..<place].reversed() { done.restore() }
      throw error
    }
  }
}

/// A file that is to be changed: where it really lies.
private struct UpdateTarget {
  /// The path with links resolved; the file need not exist, its folder must.
  let path: String
  let folder: String

  init(_ given: String) throws(Failure) {
    path = try Self.resolve(given)
    folder = Path.folder(of: path)
  }

  private static func resolve(_ given: String) throws(Failure) -> String {
    if let real = FileSystem.live.realPath(given) { return real }
    // A link that leads nowhere yet: what it names is what shall be made.
    if FileSystem.live.kind(given) == .link {
      throw Failure(
        "cannot write '\(given)'", reason: "it is a link that leads nowhere",
        fix: "mend the link or remove it",
        exit: .cannotWrite)
    }
    guard let folder = FileSystem.live.realPath(Path.folder(of: given)) else {
      throw Failure(
        "cannot write '\(given)'", reason: "its folder does not exist", fix: "make the folder first",
        exit: .cannotWrite)
    }
    return Path.join(folder, Path.name(of: given))
  }

  func read() throws(Failure) -> [UInt8]? {
    do throws(FileProblem) {
      return try FileSystem.live.read(path)
    } catch {
      if error == .missing { return nil }
      throw Failure(
        "cannot write '\(path)'", reason: error.reason, fix: "name a file that can be read and written",
        exit: .cannotWrite)
    }
  }

  /// Writes the bytes to a file beside the target, with the target's permissions, and flushes it.
  func stage(_ bytes: [UInt8], replacing before: [UInt8]?) throws(Failure) -> StagedFile {
    // A rename asks only the folder, so a file that its owner made read-only has to be asked itself.
    if before != nil, access(path, W_OK) != 0 { throw cannotWrite(path, systemWords(errno)) }
    // The lock allows one writer at a time, so a file of this name is what a killed one left.
    let temporary = Path.join(folder, ".\(Path.name(of: path)).bridgekeeper-tmp")
    unlink(temporary)
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw cannotWrite(path, systemWords(errno)) }
    defer { close(descriptor) }
    var status = stat()
    if stat(path, &status) == 0 {
      fchmod(descriptor, status.st_mode & 0o7777)
      // Only root may give a file away; for anybody else the owner is right already.
      _ = fchown(descriptor, status.st_uid, status.st_gid)
    }
    if let words = Live.write(bytes, to: descriptor, stoppingQuietly: false) ?? flush(descriptor) {
      unlink(temporary)
      throw cannotWrite(path, words)
    }
    return StagedFile(target: self, temporary: temporary, before: before)
  }

  private func flush(_ descriptor: Int32) -> String? { fsync(descriptor) == 0 ? nil : systemWords(errno) }
}

/// New content that waits beside its file.
private struct StagedFile {
  let target: UpdateTarget
  let temporary: String
  let before: [UInt8]?

  /// The last look before the rename: an editor that does not know our lock may have saved meanwhile.
  func requireUnchanged() throws(Failure) {
    guard try target.read() != before else { return }
    throw Failure(
      "'\(target.path)' was changed by another program meanwhile", reason: "nothing was written",
      fix: "run the command again", exit: .cannotWrite)
  }

  func commit() throws(Failure) {
    guard rename(temporary, target.path) == 0 else { throw cannotWrite(target.path, systemWords(errno)) }
    let folder = open(target.folder, O_RDONLY | O_CLOEXEC)
    guard folder >= 0 else { return }
    fsync(folder)
    close(folder)
  }

  /// Puts the former content back, as well as can be.
  func restore() {
    guard let before else {
      unlink(target.path)
      return
    }
    if let old = try? target.stage(before, replacing: nil) { try? old.commit() }
  }

  func discard() { unlink(temporary) }
}

/// Exclusive locks on folders, taken in one order by everybody so that two writers never wait for each other.
private struct FolderLocks {
  private var descriptors: [Int32] = []

  init(_ folders: [String]) throws(Failure) {
    for folder in folders {
      let descriptor = open(folder, O_RDONLY | O_CLOEXEC)
      guard descriptor >= 0 else {
        let words = systemWords(errno)
        release()
        throw cannotWrite(folder, words)
      }
      while flock(descriptor, LOCK_EX) != 0 && errno == EINTR {}
      descriptors.append(descriptor)
    }
  }

  func release() { descriptors.forEach { close($0) } }
}

private func cannotWrite(_ path: String, _ reason: String) -> Failure {
  Failure(
    "cannot write '\(path)'", reason: "\(reason); the file is as it was",
    fix: "make room or mend the permissions, then run the command again", exit: .cannotWrite)
}
