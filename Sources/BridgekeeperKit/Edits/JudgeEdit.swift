// An edit that is about to be made, judged over the files that it touches and the memory files: never over the tree.

import Findings
import Knowledge
import SwiftScan

extension Project {
  /// Judges an edit before it is made.
  ///
  /// What would be objected to is looked at a second time, with everything that could speak for the edit: memory files that
  /// git does not know yet, and names that the project declares elsewhere.
  func verdict(on edits: [FileEdit]) throws(Failure) -> EditVerdict {
    let files = try edited(by: edits)
    let quick = try EditJudge(self, files, isThorough: false).verdict()
    guard quick.findings.contains(where: { $0.measure == .deny }) else { return quick }
    return try EditJudge(self, files, isThorough: true).verdict()
  }
}

/// An edit on its way to a verdict.
struct EditJudge {
  private let files: [EditedFile]
  private let isThorough: Bool
  /// Whether the files are as they would be already.
  private let areThere: Bool
  /// The project as it is, and as it would be.
  private let before: Project
  private let after: Project

  init(_ project: Project, _ files: [EditedFile], isThorough: Bool, areThere: Bool = false) {
    (self.files, self.isThorough, self.areThere) = (files, isThorough, areThere)
    before = project.holding(bytes: Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.before) }))
    after = project.holding(bytes: Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.after) }))
  }

  private var config: Config { after.config }

  func verdict() throws(Failure) -> EditVerdict {
    var verdict = EditVerdict()
    let touched = files.map(\.path).filter(after.scans)
    var scans = Scans(before, after, touched)
    let names = isThorough ? scans.decidingNames : scans.newUnresolved
    try scans.widen(by: names)
    verdict.troubles = scans.troubles(in: touched)
    let changes = self.changes(scans)
    let memoryEdits = files.map(\.path).filter(after.mayHoldEntries)
    guard !changes.isEmpty || !memoryEdits.isEmpty else { return verdict }
    try judge(changes, &scans, memoryEdits, &verdict)
    verdict.findings.removeAll { $0.measure == .off }
    return verdict
  }

  private func judge(
    _ changes: BridgeChanges, _ scans: inout Scans, _ memoryEdits: [String], _ verdict: inout EditVerdict
  ) throws(Failure) {
    let listed = try before.listMemoryFiles(besides: files.map(\.path), isThorough: isThorough)
    let memories = Memories(before, after, listed, edited: memoryEdits)
    guard !changes.isEmpty || memories.isChanged else { return }
    try scans.widen(by: memories.changedNames)
    verdict.surroundings = (listed, memories.after)
    let current = self.changes(scans)
    let new = after.partialGate(scans.after, memory: memories.after, listed: listed)
    verdict.findings += added(current, new, memories, &verdict.troubles)
    verdict.findings += lost(current, matchEntries(scans.before, memory: memories.before), new)
    // Nobody knows which entries a file still holds that cannot be read.
    let unreadable = memories.newProblems.map {
      EditFinding(measure: config.hooks.memory, matter: .unreadable($0))
    }
    verdict.findings += unreadable
    guard memories.isChanged, unreadable.isEmpty else { return }
    verdict.findings += broken(
      before.partialGate(scans.before, memory: memories.before, listed: listed), new)
  }

  private func changes(_ scans: Scans) -> BridgeChanges {
    var changes = scans.changes(gone: Set(files.filter { $0.after == nil }.map(\.path)))
    // A file of the working tree was listed by git; one that is only thought of can be one that git ignores.
    guard isThorough, !areThere else { return changes }
    changes.added.removeAll { after.isIgnored(scans.after.bridges[$0].file) }
    return changes
  }

  /// New bridges without a sound entry. What the gate would only warn of is not refused, and where a memory file hides
  /// what it holds, nobody knows.
  private func added(
    _ changes: BridgeChanges, _ gate: PartialGate, _ memories: Memories, _ troubles: inout [String]
  ) -> [EditFinding] {
    let found = changes.added.compactMap { place -> EditFinding? in
      let standing = gate.standing(of: place)
      guard standing != .sound else { return nil }
      let isError = standing.findings.contains { $0.severity == .error }
      guard isError || config.hooks.undocumented == .context else { return nil }
      return EditFinding(
        measure: config.hooks.undocumented, matter: .added(gate.gate.inventory.bridges[place], standing))
    }
    if !found.isEmpty, let problem = memories.after.problems.first(where: { !memories.isOwn($0) }) {
      troubles.append(problem.shown)
      return []
    }
    return found
  }

  /// Documented bridges that go or change while their entries stay.
  private func lost(_ changes: BridgeChanges, _ old: Matches, _ new: PartialGate) -> [EditFinding] {
    changes.lost.compactMap { loss in
      guard let entry = old.entry(ofBridge: loss.place),
        new.gate.matches.entries.contains(where: { $0.entry.body == entry.entry.body })
      else { return nil }
      return EditFinding(
        measure: config.hooks.removed, matter: .lost(loss.bridge, now: loss.now, entry))
    }
  }

  /// Bridges that stay and whose entries do not.
  private func broken(_ old: PartialGate, _ new: PartialGate) -> [EditFinding] {
    let former = Dictionary(grouping: old.gate.inventory.bridges.indices) { place in
      BridgeChanges.Identity(old.gate.inventory.bridges[place])
    }
    return new.gate.inventory.bridges.indices.compactMap { place in
      let bridge = new.gate.inventory.bridges[place]
      let places = former[BridgeChanges.Identity(bridge), default: []]
      guard let best = places.min(by: { old.standing(of: $0).rank < old.standing(of: $1).rank }) else {
        return nil
      }
      let standing = new.standing(of: place)
      guard standing.rank > old.standing(of: best).rank else { return nil }
      return EditFinding(
        measure: config.hooks.memory,
        matter: .broken(bridge, standing, old.gate.matches.entry(ofBridge: best)))
    }
  }
}

extension Project {
  /// The same project over other files.
  ///
  /// - Parameter files: the bytes by path relative to the root; nil for a file that is not there.
  func holding(bytes files: [String: [UInt8]?]) -> Project {
    var overlaid = effects
    overlaid.files = effects.files.holding(
      Dictionary(uniqueKeysWithValues: files.map { (absolute($0.key), $0.value) }))
    return Project(root: root, config: config, effects: overlaid)
  }
}
