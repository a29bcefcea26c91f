// The tool of Codex that writes files. Its input is the text of a patch.

import BridgekeeperKit
import Findings

/// A tool of Codex that writes files.
enum CodexTool: String {
  /// A patch over any number of files.
  case applyPatch = "apply_patch"

  /// The edits that the tool's input asks for; nil where it is no patch.
  ///
  /// - Parameter folder: the folder that relative paths count from.
  func edits(_ input: JSONValue, in folder: String?) -> [FileEdit]? {
    guard let text = Self.patch(input), let edits = PatchText.edits(text) else { return nil }
    let resolved = edits.compactMap { edit -> FileEdit? in
      guard let path = Path.absolute(edit.path, in: folder) else { return nil }
      return FileEdit(
        path: path, deed: edit.deed, destination: edit.destination.flatMap { Path.absolute($0, in: folder) })
    }
    return resolved.count == edits.count ? resolved : nil
  }

  /// The patch: a text, or the last word of a command.
  private static func patch(_ input: JSONValue) -> String? {
    let value = input["command"] ?? input["input"] ?? input["patch"] ?? input
    return value.text ?? value.elements?.last?.text
  }
}

extension Path {
  /// The path that an agent means, which works in a folder; nil where that is not known.
  static func absolute(_ path: String, in folder: String?) -> String? {
    if path.hasPrefix("/") { return path }
    return path.isEmpty ? nil : folder.map { join($0, path) }
  }
}
