// The files of a template: each one that the manifest names is there, and each one that is there is named.

import YAML

/// Ties the manifest's paths to the folder's files.
enum TemplateFileReading {
  /// Adds the files to the draft, and reports what does not fit.
  static func read(_ files: [String: String], into draft: inout TemplateDraft) {
    var named: Set<String> = [templateManifest]
    for entry in draft.paths {
      if let problem = problem(entry.path) {
        draft.report(entry.place, problem, fix: "write a path below the folder, such as {{name}}.swift")
      } else if !named.insert(entry.path).inserted {
        draft.report(entry.place, "'\(entry.path)' is named twice", fix: "keep one of the two")
      } else if let text = files[entry.path] {
        let path = TemplateText(entry.path)
        draft.texts.append((path, entry.place))
        draft.template.files.append(TemplateFile(path: path, text: TemplateText(text), isTest: entry.isTest))
        checkPath(path, at: entry.place, in: &draft)
      } else {
        draft.report(
          entry.place, "the folder has no file '\(entry.path)'", fix: "write it, or take it from the list")
      }
    }
    for path in files.keys.sorted() where !named.contains(path) {
      draft.report(
        file: path, line: 1, "no key of 'template.md' names this file",
        fix: "name it under 'files' or 'tests'")
    }
  }

  private static func problem(_ path: String) -> String? {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    let isPlain = parts.allSatisfy { !$0.isEmpty && $0 != "." && $0 != ".." && !$0.contains("\\") }
    return isPlain ? nil : "'\(path)' is no path below the folder"
  }

  /// Text can hold anything, a path must not.
  private static func checkPath(_ path: TemplateText, at place: YAMLPlace, in draft: inout TemplateDraft) {
    for value in path.places {
      guard let variable = draft.template.variable(value.name), !variable.shape.fitsPath else { continue }
      draft.report(
        place, "'\(value.name)' is of the shape '\(variable.shape.rawValue)' and cannot be part of a path",
        fix: "use a variable of another shape")
    }
  }
}
