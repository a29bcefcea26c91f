// `scaffold`: a template, a person's answers and a folder → files, all of them or none.

import Findings
public import Knowledge

extension Project {
  /// Writes the files of a template.
  ///
  /// - Parameters:
  ///   - template: the template's id.
  ///   - variables: the answers by the variables' names. The module is worked out from the folder where it is
  /// not given.
  ///   - folder: the folder for sources, relative to the root and empty for the root itself; made where it is
  /// not there.
  ///   - tests: the folder for tests, relative to the root; nil for the one that belongs to the folder.
  ///   - isForced: whether files that are there are written over.
  ///   - isDryRun: whether nothing is written.
  public func scaffold(
    _ template: String, variables: [String: String], to folder: String, tests: String? = nil, isForced: Bool,
    isDryRun: Bool
  ) throws(Failure) -> Scaffolding {
    let found = try self.template(template)
    let place = ScaffoldPlace(folder: try pathBelowRoot(folder, from: root))
    let testFolder = try pathBelowRoot(tests ?? place.tests, from: root)
    let filled = try fill(found, variables, place)
    var files: [(path: String, text: String)] = []
    for file in filled.files {
      files.append((try target(Path.join(file.isTest ? testFolder : place.folder, file.path)), file.text))
    }
    let before = try standing(files.map(\.path), isForced: isForced)
    if !isDryRun { try write(files, isForced: isForced) }
    let rows = zip(files, before).map { Scaffolding.File(path: $0.path, text: $0.text, before: $1) }
    let steps = ScaffoldSteps(filled: filled, hatches: try hatchRegistry())
    return Scaffolding(
      template: found.id, files: rows, nextSteps: steps.all, ownSteps: steps.own, isWritten: !isDryRun)
  }

  /// The template of an id.
  public func template(_ id: String) throws(Failure) -> Template {
    let registry = try templateRegistry()
    if let template = registry.template(id) { return template }
    let ids = registry.templates.map(\.id)
    let near = NearWord.of(id, among: ids).map { "did you mean '\($0)'?" }
    throw Failure(
      "no template is called '\(id)'", fix: near ?? "use one of: \(ids.joined(separator: ", "))", exit: .usage
    )
  }

  private func fill(
    _ template: Template, _ variables: [String: String], _ place: ScaffoldPlace
  ) throws(Failure) -> FilledTemplate {
    var answers = variables
    if answers["module"] == nil, template.variable("module") != nil { answers["module"] = place.module }
    do throws(TemplateComplaints) {
      return try template.filled(with: answers)
    } catch {
      throw Self.failure(error, template)
    }
  }

  private static func failure(_ complaints: TemplateComplaints, _ template: Template) -> Failure {
    let missing = complaints.missing.map { "\($0.flag) (\($0.about))" }
    let needs =
      missing.isEmpty ? [] : ["the template '\(template.id)' needs \(missing.joined(separator: ", "))"]
    let flags = complaints.missing.map { "\($0.flag)\($0.flag.hasSuffix("=") ? "…" : " …")" }
    return Failure(
      (needs + complaints.wrong).joined(separator: "; "),
      fix: missing.isEmpty ? "give another value" : "give \(flags.joined(separator: " "))", exit: .usage)
  }

  /// A file's path, made sure that no link leads it elsewhere and no file is in its way.
  private func target(_ path: String) throws(Failure) -> String {
    let folder = try pathBelowRoot(Path.folder(of: path), from: root)
    var above = folder
    while !above.isEmpty, effects.files.kind(absolute(above)) == nil { above = Path.folder(of: above) }
    guard above.isEmpty || effects.files.kind(absolute(above)) == .folder else {
      throw Failure(
        "cannot write below '\(above)'", reason: "it is no folder", fix: "name another folder",
        exit: .cannotWrite)
    }
    let path = Path.join(folder, Path.name(of: path))
    guard let kind = effects.files.kind(absolute(path)), kind != .file else { return path }
    throw Failure(
      "cannot write '\(path)'", reason: kind == .link ? "it is a link" : "it is no regular file",
      fix: "move it out of the way", exit: .cannotWrite)
  }

  /// What stands at the paths; a failure that names each file which would be written over.
  private func standing(_ paths: [String], isForced: Bool) throws(Failure) -> [String?] {
    let there = paths.filter { effects.files.kind(absolute($0)) != nil }
    if !isForced, !there.isEmpty { throw Self.wouldReplace(there) }
    return paths.map { path in
      let bytes = try? effects.files.read(absolute(path))
      return bytes.map { String(decoding: $0, as: UTF8.self) }
    }
  }

  private static func wouldReplace(_ paths: [String]) -> Failure {
    let names = paths.map { "'\($0)'" }.joined(separator: ", ")
    return Failure(
      "\(names) \(paths.count == 1 ? "is" : "are") there already", reason: "nothing was written",
      fix: "choose another --name or --out, or write over \(paths.count == 1 ? "it" : "them") with --force",
      exit: .cannotWrite)
  }

  private func write(_ files: [(path: String, text: String)], isForced: Bool) throws(Failure) {
    for folder in Set(files.map { Path.folder(of: $0.path) }).sorted() {
      try effects.update.makeFolders(absolute(folder))
    }
    try effects.update.apply(files.map { absolute($0.path) }) { before throws(Failure) in
      let there = zip(files, before).filter { $1 != nil }.map(\.0.path)
      guard isForced || there.isEmpty else { throw Self.wouldReplace(there) }
      return files.map { Array($0.text.utf8) }
    }
  }
}

extension TemplateVariable {
  /// How the command line gives it.
  var flag: String { ["name", "type"].contains(name) ? "--\(name)" : "--set \(name)=" }
}
