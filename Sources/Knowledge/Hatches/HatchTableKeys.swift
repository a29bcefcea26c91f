// The keys of the front matter that hold tables: platforms, confidence and sources.

import Findings
import YAML

extension HatchKey {
  static let platforms = HatchKey(name: "platforms") { node, draft in
    for entry in draft.entries(node, "platforms", known: HatchCoverage.platformNames) {
      guard let text = draft.text(entry.value, entry.name) else { continue }
      guard let coverage = HatchCoverage(text) else {
        draft.report(
          entry.value.start, "'\(text)' says no coverage",
          fix: "write none, partial since 14.0, full since 16.0, or partial since 14.0, full since 16.0")
        continue
      }
      if let partial = coverage.partialSince, let full = coverage.fullSince, full <= partial {
        draft.report(
          entry.value.start, "'\(text)' is full before it is partial",
          fix: "give the partial coverage the older version, or leave it out")
      }
      draft.hatch.platforms[entry.name] = coverage
    }
  } write: { hatch in
    ["platforms:"]
      + HatchCoverage.platformNames.compactMap { name in
        hatch.platforms[name].map { "  \(name): \($0.spelling)" }
      }
  }

  static let confidence = HatchKey(name: "confidence") { node, draft in
    for entry in draft.entries(node, "confidence", known: HatchFact.allCases.map(\.rawValue)) {
      let word = draft.word(entry.value, entry.name, as: HatchConfidence.self)
      if let fact = HatchFact(rawValue: entry.name) { draft.hatch.confidence[fact] = word }
    }
  } write: { hatch in
    ["confidence:"]
      + HatchFact.allCases.compactMap { fact in
        hatch.confidence[fact].map { "  \(fact.rawValue): \($0.rawValue)" }
      }
  }

  static let sources = HatchKey(name: "sources") { node, draft in
    guard let items = node.items, !items.isEmpty else {
      draft.report(node.start, "'sources' holds no list", fix: "write '- url: ADDRESS' below it")
      return
    }
    for item in items { draft.readSource(item) }
  } write: { hatch in
    ["sources:"]
      + hatch.sources.flatMap { source -> [String] in
        let facts = HatchYAML.list(source.facts.map(\.rawValue))
        return ["  - url: \(HatchYAML.scalar(source.url))"]
          + (source.facts.isEmpty ? [] : ["    facts: \(facts)"])
      }
  }
}

extension HatchDraft {
  /// The entries of a mapping whose keys are known; everything else is reported.
  fileprivate mutating func entries(
    _ node: YAMLNode, _ key: String, known: [String]
  ) -> [(name: String, value: YAMLNode)] {
    guard let entries = node.entries, !entries.isEmpty else {
      report(
        node.start, "'\(key)' holds no table", fix: "write '\(known[0]): …' below it, indented by two spaces")
      return []
    }
    return entries.compactMap { entry in
      let name = entry.key.scalar?.text ?? ""
      if known.contains(name) { return (name, entry.value) }
      let near = NearWord.of(name, among: known).map { "did you mean '\($0)'?" }
      report(
        entry.key.start, "'\(key)' has no '\(name)'",
        fix: near ?? "use one of: \(known.joined(separator: ", "))")
      return nil
    }
  }

  fileprivate mutating func readSource(_ node: YAMLNode) {
    var source = HatchSource(url: "")
    for entry in entries(node, "sources", known: ["url", "facts"]) {
      if entry.name == "url" {
        source.url = text(entry.value, "url") ?? ""
      } else {
        for item in entry.value.items ?? [] where item.string != nil {
          if let fact = word(item, "facts", as: HatchFact.self) { source.facts.append(fact) }
        }
        if entry.value.items?.isEmpty ?? true { _ = texts(entry.value, "facts") }
      }
    }
    guard source.url.hasPrefix("https://") || source.url.hasPrefix("http://") else {
      report(node.start, "a source has no address", fix: "write '- url: https://…'")
      return
    }
    hatch.sources.append(source)
  }
}
