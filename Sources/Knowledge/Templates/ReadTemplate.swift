// A template's folder → the template, or everything that is wrong with it. Bundled templates and those of a
// project go through here.

import Findings
import Markdown
import YAML

/// Reads a template.
///
/// - Parameters:
///   - files: every file of the folder, by its path in it, with its text; one of them is `template.md`.
///   - folder: the folder's name, which must be the id.
public func readTemplate(_ files: [String: String], folder: String) -> TemplateReading {
  var reader = TemplateReader(files, folder: folder)
  return reader.read()
}

/// The name of the file that says what a template is.
let templateManifest = "template.md"

private struct TemplateReader {
  let files: [String: String]
  let folder: String
  let document: Document
  var draft: TemplateDraft

  init(_ files: [String: String], folder: String) {
    self.files = files
    self.folder = folder
    document = Document(files[templateManifest] ?? "")
    draft = TemplateDraft(document)
  }

  mutating func read() -> TemplateReading {
    guard files[templateManifest] != nil else {
      return failed("the folder has no 'template.md'", fix: "write one")
    }
    if let problem = document.problem { return failed(problem.reason, fix: problem.fix, line: problem.line) }
    guard let front = document.frontMatter else {
      return failed(
        "a template begins with front matter and this file has none",
        fix: "begin with a line '---', the keys, and another '---'")
    }
    guard let entries = entries(of: front) else {
      return TemplateReading(template: nil, problems: draft.problems.sorted())
    }
    read(entries, upTo: front.lines.upperBound)
    draft.template.prose = prose(after: front)
    TemplateFileReading.read(files, into: &draft)
    TemplatePlaceCheck.check(&draft)
    let problems = draft.problems.sorted()
    return TemplateReading(template: problems.isEmpty ? draft.template : nil, problems: problems)
  }

  private func failed(_ problem: String, fix: String, line: Int = 1) -> TemplateReading {
    TemplateReading(
      template: nil, problems: [TemplateProblem(file: templateManifest, line: line, problem, fix: fix)])
  }

  /// The keys of the front matter; nil, with a problem, where it cannot be read.
  private mutating func entries(of front: FrontMatter) -> [YAMLEntry]? {
    do throws(YAMLProblem) {
      return try YAMLDocument.parse(front.inner)?.entries ?? []
    } catch {
      draft.report(error.place, "\(error.problem): \(error.reason)", fix: error.fix)
      return nil
    }
  }

  private mutating func read(_ entries: [YAMLEntry], upTo end: Int) {
    var seen: Set<String> = []
    for entry in entries {
      let name = entry.key.scalar?.text ?? ""
      guard let key = TemplateKey.named(name) else {
        let known = TemplateKey.all.map(\.name)
        let near = NearWord.of(name, among: known).map { "did you mean '\($0)'?" }
        draft.report(
          entry.key.start, "unknown key '\(name)'",
          fix: near ?? "use one of: \(known.joined(separator: ", "))")
        continue
      }
      seen.insert(name)
      key.read(entry.value, &draft)
    }
    for key in TemplateKey.all where key.isRequired && !seen.contains(key.name) {
      draft.report(
        line: end, "the key '\(key.name)' is missing", fix: "write '\(key.name): …'")
    }
    if seen.contains("id"), !draft.template.id.isEmpty, draft.template.id != folder {
      draft.report(
        line: 2, "the id is '\(draft.template.id)' and the folder's name is '\(folder)'",
        fix: "name the folder '\(draft.template.id)', or change the id")
    }
  }

  private func prose(after front: FrontMatter) -> String {
    let rest = document.bytes[front.range.upperBound...]
    func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
    guard let first = rest.firstIndex(where: { !isBlank($0) }),
      let last = rest.lastIndex(where: { !isBlank($0) })
    else { return "" }
    return String(decoding: rest[first...last], as: UTF8.self)
  }
}
