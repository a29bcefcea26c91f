// `list_gotchas`: the entries of the memory files, or those that an agent is shown for one file.

import BridgekeeperKit
import Findings

extension Tool {
  static let listGotchas = Tool(
    name: "list_gotchas", title: "List the gotcha entries",
    about: """
      Lists the gotcha entries of the project's memory files. With 'path', those that agents are shown when they open that \
      file, whether it exists or is about to: call it before you edit a file near a bridge. With 'file', those of one \
      memory file. 'detail' gives each entry's text.
      """,
    takes: [
      .init("path", .text(), "The file that is to be opened, from the root on."),
      .init("file", .text(), "One memory file, from the root on."), .detail, .limit, .cursor,
    ],
    gives: [
      answer,
      .init(
        "entries",
        .list(
          of: .object([
            .init("title", .text(limit: nil), isRequired: true),
            .init("file", .text(limit: nil), isRequired: true),
            .init("line", .number(nil), isRequired: true), .init("endLine", .number(nil), isRequired: true),
            .init("names", .list(of: .text(limit: nil)), "The types it names.", isRequired: true),
            .init("gap", .text(limit: nil)), .init("removeWhen", .text(limit: nil)),
            .init("shownTo", .list(of: .text(limit: nil)), "The agents that are shown it."),
            .init("body", .text(limit: nil)),
          ])), isRequired: true),
      .left, .nextCursor, next,
    ],
    run: list)

  private static func list(
    _ arguments: Arguments, _ project: Project
  ) throws(Failure) -> [String: JSONValue] {
    let found = try entries(arguments, project)
    var answer = try arguments.page(
      of: found.rows.map { row($0, isDetailed: arguments.isSet("detail")) }, "entries")
    answer["answer"] = .string(found.sentence)
    let advice =
      found.rows.isEmpty
      ? "record_gotcha posts the first entry, once a bridge needs one"
      : "call it with 'detail' for the entries' text"
    answer["next"] = JSONValue(
      found.problems.prefix(3).map { "mend \($0)" }
        + (arguments.isSet("detail") && !found.rows.isEmpty ? [] : [advice]))
    return answer
  }

  private struct Found {
    /// Entries as `gotchas list` gives them, with `file` and, where that is known, `shownTo`.
    var rows: [JSONValue]
    var sentence: String
    var problems: [String]
  }

  private static func entries(_ arguments: Arguments, _ project: Project) throws(Failure) -> Found {
    if let path = arguments.text("path") {
      if arguments["file"] != nil {
        throw Failure("'path' and 'file' exclude each other", fix: "leave one of them out", exit: .usage)
      }
      return shown(try project.listShown(opening: try Arguments.path(path, in: project)))
    }
    let listing = try project.listGotchas()
    var files = listing.value.rows("files")
    if let written = arguments.text("file") {
      let path = try Arguments.path(written, in: project)
      let known = files.compactMap { $0["path"]?.text }
      files = files.filter { $0["path"]?.text == path }
      if files.isEmpty {
        let near = NearWord.of(path, among: known).map { "did you mean '\($0)'?" }
        throw Failure(
          "'\(written)' is no memory file of the project",
          fix: near ?? "use one of: \(known.prefix(10).joined(separator: ", "))", exit: .noInput)
      }
    }
    let rows = files.flatMap { file in
      file.rows("sections").flatMap { $0.rows("entries") }.map { $0.with("file", file["path"] ?? .null) }
    }
    return Found(
      rows: rows,
      sentence: "\(rows.count.of("entry", "entries")) in \(files.count.of("memory file"))",
      problems: listing.problems)
  }

  /// The entries that agents are shown, each once, with who is shown it.
  private static func shown(_ listing: ShownListing) -> Found {
    let value = listing.value
    var readers: [Place: [JSONValue]] = [:]
    for agent in value.rows("agents") {
      for file in agent.rows("files") {
        for entry in file.rows("entries") {
          readers[Place(file["realPath"], entry["line"]), default: []].append(agent["name"] ?? .null)
        }
      }
    }
    let rows = value.rows("files").flatMap { file in
      file.rows("sections").flatMap { $0.rows("entries") }.compactMap { entry in
        readers[Place(file["path"], entry["line"])].map {
          entry.with("file", file["path"] ?? .null).with("shownTo", .array($0))
        }
      }
    }
    let agents = value.rows("agents").map { agent in
      "\(agent["name"]?.text ?? "") \(agent.rows("files").count.of("memory file"))"
    }
    return Found(
      rows: rows,
      sentence: "\(rows.count.of("entry", "entries")) for '\(listing.path)'; shown are: "
        + agents.joined(separator: ", "), problems: listing.problems)
  }

  private struct Place: Hashable {
    var file: String
    var line: Int

    init(_ file: JSONValue?, _ line: JSONValue?) {
      (self.file, self.line) = (file?.text ?? "", line?.int ?? 0)
    }
  }

  private static func row(_ entry: JSONValue, isDetailed: Bool) -> JSONValue {
    var row = entry.only(["title", "file", "line", "endLine", "shownTo"] + (isDetailed ? ["body"] : []))
    row = row.with("names", entry["codeNames"] ?? .array([]))
    for key in ["gap", "removeWhen"] {
      if let value = entry["fields"]?[key] { row = row.with(key, value) }
    }
    return row
  }
}

extension JSONValue {
  /// The object with one more key.
  func with(_ key: String, _ value: JSONValue) -> JSONValue {
    guard case .object(var object) = self else { return self }
    object[key] = value
    return .object(object)
  }
}
