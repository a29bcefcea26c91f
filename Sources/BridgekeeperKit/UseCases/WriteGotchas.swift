// The commands that write gotcha entries: add, edit, remove, move, format. Each reads, changes and writes as
// one step.

public import Knowledge
import Markdown
import SwiftScan

extension Project {
  /// Adds an entry to a memory file.
  ///
  /// - Parameter file: the memory file, relative to the root; nil for the one where the entry belongs.
  public func addGotcha(
    _ title: String, _ fields: GotchaFields, to file: String?, at placement: EntryPlacement, isDryRun: Bool
  ) throws(Failure) -> GotchaWriting {
    let place = try place(of: fields, file: file)
    if fields.wraps != nil, fields.bridge == nil { throw Self.wrapsAlone }
    let content = EntryContent(title: title, fields: fields.completed(with: place.bridge))
    let files = try updateMemory(place.paths, isDryRun: isDryRun) { memories throws(Failure) in
      try each(memories, place.paths) { memory throws(EntryWriteProblem) in
        try addEntry(
          content, to: memory.document, at: placement, vocabulary: memory.vocabulary,
          wholeFile: memory.wholeFile)
      }
    }
    return GotchaWriting(files, notes: place.notes + checklistNotes(files))
  }

  /// Changes the title or fields of an entry.
  public func editGotcha(
    _ name: EntryName, title: String?, _ fields: GotchaFields, isDryRun: Bool
  ) throws(Failure) -> GotchaWriting {
    let found = try find(name)
    let old = found.entry.fields[.bridge]
    if fields.wraps != nil, fields.bridge == nil, old == nil { throw Self.wrapsAlone }
    let bridge = try fields.bridgeName.flatMap { name throws(Failure) in
      try inspect().inventory.bridge(called: name)
    }
    let complete = fields.keepingChecked(of: found.entry).completed(with: bridge, replacing: old)
    let changes = EntryChanges(title: title, fields: complete)
    let files = try updateMemory(found.paths, isDryRun: isDryRun) { memories throws(Failure) in
      try each(memories, found.paths) { memory throws(EntryWriteProblem) in
        try editEntry(
          try found.current(in: memory), changes, in: memory.document, vocabulary: memory.vocabulary,
          wholeFile: memory.wholeFile)
      }
    }
    return GotchaWriting(files, notes: unknown(fields.bridgeName, bridge) + checklistNotes(files))
  }

  /// Removes an entry.
  public func removeGotcha(_ name: EntryName, isDryRun: Bool) throws(Failure) -> GotchaWriting {
    let found = try find(name)
    let files = try updateMemory(found.paths, isDryRun: isDryRun) { memories throws(Failure) in
      try each(memories, found.paths) { memory throws(EntryWriteProblem) in
        try removeEntry(
          try found.current(in: memory), from: memory.document, vocabulary: memory.vocabulary,
          wholeFile: memory.wholeFile)
      }
    }
    return GotchaWriting(files)
  }

  /// Moves an entry to another memory file, as it stands: both files are written, or neither.
  ///
  /// - Parameter file: the file that gets it, relative to the root; made where it does not exist.
  public func moveGotcha(
    _ name: EntryName, to file: String, at placement: EntryPlacement, isDryRun: Bool
  ) throws(Failure) -> GotchaWriting {
    let found = try find(name)
    if found.paths.contains(file) {
      throw Failure(
        "'\(found.entry.title)' is in '\(file)' already", fix: "name another file with --to", exit: .usage)
    }
    let paths = [file] + found.paths
    let files = try updateMemory(paths, isDryRun: isDryRun) { memories throws(Failure) in
      let source = memories[1]
      let carried = try each(Array(memories.prefix(1)), [file]) { memory throws(EntryWriteProblem) in
        try carryEntry(
          try found.current(in: source), from: source, to: memory.document, at: placement,
          changesFolder: Path.folder(of: file) != Path.folder(of: found.file.path),
          vocabulary: memory.vocabulary, wholeFile: memory.wholeFile)
      }
      let removed = try each(Array(memories.dropFirst()), found.paths) { memory throws(EntryWriteProblem) in
        try removeEntry(
          try found.current(in: memory), from: memory.document, vocabulary: memory.vocabulary,
          wholeFile: memory.wholeFile)
      }
      return carried + removed
    }
    return GotchaWriting(files, notes: reachNotes(file))
  }

  /// Brings the canonical entries of memory files into canonical spelling and order.
  ///
  /// - Parameter paths: files relative to the root; none for all memory files.
  public func formatGotchas(paths: [String], isDryRun: Bool) throws(Failure) -> GotchaWriting {
    let all = paths.isEmpty ? readMemory(try listFiles()) : nil
    let paths = all?.files.map(\.path) ?? paths
    for path in paths where effects.files.kind(absolute(path)) == nil {
      throw Failure("no such file: '\(path)'", fix: "name a memory file", exit: .noInput)
    }
    let files = try updateMemory(paths, isDryRun: isDryRun) { memories throws(Failure) in
      try each(memories, paths) { memory throws(EntryWriteProblem) in
        try formatEntries(in: memory.document, vocabulary: memory.vocabulary, wholeFile: memory.wholeFile)
      }
    }
    return GotchaWriting(
      files.filter { !$0.change.isEmpty }, notes: all?.problems.map(\.shown) ?? [])
  }
}

/// Where an entry goes, and what was learned on the way.
private struct EntryPlace {
  /// The file, and its byte-identical copies beside it.
  var paths: [String]
  /// The bridge that the entry is about, where the sources have it.
  var bridge: Bridge?
  var notes: [String]
}

extension Project {
  private static let wrapsAlone = Failure(
    "--wraps says what a bridge wraps, and no bridge is named", fix: "add --bridge TYPE", exit: .usage)

  private func place(of fields: GotchaFields, file: String?) throws(Failure) -> EntryPlace {
    guard fields.bridgeName != nil || file == nil else {
      return EntryPlace(paths: [file ?? ""], notes: reachNotes(file ?? ""))
    }
    let listed: ProjectFiles
    let memory: Memory
    var bridge: Bridge?
    if let name = fields.bridgeName {
      let inspection = try inspect()
      (listed, memory) = (inspection.listed, inspection.memory)
      bridge = inspection.inventory.bridge(called: name)
    } else {
      listed = try listFiles()
      memory = readMemory(listed)
    }
    let source = bridge?.file ?? fields.plannedFile
    let notes = fields.plannedFile == nil ? unknown(fields.bridgeName, bridge) : []
    if let file { return EntryPlace(paths: [file], bridge: bridge, notes: notes + reachNotes(file, memory)) }
    let agents = agentView(listed, memory: memory, opening: Set([source].compactMap { $0 }))
    let home = EntryHome(of: source, memory: memory, agents: agents)
    return EntryPlace(paths: [home.file] + copies(of: home.file, in: memory), bridge: bridge, notes: notes)
  }

  private func unknown(_ name: String?, _ bridge: Bridge?) -> [String] {
    guard let name, bridge == nil else { return [] }
    return ["the sources have no bridge '\(name)': the entry is an orphan until they do"]
  }

  /// The memory files beside a file that hold the same bytes: a team that keeps two keeps them alike.
  func copies(of path: String, in memory: Memory) -> [String] {
    guard let own = memory.files.first(where: { $0.path == path }) else { return [] }
    return memory.files.filter { other in
      other.path != path && Path.folder(of: other.path) == Path.folder(of: path)
        && other.document.bytes == own.document.bytes
    }.map(\.path)
  }

  /// What there is to say of a file that no agent is shown by itself.
  private func reachNotes(_ path: String, _ memory: Memory? = nil) -> [String] {
    if MemoryNames.isMemoryFile(path) { return [] }
    let known = memory ?? (try? listFiles()).map(readMemory)
    guard let known, !known.files.contains(where: { $0.path == path }) else { return [] }
    return ["'\(path)' is no memory file: no agent is shown it until a memory file imports it"]
  }

  private func checklistNotes(_ files: [WrittenMemoryFile]) -> [String] {
    let lacks = files.compactMap { file -> String? in
      let sections = sections(of: file.change.document, path: file.path)
      let entry = sections.flatMap(\.entries).first { $0.line == file.change.line }
      return entry.flatMap(file.lacks)
    }
    return Array(lacks.prefix(1))
  }
}

/// Changes each document by itself; a refusal names the file.
private func each(
  _ memories: [MemoryDocument], _ paths: [String],
  _ change: (MemoryDocument) throws(EntryWriteProblem) -> EntryChange
) throws(Failure) -> [EntryChange] {
  var changes: [EntryChange] = []
  for (memory, path) in zip(memories, paths) {
    do throws(EntryWriteProblem) {
      changes.append(try change(memory))
    } catch {
      throw Failure(error, in: path)
    }
  }
  return changes
}
