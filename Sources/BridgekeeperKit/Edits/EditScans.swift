// The Swift files of an edit scanned before and after it, with the few others that a name in them leads to.

import SwiftScan

extension EditJudge {
  /// Two scans of the same files.
  struct Scans {
    private let projects: (before: Project, after: Project)
    private var paths: [String]
    private(set) var before: Inventory
    private(set) var after: Inventory

    init(_ before: Project, _ after: Project, _ paths: [String]) {
      projects = (before, after)
      self.paths = paths
      self.before = before.scan(paths)
      self.after = after.scan(paths)
    }

    /// Names that sound like a bridge's protocol, stand in the files since the edit, and are declared elsewhere.
    var newUnresolved: Set<String> {
      Set(after.unresolved.map(\.name)).subtracting(before.unresolved.map(\.name))
    }

    /// Every name that decides whether something new is a bridge: the project may declare it itself.
    var decidingNames: Set<String> {
      let known = Set(before.bridges.map(BridgeChanges.Identity.init))
      let new = after.bridges.filter { !known.contains(BridgeChanges.Identity($0)) }
      let kinds = new.compactMap { $0.kind.rawValue.split(separator: ".").first.map(String.init) }
      return newUnresolved.union(kinds)
    }

    /// Scans again with the files that declare these names; a few rounds, since an alias may lead to another one.
    mutating func widen(by names: Set<String>) throws(Failure) {
      var asked: Set<String> = []
      var open = names
      while !open.isEmpty, asked.count < 20 {
        asked.formUnion(open)
        let found = try projects.after.files(declaring: open).filter { !paths.contains($0) }
        guard !found.isEmpty else { return }
        paths += found
        (before, after) = (projects.before.scan(paths), projects.after.scan(paths))
        open = newUnresolved.subtracting(asked)
      }
    }

    func changes(gone: Set<String>) -> BridgeChanges {
      BridgeChanges(from: before, to: after, gone: gone, projects.after.config)
    }

    /// What cannot be analysed in the files of the edit, before or after it.
    func troubles(in touched: [String]) -> [String] {
      let old = before.problems.filter { touched.contains($0.file) }
      let new = after.problems.filter { touched.contains($0.file) && !old.contains($0) }
      return (old + new).map { "\($0.file):\($0.line): cannot be analysed: \($0.reason)" }
    }
  }
}
