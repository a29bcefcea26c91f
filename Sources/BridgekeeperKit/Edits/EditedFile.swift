// The files of an edit as they are and as they would be: what is judged.

/// A file before and after an edit.
struct EditedFile: Sendable, Equatable {
  /// The path relative to the root, links resolved.
  var path: String
  /// What it held; nil where there was none.
  var before: [UInt8]?
  /// What it holds afterwards; nil where it is gone.
  var after: [UInt8]?
}

extension FileEdit {
  /// What becomes of a file.
  fileprivate enum Result {
    case bytes([UInt8])
    case gone
    /// The agent's own tool refuses the edit.
    case refused
  }

  fileprivate func result(on bytes: [UInt8]?) -> Result {
    do throws(EditMismatch) {
      switch deed {
      case .write(let text): return .bytes(text)
      case .replace(let replacements): return .bytes(try Replacement.apply(replacements, to: bytes))
      case .patch(let hunks): return .bytes(try PatchHunk.apply(hunks, to: bytes))
      case .delete: return .gone
      }
    } catch {
      return .refused
    }
  }
}

extension Project {
  /// The files below the root that these edits change and that matter here, in the order in which they are touched.
  ///
  /// Empty where one of the edits cannot be made: the agent's own tool refuses all of them then.
  func edited(by edits: [FileEdit]) throws(Failure) -> [EditedFile] {
    var files: [EditedFile] = []
    for edit in edits {
      guard let source = relative(edit.path) else { continue }
      let target = edit.destination.flatMap(relative)
      guard matters(source) || target.map(matters) ?? false else { continue }
      let place = try take(source, into: &files)
      switch edit.result(on: files[place].after) {
      case .refused: return []
      case .gone: files[place].after = nil
      case .bytes(let bytes) where edit.destination == nil: files[place].after = bytes
      case .bytes(let bytes):
        files[place].after = nil
        guard let target else { continue }
        let new = try take(target, into: &files)
        files[new].after = bytes
      }
    }
    return files.filter { matters($0.path) && $0.before != $0.after }
  }

  /// A path relative to the root; nil where it, or the link that it is, leads out.
  private func relative(_ path: String) -> String? {
    (try? pathBelowRoot(path, from: root)).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Whether a file can hold bridges, or entries.
  private func matters(_ path: String) -> Bool { scans(path) || mayHoldEntries(path) }

  /// Whether a file is a memory file by its name or by the configuration, or can be imported by one.
  func mayHoldEntries(_ path: String) -> Bool {
    guard !isExcluded(path) else { return false }
    if MemoryNames.isMemoryFile(path) || MemoryNames.canBeMarkdown(path) { return true }
    return (config.memoryFiles + config.gotchaFiles).map(Glob.init).contains { $0.matchesExactly(path) }
  }

  private func take(_ path: String, into files: inout [EditedFile]) throws(Failure) -> Int {
    if let place = files.firstIndex(where: { $0.path == path }) { return place }
    var bytes: [UInt8]?
    do throws(FileProblem) {
      bytes = try effects.files.read(absolute(path))
    } catch {
      guard error == .missing || error == .notAFile else {
        throw Failure("cannot read '\(path)'", reason: error.reason, exit: .badInput)
      }
    }
    files.append(EditedFile(path: path, before: bytes, after: bytes))
    return files.count - 1
  }
}
