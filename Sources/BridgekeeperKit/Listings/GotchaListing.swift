// The entries as `gotchas list` prints them: for people, and as the document `bridgekeeper/gotchas/1`.

public import Findings
import Knowledge
import Markdown

/// The gotcha entries of memory files.
public struct GotchaListing: Sendable {
  let files: [MemoryFile]
  /// Memory files of the project that could not be read, as `PATH:LINE: reason` lines.
  public let problems: [String]

  /// How many entries are listed.
  public var count: Int { files.reduce(0) { $0 + $1.entries.count } }

  /// One entry a line: `CLAUDE.md:14: Photo picker cannot preselect by date [DatedPhotoPicker]`.
  public var text: String {
    files.flatMap { file in
      file.entries.map { Self.line(file.path, $0) }
    }.joined()
  }

  /// The line of an entry.
  static func line(_ path: String, _ entry: GotchaEntry) -> String {
    let names = entry.codeNames.isEmpty ? "" : " [\(entry.codeNames.joined(separator: ", "))]"
    return "\(path):\(entry.line): \(entry.title)\(names)".oneLine + "\n"
  }

  /// The document that scripts read.
  public var json: String { value.document }

  /// The same as a value.
  public var value: JSONValue {
    ["schema": "bridgekeeper/gotchas/1", "files": .array(files.map(Self.row))]
  }

  /// A memory file as scripts read it.
  static func row(_ file: MemoryFile) -> JSONValue {
    ["path": .string(file.path), "sections": .array(file.sections.map(row))]
  }

  private static func row(_ section: GotchaSection) -> JSONValue {
    [
      "heading": .string(section.heading), "level": .int(section.level), "line": .int(section.line),
      "entries": .array(section.entries.map(row)),
    ]
  }

  private static func row(_ entry: GotchaEntry) -> JSONValue {
    let fields =
      entry.fields.map { ($0.key.key, JSONValue.string($0.value)) }
      + entry.otherFields.map { ($0.key, JSONValue.string($0.value)) }
    return [
      "title": .string(entry.title), "line": .int(entry.line), "endLine": .int(entry.endLine),
      "body": .string(entry.body), "codeNames": JSONValue(entry.codeNames),
      "fields": .object(Dictionary(fields) { first, _ in first }),
    ]
  }
}

extension Project {
  /// Lists the entries of the project's memory files.
  public func listGotchas() throws(Failure) -> GotchaListing {
    let memory = readMemory(try listFiles())
    return GotchaListing(files: memory.files, problems: memory.problems.map(\.shown))
  }

  /// Lists the entries of the files that are named, in the order given.
  ///
  /// - Parameter paths: absolute paths.
  public func listGotchas(paths: [String]) throws(Failure) -> GotchaListing {
    var files: [MemoryFile] = []
    for path in paths { files.append(try readNamedFile(path)) }
    return GotchaListing(files: files, problems: [])
  }

  private func readNamedFile(_ path: String) throws(Failure) -> MemoryFile {
    let shown = Path.relative(path, to: root) ?? path
    let bytes: [UInt8]
    do throws(FileProblem) {
      bytes = try effects.files.read(path)
    } catch {
      throw Failure(
        "cannot read '\(shown)'", reason: error.reason, fix: "name a Markdown file",
        exit: error == .missing ? .noInput : .badInput)
    }
    guard let text = String(exactly: bytes) else {
      throw Failure(
        "cannot read '\(shown)'", reason: "it is not UTF-8", fix: "save it as UTF-8", exit: .badInput)
    }
    let document = Document(text)
    if let problem = document.problem {
      throw Failure(
        "cannot read '\(shown)' as Markdown", reason: "line \(problem.line): \(problem.reason)",
        fix: problem.fix, exit: .badInput)
    }
    return MemoryFile(path: shown, document: document, sections: sections(of: document, path: shown))
  }
}
