// A template while it is being read: what is known of it so far, and what was found wrong on the way.

import Findings
import Markdown
import YAML

/// A template in the making.
struct TemplateDraft {
  var template = Template()
  /// The keys of files with the place of each in the YAML text.
  var paths: [(path: String, isTest: Bool, place: YAMLPlace)] = []
  /// Texts of the manifest that may have places for values, with their place in the YAML text.
  var texts: [(text: TemplateText, place: YAMLPlace)] = []
  private(set) var problems: [TemplateProblem] = []
  private let places: FrontMatterPlaces

  init(_ document: Document) { places = FrontMatterPlaces(document) }

  /// Reports what is wrong at a place of the YAML text.
  mutating func report(_ place: YAMLPlace, _ problem: String, fix: String) {
    let place = places[place]
    report(line: place.line, column: place.column, problem, fix: fix)
  }

  /// Reports what is wrong at a place of a file, which is the manifest where no other is named.
  mutating func report(
    file: String = templateManifest, line: Int, column: Int = 1, _ problem: String, fix: String
  ) {
    problems.append(TemplateProblem(file: file, line: line, column: column, problem, fix: fix))
  }

  /// The text of a value, reported where it is no text, empty or longer than a line.
  mutating func text(_ node: YAMLNode, _ key: String) -> String? {
    switch node.line {
    case .success(let text): return text
    case .failure(let fault):
      let words = fault.words(key)
      report(node.start, words.problem, fix: words.fix)
      return nil
    }
  }

  /// The text of a value that may have places for values.
  mutating func template(_ node: YAMLNode, _ key: String) -> TemplateText? {
    guard let text = text(node, key).map({ TemplateText($0) }) else { return nil }
    texts.append((text, node.start))
    return text
  }

  /// The values of a list.
  mutating func items(_ node: YAMLNode, _ key: String) -> [YAMLNode] {
    if let items = node.items, !items.isEmpty { return items }
    report(node.start, "'\(key)' holds no list", fix: "write its values below it, each behind '- '")
    return []
  }
}
