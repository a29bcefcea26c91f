// Which section and group take a new entry, and the ways to write it there.

import Markdown

/// The place that takes a new entry.
struct EntryTarget {
  private let memory: WrittenMemory
  /// The section; nil when one is to be made.
  let section: WrittenSection?
  /// The heading of the group inside the section.
  private let group: Block?
  /// What the writer should know of the choice.
  private(set) var warnings: [String] = []

  init(_ placement: EntryPlacement, in memory: WrittenMemory) throws(EntryWriteProblem) {
    self.memory = memory
    section = try Self.section(placement.section, in: memory)
    group = try section.flatMap { section throws(EntryWriteProblem) in
      try Self.group(placement.group, in: section)
    }
    let open = memory.sections.filter { !$0.isSingleEntry }
    if placement.section == .automatic, open.count > 1, let section {
      warnings.append("the file has \(open.count) gotcha sections; '\(section.name)' was taken")
    }
  }

  private static func section(
    _ wanted: EntryPlacement.Section, in memory: WrittenMemory
  ) throws(EntryWriteProblem) -> WrittenSection? {
    let open = memory.sections.filter { !$0.isSingleEntry }
    let found: WrittenSection?
    switch wanted {
    case .automatic where memory.wholeFile: found = memory.sections.first
    case .automatic:
      return open.first { $0.found.heading.lowercased().contains("known gotchas") }
        ?? open.first { !$0.entries.isEmpty } ?? open.first
    case .heading(let heading):
      let key = LineText.plain(heading)
      found = memory.sections.first { PreparedEntry.sameTitle($0.found.heading, key) }
    case .line(let line):
      found = memory.sections.last { $0.found.line <= line && line <= $0.endLine }
    }
    guard let found else {
      throw EntryWriteProblem(
        kind: .noSuchSection(sections: memory.sections.map(\.name)),
        reason: "there is no such gotcha section",
        fix: memory.sections.isEmpty
          ? "leave the section out, and one is made"
          : "name one of "
            + memory.sections.map { "'\($0.name)' (line \($0.found.line))" }.joined(separator: ", "))
    }
    guard !found.isSingleEntry else {
      throw EntryWriteProblem(
        kind: .structure, line: found.found.line,
        reason: "'\(found.name)' is one entry, not a section of several",
        fix: memory.wholeFile ? "write to another file" : "name another section, or leave it out")
    }
    return found
  }

  /// The group that takes the entry; nil in a section without groups.
  private static func group(
    _ wanted: String?, in section: WrittenSection
  ) throws(EntryWriteProblem) -> Block? {
    let groups = section.groups
    if let wanted {
      let key = LineText.plain(wanted)
      if let found = groups.first(where: { PreparedEntry.sameTitle($0.headingText, key) }) { return found }
    } else {
      let used = section.entries.compactMap(\.group)
      guard let last = used.last, used.contains(where: { $0 != last }) || section.entries.count > used.count
      else {
        return used.last
      }
      if section.entries.last?.group == nil { return nil }
    }
    throw EntryWriteProblem(
      kind: .group(groups: groups.map(\.headingText)), line: section.found.line,
      reason: wanted.map { "'\(section.name)' has no group '\($0)'" }
        ?? "'\(section.name)' has several groups",
      fix: groups.isEmpty
        ? "leave the group out"
        : "name one of " + groups.map { "'\($0.headingText)'" }.joined(separator: ", "))
  }

  /// The entries that a new one is modelled on; nil where the section or group has none yet.
  var model: SectionModel? {
    section.flatMap { section in
      let entries = section.entries.filter { $0.group == group }
      return SectionModel(memory.document, section: section, entries: entries)
    }
  }

  /// The level of an entry's heading, where it is the first.
  var entryLevel: Int {
    let section = section.map { max(1, $0.found.level) } ?? NewSection(in: memory.document).level
    return (group?.headingLevel ?? section) + 1
  }

  /// The ways to write the entry, the best first.
  func insertions(of entry: PreparedEntry) -> [EntryInsertion] {
    if let model { return model.insertions(of: entry) }
    let isLabel = section.map { $0.found.level == 0 && !memory.wholeFile } ?? false
    return firstInsertions(
      isLabel ? [CanonicalEntry.bullet(entry)] : CanonicalEntry.lines(entry, below: entryLevel - 1))
  }

  /// The ways to write the lines of an entry where the section, or the group, has none yet.
  func firstInsertions(_ lines: [String]) -> [EntryInsertion] {
    guard let section else {
      return NewSection(in: memory.document).insertions(of: lines, heading: memory.newHeading)
    }
    let heading = group ?? section.found.headingBlock
    let above = anchorBlock(in: section, below: heading)
    let line = above?.lines.upperBound ?? heading?.lines.upperBound ?? lineAboveFirst(in: section)
    let form = lines.count == 1 && lines[0].hasPrefix("-") ? "a bullet" : "a sub-heading"
    let insertion = EntryInsertion(anchor: line, lines: lines, isAfterBlank: true, form: form)
    return [insertion, insertion.afterBlank(false)]
  }

  /// The last block below a heading that closes nothing: a placeholder, a template in a comment.
  private func anchorBlock(in section: WrittenSection, below heading: Block?) -> Block? {
    let start = heading?.range.upperBound ?? 0
    let below = section.found.blocks.drop { $0.range.lowerBound < start }
    let own = group == nil ? Array(below) : Array(below).before(heading: 7)
    return own.last { !memory.document.isClosing($0) }
  }

  private func lineAboveFirst(in section: WrittenSection) -> Int {
    memory.wholeFile ? memory.document.frontMatter?.lines.upperBound ?? 0 : section.found.line
  }
}

extension WrittenSection {
  /// The last line of the section's blocks.
  fileprivate var endLine: Int {
    max(found.headingBlock?.lines.upperBound ?? found.line, found.blocks.last?.lines.upperBound ?? found.line)
  }
}
