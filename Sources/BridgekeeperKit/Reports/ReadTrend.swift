// The inventory at former commits: each is read as the gate would read it, without a checkout.

import SwiftScan

extension Project {
  /// The trend over the history.
  ///
  /// Every commit is looked at with the configuration of today, so that the points can be compared. A content is
  /// read once, however many commits have it.
  func trend(_ call: HistoryCall) throws(Failure) -> Trend {
    let log: CommitLog = try asking { git throws(GitProblem) in try git.commits(root) }
    let range = log.commits.filter { commit in call.since.map { commit.day >= $0 } ?? true }
    guard !range.isEmpty else {
      throw Failure(
        "no commit is of '\(call.since ?? "")' or later",
        fix: "name an earlier day with --since; the last commit is of \(log.commits.last?.day ?? "no day")",
        exit: .noInput)
    }
    let blobs = try asking { git throws(GitProblem) in try git.openBlobs(root) }
    defer { blobs.close() }
    var memory = ScanMemory()
    var points: [TrendPoint] = []
    let places = SampleCommits.places(of: range.count, wanted: call.samples)
    for (done, place) in places.enumerated() {
      call.progress(done, places.count)
      points.append(try point(at: range[place], blobs, &memory))
    }
    call.progress(places.count, places.count)
    return Trend(
      points: points, commits: range.count, isCut: log.isShallow && range.first == log.commits.first)
  }

  private func point(
    at commit: Commit, _ blobs: BlobReader, _ memory: inout ScanMemory
  ) throws(Failure) -> TrendPoint {
    let tree = try asking { git throws(GitProblem) in try git.tree(root, commit.id) }
    let files = CommitFiles(tree, root: root, blobs: blobs)
    let past = Project(
      root: root, config: config,
      effects: Effects(
        files: files.fileSystem, update: effects.update, git: Git(files: { _ in files.paths }),
        workers: effects.workers))
    let (inventory, matches, problems) = try past.inventory(
      remembering: &memory, contents: files.contents, expect: blobs.expect)
    let needing = inventory.bridges.indices.filter { config.needsEntry(inventory.bridges[$0]) }
    return TrendPoint(
      commit: commit, bridges: needing.count,
      documented: needing.count { !matches.ofBridge[$0].isEmpty },
      kinds: Dictionary(inventory.bridges.map { ($0.kind, 1) }, uniquingKeysWith: +), unreadable: problems)
  }

  /// The bridges and the entries that document them, and how many files could not be analysed.
  private func inventory(
    remembering scanned: inout ScanMemory, contents: [String: String], expect: ([String]) -> Void
  ) throws(Failure) -> (Inventory, Matches, Int) {
    let listed = try listFiles()
    let memory = readMemory(listed)
    let options = ScanOptions(
      bridgeNames: config.bridgeNames, countsUses: false, includesPresenters: config.presenters,
      workers: effects.workers)
    let sources = listed.sources.filter { contents[$0] != nil }
    var seen: Set<String> = []
    expect(
      sources.sorted().compactMap { contents[$0] }.filter { !scanned.knows($0) && seen.insert($0).inserted })
    let inventory = scanSources(sources, options: options, remembering: &scanned, contents: contents) {
      path in
      do throws(FileProblem) {
        return .success(try effects.files.read(absolute(path)))
      } catch {
        return .failure(SourceProblem(file: path, reason: error.reason, fix: "fetch it"))
      }
    }
    let problems = inventory.problems.count + memory.problems.count
    return (inventory, matchEntries(inventory, memory: memory), problems)
  }

  /// What git answers, or why it does not, in words for people.
  private func asking<Answer>(
    _ question: (GitHistory) throws(GitProblem) -> Answer
  ) throws(Failure) -> Answer {
    do throws(GitProblem) {
      return try question(effects.git.history)
    } catch {
      let fix = "leave --history out, or name a folder in a git repository with --root"
      switch error {
      case .noRepository:
        throw Failure("there is no history: '\(root)' is in no git repository", fix: fix, exit: .noInput)
      case .noCommit:
        throw Failure(
          "there is no history: the repository of '\(root)' has no commit yet",
          fix: "commit something, or leave --history out", exit: .noInput)
      case .words(let words):
        throw Failure("git gives no history of '\(root)'", reason: words, fix: fix, exit: .noInput)
      }
    }
  }
}
