// All templates that a project sees: the bundled ones, and the project's own over them.

/// The templates, by id.
public struct TemplateRegistry: Sendable {
  /// The templates, sorted by id; each id once.
  public let templates: [Template]
  /// Id → the folder, relative to the root, of a template that is the project's own.
  public let ownFolders: [String: String]

  /// A registry of the bundled templates and a project's own; of two with the same id the project's counts.
  public init(bundled: [Template], own: [(folder: String, template: Template)] = []) {
    var byID = Dictionary(bundled.map { ($0.id, $0) }) { first, _ in first }
    for entry in own { byID[entry.template.id] = entry.template }
    templates = byID.values.sorted { $0.id.utf8.lexicographicallyPrecedes($1.id.utf8) }
    ownFolders = Dictionary(own.map { ($0.template.id, $0.folder) }) { _, last in last }
  }

  /// The template of an id.
  public func template(_ id: String) -> Template? { templates.first { $0.id == id } }
}
