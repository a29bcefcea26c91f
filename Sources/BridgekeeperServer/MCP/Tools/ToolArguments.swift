// The arguments that several tools take, and what they stand for.

import BridgekeeperKit
import Findings

extension Shape.Property {
  /// Files and folders to which a list is narrowed.
  static let paths = Shape.Property(
    "paths", .list(of: .text(), limit: 100),
    "Files or folders below the root, to which the list is narrowed. The whole project is scanned all the same."
  )
  /// Whether each row says everything.
  static let detail = Shape.Property("detail", .truth, "Everything about each row; fewer rows fit then.")
  /// How many rows are wanted.
  static let limit = Shape.Property("limit", .number(1...100), "How many rows at the most; 20 if left out.")
  /// Where to go on.
  static let cursor = Shape.Property(
    "cursor", .text(limit: 200), "The 'nextCursor' of a former answer to the same arguments.")
  /// The name of a bridge.
  static let type = Shape.Property(
    "type", .text(limit: 300), "The bridge's type, simple or qualified, such as PinCanvas.", isRequired: true)

  /// How many rows were left out.
  static let left = Shape.Property(
    "left", .number(nil), "How many rows come behind these.", isRequired: true)
  /// What asks for them.
  static let nextCursor = Shape.Property("nextCursor", .text(limit: nil), "The cursor that asks for them.")
}

extension Arguments {
  /// A page of rows under a key, with what is left.
  func page(of rows: [JSONValue], _ key: String) throws(Failure) -> [String: JSONValue] {
    var cursor: Cursor?
    if let text = text("cursor") {
      cursor = Cursor(text, for: call)
      guard cursor != nil else {
        throw Failure(
          "the cursor is not one of this call", reason: "a cursor is good for the same arguments alone",
          fix: "leave 'cursor' out, or repeat the call that gave it", exit: .usage)
      }
    }
    let page = Page(of: rows, at: cursor, limit: values["limit"]?.int ?? 20, call: call)
    var result: [String: JSONValue] = [key: .array(page.rows), "left": .int(page.left)]
    result["nextCursor"] = page.next.map(JSONValue.string)
    return result
  }

  /// The paths under `paths`, relative to the root; each has to be there.
  func paths(in project: Project) throws(Failure) -> [String] {
    var paths: [String] = []
    for written in texts("paths") {
      let path = try Self.path(written, in: project)
      guard project.holds(path) else {
        throw Failure(
          "no such file or folder: '\(written)'", fix: "name an existing path below the root", exit: .noInput)
      }
      paths.append(path)
    }
    return paths
  }

  /// A path relative to the root, as an agent wrote it: `/` between folders, below the root, and no address.
  static func path(_ written: String, in project: Project) throws(Failure) -> String {
    try requirePath(written)
    return try project.pathBelowRoot(written, from: project.root)
  }

  /// Refuses what is no path: an address, and what a file system would read otherwise than we do.
  static func requirePath(_ written: String) throws(Failure) {
    let fix = "name a path that counts from the project's root, such as Sources/Map.swift"
    if written.contains("://") || written.lowercased().hasPrefix("file:") {
      throw Failure("'\(written)' is an address and no path", fix: fix, exit: .usage)
    }
    guard !written.isEmpty, !written.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F })
    else {
      throw Failure(
        "'\(written)' is no path", reason: "it is empty or has control characters", fix: fix, exit: .usage)
    }
    guard written.split(separator: "/").allSatisfy({ $0.utf8.count <= 255 }), written.utf8.count <= 1_024
    else {
      throw Failure(
        "'\(written.prefix(60))…' is no path", reason: "it is longer than a file's name may be", fix: fix,
        exit: .usage)
    }
  }
}

extension JSONValue {
  /// The object with these keys alone.
  func only(_ keys: [String]) -> JSONValue {
    guard case .object(let object) = self else { return self }
    return .object(object.filter { keys.contains($0.key) })
  }

  /// The elements of the list under a key.
  func rows(_ key: String) -> [JSONValue] { self[key]?.elements ?? [] }
}
