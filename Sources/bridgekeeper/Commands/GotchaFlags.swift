// The flags that the commands on gotcha entries share, and the values that they stand for.

import BridgekeeperKit
import Findings
import Knowledge

/// Flags that give the parts of an entry.
enum GotchaFlags {
  static let file = Flag(name: "file", value: "FILE", summary: "the memory file")
  static let line = Flag(
    name: "line", value: "N", summary: "the entry's line, where a file has two of one title")
  static let dryRun = Flag(name: "dry-run", summary: "print the change as a diff and write nothing")
  static let section = Flag(
    name: "section", value: "HEADING", summary: "the section that gets it, where there are several")
  static let group = Flag(
    name: "group", value: "HEADING",
    summary: "the group inside the section that gets it, where there are groups")
  static let title = Flag(
    name: "title", value: "TEXT", summary: "the gap in a few words, as the entry's title")

  private static let gap = Flag(
    name: "gap", value: "TEXT", summary: "the SwiftUI API that was tried, and how it falls short")
  private static let bridge = Flag(
    name: "bridge", value: "TYPE",
    summary: "the bridge's type; what it wraps and its path come from the sources")
  static let wraps = Flag(
    name: "wraps", value: "TYPE", summary: "the UIKit or AppKit type that it wraps")
  private static let evidence = Flag(
    name: "evidence", value: "TEXT", summary: "a link, a feedback number, what was searched; may be repeated")
  static let verified = Flag(
    name: "verified", value: "TEXT", summary: "the platform version on which the gap was seen, and the date")
  private static let matrix = Flag(
    name: "matrix", value: "TEXT", summary: "the questions of the decision matrix that were answered with yes"
  )
  static let hatch = Flag(
    name: "hatch", value: "ID", summary: "the documented hatch that the bridge follows")
  static let removeWhen = Flag(
    name: "remove-when", value: "TEXT", summary: "what would let the bridge go")
  static let owner = Flag(name: "owner", value: "TEXT", summary: "who answers for the bridge")

  /// Only for an entry that is there: nothing can be seen of a bridge before it is written.
  static let checked = Flag(
    name: "checked", value: "STEP",
    choices: VerificationStep.allCases.map(\.rawValue) + [VerificationStep.all],
    summary:
      "a step of the verification that was done: builds, appearance, timeline, snapshot or all; may be repeated"
  )

  /// The flags of an entry's fields.
  static let fields = [gap, bridge, wraps, evidence, verified, matrix, hatch, removeWhen, owner]

  /// The fields that the flags give.
  static func fields(_ arguments: Arguments) -> GotchaFields {
    let flags: [EntryField: Flag] = [
      .gap: gap, .evidence: evidence, .verified: verified, .matrix: matrix, .hatch: hatch,
      .removeWhen: removeWhen, .owner: owner, .checked: checked,
    ]
    return GotchaFields(
      values: flags.compactMapValues { arguments.has($0) ? arguments.values($0) : nil },
      bridge: arguments.value(bridge), wraps: arguments.value(wraps))
  }

  /// The path of `--file`, or of another flag that names a memory file, relative to the root.
  static func path(
    _ flag: Flag, _ arguments: Arguments, _ project: Project, _ world: World
  ) throws(Failure) -> String? {
    guard let written = arguments.value(flag) else { return nil }
    let path = try project.pathBelowRoot(written, from: world.currentFolder)
    if project.isFolder(path) {
      throw Failure("'\(written)' is a folder", fix: "name a Markdown file in it", exit: .usage)
    }
    return path
  }

  /// The entry that the operand names.
  static func name(
    _ arguments: Arguments, _ project: Project, _ world: World, title: String? = nil
  ) throws(Failure) -> EntryName {
    guard let title = title ?? arguments.operands.first, arguments.operands.count <= 1 else {
      throw Failure("one entry is to be named, by its title", fix: "write it in quotes", exit: .usage)
    }
    var line: Int?
    if let written = arguments.value(self.line) {
      guard let number = Int(written), number > 0 else {
        throw Failure("--line does not take '\(written)'", fix: "give a line number", exit: .usage)
      }
      line = number
    }
    return EntryName(title, file: try path(file, arguments, project, world), line: line)
  }

  /// Where a new entry goes inside its file.
  static func placement(_ arguments: Arguments) -> EntryPlacement {
    EntryPlacement(
      section: arguments.value(section).map { .heading($0) } ?? .automatic, group: arguments.value(group))
  }
}

extension OpenedProject {
  /// The project alone, where the operands are no paths.
  static func withoutPaths(_ arguments: Arguments, _ world: World) throws(Failure) -> Project {
    var others = arguments
    others.operands = []
    return try OpenedProject(others, world).project
  }
}

extension Output {
  /// The output of a command that writes entries: the diff of a dry run, and one line for each thing that was
  /// done.
  init(_ writing: GotchaWriting, _ arguments: Arguments) {
    let isDryRun = arguments.has(GotchaFlags.dryRun)
    let would = isDryRun && !writing.isEmpty ? "dry run, nothing is written: " : ""
    let done = writing.files.map { "bridgekeeper: \(would)\($0.summary)".oneLine + "\n" }
    let notes = writing.notes.map { "  note: \($0)".oneLine + "\n" }
    self.init(
      standardOutput: isDryRun ? writing.diff : "",
      standardError: arguments.has(.quiet) ? "" : (done + notes).joined())
  }
}
