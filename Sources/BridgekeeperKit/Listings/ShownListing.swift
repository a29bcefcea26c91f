// `gotchas list --for PATH`: what an agent that opens a file is shown, in order, with the entries in it.

public import Findings
import Knowledge
import Markdown

/// What each agent that opens a file is shown, with the gotcha entries in it.
public struct ShownListing: Sendable {
  /// The file that is opened, relative to the root.
  public let path: String
  /// What each agent is shown.
  public let showings: [Showing]
  /// The memory files with what was found in them, by real path.
  let memory: [String: MemoryFile]
  /// Memory files of the project that could not be read, as `PATH:LINE: reason` lines.
  public let problems: [String]

  /// How many entries are shown to one agent at the least.
  public var count: Int {
    Set(
      showings.flatMap { showing in
        showing.files.flatMap { file in entries(of: file).map { "\(file.realPath):\($0.line)" } }
      }
    ).count
  }

  /// For each agent a heading, then one line a file and one line an entry:
  /// `CLAUDE.md: at launch, 402 bytes, 14 lines, about 101 tokens`, `CLAUDE.md:5: Tile overlays are missing`.
  public var text: String { showings.map(text).joined(separator: "\n") }

  private func text(_ showing: Showing) -> String {
    let start = showing.start.isEmpty ? "the root" : showing.start
    let none = showing.files.isEmpty ? " is shown no memory file" : " is shown \(Self.size(showing))"
    let head = "\(showing.agent.name), started in \(start),\(none)".oneLine + "\n"
    let files = showing.files.map { file in
      let cut = file.isCut ? ", cut by the budget" : ""
      let note = file.note.map { "; \($0)" } ?? ""
      let line = "\(file.path): \(file.reason.words), \(Self.size(file))\(cut)\(note)".oneLine + "\n"
      return line + entries(of: file).map { GotchaListing.line(file.path, $0) }.joined()
    }
    let dropped = showing.dropped.map { "\($0): not shown, the budget is used up".oneLine + "\n" }
    return head + files.joined() + dropped.joined()
  }

  private static func size(_ file: ShownFile) -> String {
    size(bytes: file.bytes, lines: file.lines, tokens: file.tokens)
  }

  private static func size(_ showing: Showing) -> String {
    size(bytes: showing.bytes, lines: showing.lines, tokens: showing.tokens)
  }

  private static func size(bytes: Int, lines: Int, tokens: Int) -> String {
    "\(bytes.of("byte")), \(lines.of("line")), about \(tokens.of("token"))"
  }

  /// The document that scripts read: `bridgekeeper/gotchas/1` with what each agent is shown under `agents`.
  public var json: String { value.document }

  /// The same as a value.
  public var value: JSONValue {
    let shown = Set(showings.flatMap { $0.files.map(\.realPath) })
    let files = memory.values.filter { shown.contains($0.path) }
      .sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    return [
      "schema": "bridgekeeper/gotchas/1", "for": .string(path), "agents": .array(showings.map(row)),
      "files": .array(files.map(GotchaListing.row)),
    ]
  }

  private func row(_ showing: Showing) -> JSONValue {
    [
      "agent": .string(showing.agent.rawValue), "name": .string(showing.agent.name),
      "start": .string(showing.start.isEmpty ? "." : showing.start), "bytes": .int(showing.bytes),
      "lines": .int(showing.lines), "tokens": .int(showing.tokens), "dropped": JSONValue(showing.dropped),
      "files": .array(showing.files.map(row)),
    ]
  }

  private func row(_ file: ShownFile) -> JSONValue {
    var pattern: String?
    var chain: [String] = []
    if case .paths(let text) = file.reason { pattern = text }
    if case .imported(let files) = file.reason { chain = files }
    return [
      "path": .string(file.path), "realPath": .string(file.realPath), "reason": .string(file.reason.word),
      "pattern": JSONValue(pattern), "importedBy": JSONValue(chain), "bytes": .int(file.bytes),
      "lines": .int(file.lines), "tokens": .int(file.tokens), "cut": .bool(file.isCut),
      "note": JSONValue(file.note), "entries": .array(entries(of: file).map(Self.row)),
    ]
  }

  private static func row(_ entry: GotchaEntry) -> JSONValue {
    ["title": .string(entry.title), "line": .int(entry.line), "endLine": .int(entry.endLine)]
  }

  /// The entries of which the agent is shown every byte.
  private func entries(of file: ShownFile) -> [GotchaEntry] {
    memory[file.realPath]?.entries.filter { $0.range.upperBound <= file.taken } ?? []
  }
}

extension Project {
  /// Lists what agents are shown when they open a file: the agents that the configuration names, else all.
  ///
  /// - Parameter path: the file, relative to the root; it need not exist, since an agent may be about to
  ///   create it.
  public func listShown(opening path: String) throws(Failure) -> ShownListing {
    guard effects.files.kind(absolute(path)) != .folder else {
      throw Failure(
        "'\(path.isEmpty ? "." : path)' is a folder", fix: "name a file in it; the file need not exist yet",
        exit: .usage)
    }
    let memory = readMemory(try listFiles())
    var files = InstructionFiles(self, memory: memory)
    let agents = config.agents.isEmpty ? Agent.allCases : config.agents
    var showings: [Showing] = []
    for agent in agents { showings.append(files.showing(agent, opening: path)) }
    return ShownListing(
      path: path, showings: showings,
      memory: Dictionary(memory.files.map { ($0.path, $0) }) { first, _ in first },
      problems: memory.problems.map(\.shown))
  }
}
