// What a template came to: for people, for scripts, and for whoever writes it.

import Findings

/// Files that were written from a template, or would be.
public struct Scaffolding: Sendable {
  /// A file.
  public struct File: Sendable, Equatable {
    /// The path relative to the root.
    public let path: String
    /// The file's text.
    public let text: String
    /// What was there before; nil where nothing was.
    let before: String?
  }

  /// The template's id.
  public let template: String
  /// The files, in the template's order.
  public let files: [File]
  /// What a person does next, in order; one of them may be a command.
  public let nextSteps: [String]
  /// Those of the steps that the template itself leaves, without the entry and the look at the result.
  let ownSteps: [String]
  /// Whether the files were written.
  public let isWritten: Bool

  /// A path a line; before anything is written, the change as a diff.
  public var text: String {
    guard !isWritten else { return files.map { "\($0.path.oneLine)\n" }.joined() }
    return files.map { UnifiedDiff.text(from: $0.before, to: $0.text, path: $0.path) }.joined()
  }

  /// What to do next, a numbered line each.
  public var steps: String {
    nextSteps.enumerated().map { "  \($0.offset + 1). \($0.element.oneLine)\n" }.joined()
  }

  /// The document `bridgekeeper/scaffold/1`.
  public var json: String {
    JSONValue.object([
      "schema": "bridgekeeper/scaffold/1", "template": .string(template), "written": .bool(isWritten),
      "files": filesJSON, "nextSteps": JSONValue(nextSteps),
    ]).document
  }

  /// The files for scripts.
  var filesJSON: JSONValue {
    .array(
      files.map { ["path": .string($0.path), "text": .string($0.text), "replaces": .bool($0.before != nil)] })
  }
}
