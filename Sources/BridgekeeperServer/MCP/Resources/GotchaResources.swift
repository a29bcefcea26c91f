// The entries of each memory file, under its path. Only paths of memory files that the project has are found: an address
// opens no file.

import BridgekeeperKit
import Findings

extension ResourceSort {
  static let gotchas = ResourceSort(
    template: "bridgekeeper://gotchas/{+path}", name: "gotchas", title: "Gotcha entries of a memory file",
    about: "The gotcha entries of one memory file of the project, as they stand."
  ) { project throws(Failure) in
    try project.listGotchas().value.rows("files").map { file in
      let path = file["path"]?.text ?? ""
      let count = file.rows("sections").reduce(0) { $0 + $1.rows("entries").count }
      return Resource(id: path, title: path, about: count.of("gotcha entry", "gotcha entries"))
    }
  } text: { path, project throws(Failure) in
    let file = try project.listGotchas().value.rows("files").first { $0["path"]?.text == path }
    guard let file else { return nil }
    let sections = file.rows("sections").map { section in
      let entries = section.rows("entries").compactMap { $0["body"]?.text }
      return "## \(section["heading"]?.text ?? "")\n\n" + entries.joined(separator: "\n\n") + "\n"
    }
    return sections.isEmpty ? "'\(path)' has no gotcha section.\n" : sections.joined(separator: "\n")
  }
}
