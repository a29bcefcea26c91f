// The keys of a template's front matter, in their order: how each one is read.

import Findings
import YAML

/// A key of the front matter.
struct TemplateKey: Sendable {
  let name: String
  /// Whether no template can do without it.
  var isRequired = true
  let read: @Sendable (YAMLNode, inout TemplateDraft) -> Void

  /// Every key, in the order of the file.
  static let all: [TemplateKey] = [
    id, .text("title", \.title), .text("for", \.purpose), .list("hatches", isRequired: false, \.hatches),
    .list("platforms", \.platforms), wraps, .texts("bridges", \.bridges), variables,
    .files("files", isTest: false),
    .files("tests", isTest: true), .texts("next", \.next),
  ]

  /// The key of a name.
  static func named(_ name: String) -> TemplateKey? { all.first { $0.name == name } }
}

extension TemplateKey {
  private static let id = TemplateKey(name: "id") { node, draft in
    guard let text = draft.text(node, "id") else { return }
    if HatchName.isID(text) {
      draft.template.id = text
    } else {
      draft.report(
        node.start, "'\(text)' is no id", fix: "write lower-case words with hyphens between, such as pdf-view"
      )
    }
  }

  private static let wraps = TemplateKey(name: "wraps", isRequired: false) { node, draft in
    draft.template.wraps = draft.template(node, "wraps")
  }

  private static let variables = TemplateKey(name: "variables", isRequired: false) { node, draft in
    guard let entries = node.entries else {
      return draft.report(
        node.start, "'variables' holds no table", fix: "write 'name:' below it, indented by two spaces")
    }
    for entry in entries { draft.readVariable(entry) }
  }

  private static func text(
    _ name: String, _ path: any WritableKeyPath<Template, String> & Sendable
  ) -> TemplateKey {
    TemplateKey(name: name) { node, draft in draft.template[keyPath: path] = draft.text(node, name) ?? "" }
  }

  private static func list(
    _ name: String, isRequired: Bool = true, _ path: any WritableKeyPath<Template, [String]> & Sendable
  ) -> TemplateKey {
    TemplateKey(name: name, isRequired: isRequired) { node, draft in
      draft.template[keyPath: path] = draft.items(node, name).compactMap { draft.text($0, name) }
    }
  }

  private static func texts(
    _ name: String, _ path: any WritableKeyPath<Template, [TemplateText]> & Sendable
  ) -> TemplateKey {
    TemplateKey(name: name, isRequired: false) { node, draft in
      draft.template[keyPath: path] = draft.items(node, name).compactMap { draft.template($0, name) }
    }
  }

  private static func files(_ name: String, isTest: Bool) -> TemplateKey {
    TemplateKey(name: name, isRequired: !isTest) { node, draft in
      for item in draft.items(node, name) {
        if let path = draft.text(item, name) { draft.paths.append((path, isTest, item.start)) }
      }
    }
  }
}

extension TemplateDraft {
  fileprivate mutating func readVariable(_ entry: YAMLEntry) {
    let name = entry.key.scalar?.text ?? ""
    guard SwiftName.isWord(name) else {
      return report(
        entry.key.start, "'\(name)' is no name for a variable", fix: "write a word such as 'name'")
    }
    var variable = TemplateVariable(name: name, about: "", shape: .newType)
    var known: Set<String> = []
    for part in entry.value.entries ?? [] {
      let key = part.key.scalar?.text ?? ""
      known.insert(key)
      switch key {
      case "about": variable.about = text(part.value, key) ?? ""
      case "shape": variable.shape = shape(part.value)
      case "default": variable.defaultValue = template(part.value, key)
      default: report(part.key.start, "a variable has no '\(key)'", fix: "use one of: about, shape, default")
      }
    }
    for key in ["about", "shape"] where !known.contains(key) {
      report(entry.key.start, "the variable '\(name)' has no '\(key)'", fix: "write '\(key): …' below it")
    }
    template.variables.append(variable)
  }

  private mutating func shape(_ node: YAMLNode) -> TemplateVariable.Shape {
    guard let text = text(node, "shape") else { return .newType }
    if let shape = TemplateVariable.Shape(rawValue: text) { return shape }
    let known = TemplateVariable.Shape.allCases.map(\.rawValue)
    let near = NearWord.of(text, among: known).map { "did you mean '\($0)'?" }
    report(
      node.start, "'shape' does not take '\(text)'",
      fix: near ?? "use one of: \(known.joined(separator: ", "))")
    return .newType
  }
}
