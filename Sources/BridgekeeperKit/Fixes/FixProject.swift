// Mending what a machine can: rounds of fixes that do not meet, each checked by the gate before the next.

import Findings

extension Project {
  /// Works out the fixes of a project, and writes nothing.
  public func fix(_ request: FixRequest) throws(Failure) -> FixResult {
    var run = FixRun(project: self, request: request)
    try run.run()
    return run.result
  }

  /// Writes what fixes came to: all files, or none. A file that somebody changed since it was read is not
  /// overwritten, and then none is.
  public func write(_ result: FixResult) throws(Failure) {
    let paths = result.files.changed
    guard !paths.isEmpty else { return }
    try effects.update.apply(paths.map(absolute)) { bytes throws(Failure) in
      for (path, found) in zip(paths, bytes) where found != result.files.before[path].flatMap({ $0 }) {
        throw Failure(
          "'\(path)' was changed by another program meanwhile", reason: "nothing was written",
          fix: "run the command again", exit: .cannotWrite)
      }
      return paths.map { result.files.now[$0] }
    }
  }

  /// The project with files as they shall be.
  fileprivate func seeing(_ files: FrozenFiles) -> Project {
    var seen = effects
    seen.files = files.laid(over: effects.files, root: root)
    return Project(root: root, config: config, effects: seen)
  }
}

/// A fix that was dropped, told from others by the line that it is about: numbers of lines change.
private struct HopelessFix: Hashable {
  let key: FindingKey
  let line: String

  init(_ fix: Fix, in files: FrozenFiles) {
    key = fix.key
    line = files.lines(of: fix.finding.location).first ?? ""
  }
}

/// A run of fixes under way.
private struct FixRun {
  let project: Project
  let request: FixRequest
  var result = FixResult()
  /// The fixes that were dropped: they are not tried again.
  private var hopeless: Set<HopelessFix> = []

  /// Each round mends something or gives something up, so this is reached by no project that anybody has.
  private static let rounds = 1_000

  init(project: Project, request: FixRequest) {
    (self.project, self.request) = (project, request)
  }

  mutating func run() throws(Failure) {
    var state = try judge(result.files)
    for _ in 0..<Self.rounds {
      let fixes = open(in: state)
      guard !fixes.isEmpty else { return }
      // Offsets count on bytes: a file is judged anew once it is held.
      if try freeze(fixes.flatMap(\.files)) {
        state = try judge(result.files)
        continue
      }
      state = try advance(chooseFixes(fixes), from: state)
    }
    result.isUnfinished = true
  }

  /// The gate over the files as they are now, with every rule that is on: a fix for one rule must not break
  /// another.
  private func judge(_ files: FrozenFiles) throws(Failure) -> CheckResult {
    let rules = RuleSelection(without: request.rules.without, with: request.rules.with + request.rules.only)
    return try project.seeing(files).check(rules: rules, baseline: BaselineCall(file: request.baseline))
  }

  private func open(in state: CheckResult) -> [Fix] {
    state.report.findings.filter(request.takes)
      .compactMap { Fix($0, drafts: state.drafts) }
      .filter { !hopeless.contains(HopelessFix($0, in: result.files)) }
  }

  /// Holds files that are not held yet; whether there were any.
  private mutating func freeze(_ paths: [String]) throws(Failure) -> Bool {
    let new = Set(paths).filter { !result.files.holds($0) }.sorted()
    for path in new {
      do throws(FileProblem) {
        result.files.freeze(path, try project.effects.files.read(project.absolute(path)))
      } catch {
        guard error == .missing else {
          throw Failure(
            "cannot read '\(path)'", reason: error.reason, fix: "make it a readable file", exit: .cannotWrite)
        }
        result.files.freeze(path, nil)
      }
    }
    return !new.isEmpty
  }

  /// Makes as many of the fixes as can be made together, and gives up one that cannot be made alone.
  private mutating func advance(_ fixes: [Fix], from state: CheckResult) throws(Failure) -> CheckResult {
    var attempt = fixes
    while !attempt.isEmpty {
      let round = project.make(attempt, in: result.files)
      if !round.refused.isEmpty {
        for (fix, reason) in round.refused { drop(fix, reason) }
        attempt.removeAll { hopeless.contains(HopelessFix($0, in: result.files)) }
        continue
      }
      let touched = Set(attempt.flatMap(\.files))
      var fault = round.files.syntaxFault(in: touched, since: result.files)
      if fault == nil {
        let after = try judge(round.files)
        fault =
          FixOutcome(before: state.report, after: after.report, files: round.files, fixes: attempt).fault
        if fault == nil {
          keep(round)
          return after
        }
      }
      if let fault { attempt = narrowed(attempt, by: fault) }
    }
    return state
  }

  /// The fixes that are tried next: those that have nothing to do with the file of the fault, else the first
  /// half. A fix that fails alone is given up.
  private mutating func narrowed(_ attempt: [Fix], by fault: FixFault) -> [Fix] {
    if attempt.count == 1 {
      drop(attempt[0], fault.reason)
      return []
    }
    let others = attempt.filter { !$0.files.contains(fault.file) && $0.finding.location.file != fault.file }
    return others.isEmpty || others.count == attempt.count ? Array(attempt.prefix(attempt.count / 2)) : others
  }

  private mutating func keep(_ round: MadeFixes) {
    result.files = round.files
    result.fixed += round.made.map { FixedFinding($0.fix, $0.words) }
    result.notes += round.notes.filter { !result.notes.contains($0) }
  }

  private mutating func drop(_ fix: Fix, _ reason: String) {
    hopeless.insert(HopelessFix(fix, in: result.files))
    result.dropped.append(FixedFinding(fix, reason))
  }
}
