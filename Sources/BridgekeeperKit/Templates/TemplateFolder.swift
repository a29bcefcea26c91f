// A project's own templates: `.bridgekeeper/templates/NAME/`, read by the same code as the bundled ones.

import BundledTemplates
public import Knowledge

/// Where a project keeps its own templates.
public enum TemplateFolder {
  /// The folder, relative to the root.
  public static let path = ".bridgekeeper/templates"
}

/// The templates that the program carries, sorted by id.
public func bundledTemplates() throws(Failure) -> [Template] {
  let folders = Dictionary(grouping: BundledTemplates.files, by: \.folder)
  var templates: [Template] = []
  for (folder, files) in folders {
    let texts = Dictionary(files.map { ($0.path, $0.text) }) { first, _ in first }
    guard let template = readTemplate(texts, folder: folder).template else {
      throw Failure(
        "the bundled template '\(folder)' cannot be read", fix: "build the program anew", exit: .bug)
    }
    templates.append(template)
  }
  return templates.sorted { $0.id < $1.id }
}

extension Project {
  /// The bundled templates with the project's own over them.
  ///
  /// A template of the project that cannot be read is an error: what it would have overridden must not be
  /// taken in its place.
  public func templateRegistry() throws(Failure) -> TemplateRegistry {
    var own: [(folder: String, template: Template)] = []
    for entry in try templateEntries("") where entry.kind == .folder {
      let reading = readTemplate(try ownTemplateFiles(entry.name), folder: entry.name)
      let folder = Path.join(TemplateFolder.path, entry.name)
      guard let template = reading.template else { throw Self.failure(reading, in: folder) }
      own.append((folder, template))
    }
    return TemplateRegistry(bundled: try bundledTemplates(), own: own)
  }

  /// The files of one of the project's own templates, by their path in its folder.
  private func ownTemplateFiles(_ name: String) throws(Failure) -> [String: String] {
    var files: [String: String] = [:]
    var folders = [""]
    while let folder = folders.popLast() {
      for entry in try templateEntries(Path.join(name, folder)) {
        let path = Path.join(folder, entry.name)
        switch entry.kind {
        case .folder: folders.append(path)
        case .file: files[path] = try templateText(Path.join(name, path))
        case .link, .other:
          throw Failure(
            "'\(TemplateFolder.path)/\(name)/\(path)' is no regular file",
            fix: "put the file itself into the template's folder", exit: .configuration)
        }
      }
    }
    return files
  }

  /// What stands in a folder below the project's templates, without what is hidden; nothing where there is no
  /// such folder.
  private func templateEntries(_ folder: String) throws(Failure) -> [(name: String, kind: FileKind)] {
    let path = folder.isEmpty ? TemplateFolder.path : Path.join(TemplateFolder.path, folder)
    do throws(FileProblem) {
      let entries = try effects.files.list(absolute(path))
      return entries.filter { !$0.name.hasPrefix(".") }.sorted { $0.name < $1.name }
    } catch {
      if error == .missing { return [] }
      throw Failure(
        "cannot list the folder '\(path)'", reason: error.reason, fix: "make it readable",
        exit: .configuration)
    }
  }

  private func templateText(_ path: String) throws(Failure) -> String {
    let path = Path.join(TemplateFolder.path, path)
    let bytes: [UInt8]
    do throws(FileProblem) {
      bytes = try effects.files.read(absolute(path))
    } catch {
      throw Failure(
        "cannot read '\(path)'", reason: error.reason, fix: "make it a readable file", exit: .configuration)
    }
    if let text = String(exactly: bytes) { return text }
    throw Failure(
      "cannot read '\(path)'", reason: "it is not UTF-8", fix: "save it as UTF-8", exit: .configuration)
  }

  private static func failure(_ reading: TemplateReading, in folder: String) -> Failure {
    guard let first = reading.problems.first else { return Failure("cannot read '\(folder)'", exit: .bug) }
    let others = reading.problems.dropFirst().map { "\($0.file):\($0.line): \($0.problem)" }
    let more = others.isEmpty ? "" : "; also \(others.joined(separator: "; "))"
    return Failure(
      "\(folder)/\(first.file):\(first.line):\(first.column): \(first.problem)", fix: first.fix + more,
      exit: .configuration)
  }
}
