// The templates, for people and for scripts.

import Findings
import Knowledge

/// Templates that are listed.
public struct TemplateListing: Sendable {
  let templates: [Template]
  let ownFolders: [String: String]

  /// A template a line; one alone is shown in full.
  public var text: String {
    if templates.count == 1, let template = templates.first { return full(template) }
    let width = templates.map(\.id.count).max() ?? 0
    return templates.map { template in
      let gap = String(repeating: " ", count: width - template.id.count)
      let own = ownFolders[template.id].map { " (\($0))" } ?? ""
      return "\(template.id)\(gap)  \(template.purpose)\(own)".oneLine + "\n"
    }.joined()
  }

  /// The document `bridgekeeper/templates/1`.
  public var json: String {
    JSONValue.object(["schema": "bridgekeeper/templates/1", "templates": .array(templates.map(row))]).document
  }

  private func full(_ template: Template) -> String {
    let variables = template.variables.map { variable in
      "  \(variable.flag)\(variable.flag.hasSuffix("=") ? "" : " ")\(variable.shape.rawValue.uppercased())  \(variable.about)"
        + (variable.defaultValue.map { "; '\($0.source)' where it is not given" } ?? "")
    }
    let lines =
      [
        "\(template.id): \(template.title)",
        "for \(template.purpose), on \(template.platforms.joined(separator: ", "))", "",
      ]
      + ["asks:"] + variables + ["", "makes:"]
      + template.files.map { "  \($0.path.source)\($0.isTest ? "  (test)" : "")" }
    let hatches =
      template.hatches.isEmpty
      ? "" : "\nhatches:\n" + WrappedText().lines(template.hatches.joined(separator: ", "))
    return lines.map { $0.oneLine + "\n" }.joined() + hatches + "\n" + template.prose + "\n"
  }

  private func row(_ template: Template) -> JSONValue {
    [
      "id": .string(template.id), "title": .string(template.title), "for": .string(template.purpose),
      "hatches": JSONValue(template.hatches), "platforms": JSONValue(template.platforms),
      "wraps": JSONValue(template.wraps?.source), "bridges": JSONValue(template.bridges.map(\.source)),
      "variables": .array(template.variables.map(variable)), "own": JSONValue(ownFolders[template.id]),
      "files": .array(
        template.files.map { ["path": .string($0.path.source), "isTest": .bool($0.isTest)] }),
      "prose": .string(template.prose),
    ]
  }

  private func variable(_ variable: TemplateVariable) -> JSONValue {
    [
      "name": .string(variable.name), "about": .string(variable.about),
      "shape": .string(variable.shape.rawValue),
      "default": JSONValue(variable.defaultValue?.source), "flag": .string(variable.flag),
    ]
  }
}

extension Project {
  /// Lists the templates, or shows one.
  public func listTemplates(_ id: String? = nil) throws(Failure) -> TemplateListing {
    let registry = try templateRegistry()
    guard let id else {
      return TemplateListing(templates: registry.templates, ownFolders: registry.ownFolders)
    }
    return TemplateListing(templates: [try template(id)], ownFolders: registry.ownFolders)
  }
}
