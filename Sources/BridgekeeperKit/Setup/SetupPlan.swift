// What setting up would write, and what the gate says afterwards: a pure value that was worked out over the files
// as they would be.

/// What setting up comes to.
public struct SetupPlan: Sendable {
  /// The files that change, in the order in which they are told of.
  public internal(set) var files: [SetupFile] = []
  /// What the person should know besides, and what is to be done by hand: one line each.
  public internal(set) var notes: [String] = []
  /// Texts to be put into other people's files by hand, each with what to do with it, ending in a newline.
  public internal(set) var snippets: [(advice: String, text: String)] = []

  /// How many findings stay open of which nobody said what becomes of them.
  public internal(set) var open = 0
  /// How many undocumented bridges are among them.
  public internal(set) var undocumented = 0

  /// Whether it has to be said what becomes of open findings.
  public var isUndecided: Bool { open > 0 }

  /// Whether no file changes.
  public var isEmpty: Bool { files.isEmpty }
  /// What the files that are written hold afterwards, by path.
  var texts: [String: String] {
    files.reduce(into: [:]) { texts, file in texts[file.path] = file.after }
  }

  /// All changes as one unified diff.
  public var diff: String { files.map(\.diff).joined() }
}

/// A file that setting up changes.
public struct SetupFile: Sendable, Equatable {
  /// The path relative to the root.
  public let path: String
  /// What it held; nil for a file that is made.
  let before: [UInt8]?
  /// What it shall hold; nil for a file that goes.
  let after: String?
  /// What that does, in a few words.
  public let deed: String

  /// The change as a unified diff.
  public var diff: String {
    UnifiedDiff.text(from: before.map { String(decoding: $0, as: UTF8.self) }, to: after, path: path)
  }
}

extension Project {
  /// Writes what was planned: all of it, or nothing.
  public func carryOut(_ plan: SetupPlan) throws(Failure) {
    guard !plan.isEmpty else { return }
    let written = plan.files.filter { $0.after != nil }
    for folder in Set(written.map { Path.folder(of: $0.path) }).sorted() where !folder.isEmpty {
      try effects.update.makeFolders(absolute(folder))
    }
    try effects.update.apply(written.map { absolute($0.path) }) { before throws(Failure) in
      if let changed = zip(written, before).first(where: { $0.before != $1 })?.0 {
        throw Failure(
          "'\(changed.path)' was changed by another program meanwhile", reason: "nothing was written",
          fix: "run the command again", exit: .cannotWrite)
      }
      return written.map { $0.after.map { Array($0.utf8) } }
    }
    for file in plan.files where file.after == nil {
      try effects.update.remove(absolute(file.path), file.before ?? [], root)
    }
  }
}
