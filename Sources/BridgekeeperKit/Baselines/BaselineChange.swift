// What a run makes of a baseline: which items stay, which go, which come, and which may not come.

import Findings

/// A baseline on its way from one run to the next.
struct BaselineChange: Sendable {
  /// The file's items; none where there is no file.
  private let baseline: Baseline
  /// Whether there is a file already, which may only shrink.
  private let exists: Bool
  private var standings: [BaselineMatch.Standing] = []
  /// The places of the findings that are set aside.
  private var covered: Set<Int> = []
  /// The places of open findings that could be taken in.
  private var fresh: [Int] = []
  /// The items of the next run; nil where the file stays as it is.
  private var next: Baseline?
  private var added = 0
  private var refused = 0
  private var barred: Set<String> = []
  /// Whether items that set nothing aside go.
  private var drops = false

  /// A change of a file's baseline; nil where there is no file.
  init(_ baseline: Baseline?) {
    self.baseline = baseline ?? Baseline()
    exists = baseline != nil
  }

  /// Finds out what became of each item, and what no item covers.
  mutating func match(_ findings: [Finding], _ scope: BaselineScope) {
    let match = BaselineMatch(baseline.items, findings, scope)
    standings = match.standings
    covered = match.covered
    let open = findings.indices.filter { place in
      findings[place].status == .open && !covered.contains(place)
        && scope.reaches(findings[place].location.file)
    }
    fresh = open.filter { scope.mayHold(findings[$0].rule) }
    barred = Set(open.map { findings[$0].rule }.filter { !scope.mayHold($0) })
  }

  /// Works out the next baseline.
  mutating func carryOut(_ deed: BaselineCall.Deed, _ findings: [Finding]) {
    switch deed {
    case .apply: return
    case .prune:
      let kept = baseline.items.indices.filter { !isIdle($0) }
      drops = true
      if kept.count < baseline.items.count { next = Baseline(items: kept.map { baseline.items[$0] }) }
    case .write(let reason):
      guard !exists || reason != nil || fresh.isEmpty else {
        refused = fresh.count
        return
      }
      drops = true
      added = fresh.count
      let new = fresh.map { BaselineItem(findings[$0], why: reason) }
      next = Baseline(items: kept(following: findings) + new).sorted
      covered.formUnion(fresh)
    }
  }

  /// The items that stay; one whose finding moved with its file is rewritten.
  private func kept(following findings: [Finding]) -> [BaselineItem] {
    baseline.items.indices.filter { !isIdle($0) }.map { place in
      let item = baseline.items[place]
      guard case .covers(let finding) = standings[place] else { return item }
      let file = findings[finding].location.file
      return file == item.file ? item : item.moved(to: file)
    }
  }

  private func isIdle(_ item: Int) -> Bool { if case .idle = standings[item] { true } else { false } }

  /// The findings with those that are set aside marked so.
  func marked(_ findings: [Finding]) -> [Finding] {
    var marked = findings
    for place in covered { marked[place].status = .baselined }
    return marked
  }

  /// A finding for each item that sets nothing aside and stays nevertheless.
  func idleFindings(in path: String, severity: Severity, _ command: String) -> [Finding] {
    guard !drops else { return [] }
    return zip(baseline.items, standings).compactMap { item, standing in
      guard case .idle(let idleness) = standing else { return nil }
      return item.finding(idleness, in: path, severity: severity, command: command)
    }
  }

  /// The file's next text; nil where it stays as it is.
  func text(replacing bytes: [UInt8]?) -> String? {
    let endsLinesInCRLF = bytes.map { Array($0.prefix { $0 != 0x0A }.suffix(1)) == [0x0D] } ?? false
    guard let text = next?.text(endsLinesInCRLF: endsLinesInCRLF) else { return nil }
    return bytes.map { $0.elementsEqual(text.utf8) } == true ? nil : text
  }

  /// What was done, or would be.
  func outcome(_ call: BaselineCall, path: String, before: [UInt8]?, after: String?) -> BaselineOutcome {
    var outcome = BaselineOutcome(path: path, call: call)
    outcome.added = added
    outcome.dropped = drops ? baseline.items.indices.count(where: isIdle) : 0
    outcome.refused = refused
    outcome.barred = call.takesIn ? barred.sorted() : []
    outcome.changes = after != nil
    outcome.isMade = before == nil && after != nil
    outcome.text = after
    if let after {
      let old = before.map { String(decoding: $0, as: UTF8.self) }
      outcome.diff = UnifiedDiff.text(from: old, to: after, path: path)
    }
    return outcome
  }
}

extension BaselineCall {
  /// Whether findings are to be taken in.
  fileprivate var takesIn: Bool { if case .write = deed { true } else { false } }
}
