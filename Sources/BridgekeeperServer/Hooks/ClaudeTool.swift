// The tools of Claude Code that write files, and what their input says.

import BridgekeeperKit
import Findings

/// A tool of Claude Code that writes files.
enum ClaudeTool: String {
  /// A whole file.
  case write = "Write"
  /// A text in the place of another one.
  case edit = "Edit"
  /// Several such, one after the other; older versions have it.
  case multiEdit = "MultiEdit"

  /// The edits that the tool's input asks for; nil where it is not what it should be.
  ///
  /// - Parameter folder: the folder that a relative path counts from.
  func edits(_ input: JSONValue, in folder: String?) -> [FileEdit]? {
    guard let path = input["file_path"]?.text.flatMap({ Path.absolute($0, in: folder) }) else { return nil }
    switch self {
    case .write:
      return input["content"]?.text.map { [FileEdit(path: path, deed: .write(Array($0.utf8)))] }
    case .edit:
      return Self.replacement(input).map { [FileEdit(path: path, deed: .replace([$0]))] }
    case .multiEdit:
      guard let rows = input["edits"]?.elements else { return nil }
      let replacements = rows.compactMap(Self.replacement)
      guard !rows.isEmpty, replacements.count == rows.count else { return nil }
      return [FileEdit(path: path, deed: .replace(replacements))]
    }
  }

  private static func replacement(_ input: JSONValue) -> Replacement? {
    guard let old = input["old_string"]?.text, let new = input["new_string"]?.text else { return nil }
    return Replacement(old: old, new: new, isEverywhere: input["replace_all"]?.bool ?? false)
  }
}
