// `--staged`: what the next commit would hold, and what in it differs from HEAD.

import Findings

extension Change {
  /// The index is judged, not the working tree: of a file that is staged in part, the staged part counts, and what
  /// is not staged at all is not there.
  static func staged(_ repository: Repository) throws(Failure) -> Change {
    let modified = try repository.modified()
    let index = try Snapshot(ofIndex: repository, differing: modified)
    guard let head = repository.head else {
      let nothing = Snapshot(
        top: repository.top, entries: [:], differing: [], repository.blobs, view: "commit")
      return Change(
        paths: Set(index.entries.keys), top: repository.top, before: { nothing }, after: index,
        disk: repository.effects, words: "staged for the first commit", base: "HEAD")
    }
    let paths = try repository.paths(
      ["diff-index", "--cached", "--no-renames", "--name-only", "-z", head, "--"])
    return Change(
      paths: paths, top: repository.top,
      before: { () throws(Failure) in
        try Snapshot(ofCommit: head, repository, differing: paths.union(modified))
      },
      after: index, disk: repository.effects, words: "staged, against HEAD", base: "HEAD")
  }

  /// The index that a commit under way is made from: `git commit FILE` and `git commit -a` make one for the hook and
  /// name it in a variable. The variables of a hook of another repository say nothing about this one.
  static func hookIndex(_ environment: [String: String], of repository: Repository) -> String? {
    let files = repository.effects.files
    guard let written = environment["GIT_INDEX_FILE"], !written.isEmpty else { return nil }
    if let named = environment["GIT_DIR"], !named.isEmpty {
      let folder = Path.normalize(Path.join(repository.top, named))
      guard files.realPath(folder) == repository.gitFolder else { return nil }
    }
    let path = Path.normalize(Path.join(repository.top, written))
    guard let folder = files.realPath(Path.folder(of: path)), files.kind(path) == .file else { return nil }
    let isOfAnother = folder != repository.gitFolder && files.kind(Path.join(folder, "HEAD")) != nil
    return isOfAnother ? nil : Path.join(folder, Path.name(of: path))
  }
}
