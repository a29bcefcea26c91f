// The keys of a hatch's front matter, in their order: how each one is read, and how it is written.

import Findings
import YAML

/// A key of the front matter.
struct HatchKey: Sendable {
  let name: String
  /// Whether no hatch can do without it.
  var isRequired = true
  let read: @Sendable (YAMLNode, inout HatchDraft) -> Void
  /// The lines of the key with its value, without line endings; none where the hatch has nothing to say.
  let write: @Sendable (Hatch) -> [String]

  /// Every key, in the order of the file.
  static let all: [HatchKey] = [
    id, .text("title", \.title), wraps, .word("kind", \.kind), .word("category", \.category),
    .word("direction", \.direction), native, platforms, .text("remove when", \.removeWhen),
    .list("words", isRequired: true, \.words), template, .list("rules", \.rules), .list("related", \.related),
    confidence, checked, sources,
  ]

  /// The key of a name.
  static func named(_ name: String) -> HatchKey? { all.first { $0.name == name } }
}

extension HatchKey {
  private static let id = HatchKey(name: "id") { node, draft in
    guard let text = draft.text(node, "id") else { return }
    guard HatchName.isID(text) else {
      draft.report(
        node.start, "'\(text)' is no id", fix: "write lower-case words with hyphens between, such as pdf-view"
      )
      return
    }
    draft.hatch.id = text
  } write: {
    ["id: \($0.id)"]
  }

  private static let wraps = HatchKey(name: "wraps") { node, draft in
    for (text, item) in zip(draft.texts(node, "wraps"), node.items ?? []) {
      if let wrap = HatchWrap(text) {
        draft.hatch.wraps.append(wrap)
      } else {
        draft.report(
          item.start, "'\(text)' names no type",
          fix: "write Type, Type.member, or Type (which) for classes of others")
      }
    }
  } write: {
    ["wraps: \(HatchYAML.list($0.wraps.map(\.description)))"]
  }

  private static let native = HatchKey(name: "native", isRequired: false) { node, draft in
    draft.hatch.native = draft.text(node, "native")
  } write: {
    $0.native.map { ["native: \(HatchYAML.scalar($0))"] } ?? []
  }

  private static let template = HatchKey(name: "template", isRequired: false) { node, draft in
    draft.hatch.template = draft.word(node, "template", as: HatchTemplate.self)
  } write: {
    $0.template.map { ["template: \($0.rawValue)"] } ?? []
  }

  private static let checked = HatchKey(name: "checked") { node, draft in
    guard let text = draft.text(node, "checked") else { return }
    let parts = text.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
    let date = parts.count == 3 ? WrittenDate(year: parts[0], month: parts[1], day: parts[2]) : nil
    guard let date else {
      draft.report(node.start, "'\(text)' is no day", fix: "write it as 2026-11-30")
      return
    }
    draft.hatch.checked = date
  } write: {
    ["checked: \($0.checked?.description ?? "")"]
  }
}

extension HatchKey {
  private static func text(_ name: String, _ path: any WritableKeyPath<Hatch, String> & Sendable) -> HatchKey
  {
    HatchKey(name: name) { node, draft in
      draft.hatch[keyPath: path] = draft.text(node, name) ?? ""
    } write: {
      ["\(name): \(HatchYAML.scalar($0[keyPath: path]))"]
    }
  }

  private static func list(
    _ name: String, isRequired: Bool = false, _ path: any WritableKeyPath<Hatch, [String]> & Sendable
  ) -> HatchKey {
    HatchKey(name: name, isRequired: isRequired) { node, draft in
      draft.hatch[keyPath: path] = draft.texts(node, name)
    } write: {
      let items = $0[keyPath: path]
      return items.isEmpty && !isRequired ? [] : ["\(name): \(HatchYAML.list(items))"]
    }
  }

  private static func word<Word: RawRepresentable & CaseIterable & Sendable>(
    _ name: String, _ path: any WritableKeyPath<Hatch, Word> & Sendable
  ) -> HatchKey where Word.RawValue == String {
    HatchKey(name: name) { node, draft in
      if let word = draft.word(node, name, as: Word.self) { draft.hatch[keyPath: path] = word }
    } write: {
      ["\(name): \($0[keyPath: path].rawValue)"]
    }
  }
}
