// The reports of many repositories → one report, whose totals are the sums of theirs.

import Findings

extension InventoryReport {
  /// The report on several repositories, in the order of their names. Histories are left out: their commits are not the
  /// same.
  public init(joining inventories: [NamedInventory]) throws(Failure) {
    guard !inventories.isEmpty else {
      throw Failure(
        "there is nothing to join", fix: "name reports, each as NAME=FILE or FILE", exit: .usage)
    }
    let sorted = inventories.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    if let (one, _) = zip(sorted, sorted.dropFirst()).first(where: { $0.name == $1.name }) {
      throw Failure(
        "two reports are of one repository: '\(one.name)'", fix: "give each a name of its own, as NAME=FILE",
        exit: .usage)
    }
    self.init(reports: sorted.map(\.report))
  }

  private init(reports: [InventoryReport]) {
    func sum(_ count: (Report.Summary) -> Int) -> Int { reports.reduce(0) { $0 + count($1.gate) } }
    self.init(
      day: reports.compactMap(\.day).max(), bridges: reports.flatMap(\.bridges),
      gate: Report.Summary(
        bridges: sum(\.bridges), documented: sum(\.documented), entries: sum(\.entries),
        errors: sum(\.errors),
        warnings: sum(\.warnings), baselined: sum(\.baselined), suppressed: sum(\.suppressed)),
      retirements: RetireListing(
        rows: reports.flatMap(\.retirements.rows).cheapestFirst, asked: [], unlocked: []),
      memory: MemoryCost(
        files: reports.flatMap(\.memory.files),
        entries: reports.flatMap(\.memory.entries).enumerated()
          .sorted { ($1.element.bytes, $0.offset) < ($0.element.bytes, $1.offset) }.map(\.element)),
      unresolved: reports.flatMap(\.unresolved), problems: reports.flatMap(\.problems),
      repositories: reports.flatMap(\.repositories))
  }
}
