// For which files a rules file is: the `paths` of its front matter.

import Markdown
import YAML

/// The files that a rules file of Claude Code is for.
///
/// `paths` is a list of patterns, or a text with commas between them. Front matter that is no YAML is
/// ignored, and so is every other key: `globs` is another agent's. A rules file without patterns is loaded at
/// launch.
struct RulePaths: Sendable, Equatable {
  /// The patterns that can match, as written and as read.
  private(set) var patterns: [Pattern] = []
  /// Whether the file is shown only for some files.
  private(set) var isScoped = false
  /// What the front matter says that Claude Code does not read.
  private(set) var note: String?

  /// A pattern of the list.
  struct Pattern: Sendable, Equatable {
    let text: String
    let glob: Glob
  }

  /// How many patterns the braces of one file may give.
  private static let expansionLimit = 1_000

  init(_ document: Document) {
    guard let frontMatter = document.frontMatter else { return }
    guard let node = try? YAMLDocument.parse(frontMatter.inner) else {
      let isEmpty = frontMatter.inner.allSatisfy(\.isWhitespace)
      note = isEmpty ? nil : "its front matter is not read: it is no YAML"
      return
    }
    let texts = Self.texts(node["paths"])
    guard !texts.isEmpty else {
      note = node["globs"] == nil ? nil : "its 'globs' are not read: they are another agent's"
      return
    }
    isScoped = true
    patterns = Self.patterns(texts)
  }

  /// The first pattern that holds a path.
  ///
  /// - Parameter folder: the folder that holds `.claude`. Whether the patterns of a nested rules folder count
  ///   from there or
  ///   from the root is not documented, so both readings do.
  func pattern(holding path: String, in folder: String) -> String? {
    let inFolder = folder.isEmpty ? nil : Path.relative(path, to: folder)
    return patterns.first { pattern in
      pattern.holds(path) || inFolder.map(pattern.holds) == true
    }?.text
  }

  private static func texts(_ node: YAMLNode?) -> [String] {
    guard let node else { return [] }
    let texts = node.items?.compactMap(\.string) ?? node.string.map(split) ?? []
    return texts.filter { !$0.isEmpty }
  }

  /// The parts between the commas that stand in no braces.
  private static func split(_ text: String) -> [String] {
    var parts = [""]
    var depth = 0
    for character in text {
      if character == "{" { depth += 1 }
      if character == "}" { depth -= 1 }
      if character == "," && depth <= 0 {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts.map { part in
      String(part.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    }
  }

  /// A pattern that the braces of the file have no room for is taken literally by Claude Code and matches
  /// nothing.
  private static func patterns(_ texts: [String]) -> [Pattern] {
    var room = expansionLimit
    return texts.compactMap { text in
      let glob = Glob(text)
      guard text.contains("{") else { return Pattern(text: text, glob: glob) }
      let count = glob.isExpanded ? glob.alternativeCount : expansionLimit + 1
      guard count <= room else { return nil }
      room -= count
      return Pattern(text: text, glob: glob)
    }
  }
}

extension RulePaths.Pattern {
  /// A pattern means files; only one that ends in a plain name can mean a folder, and holds what is in it.
  fileprivate func holds(_ path: String) -> Bool {
    if glob.matchesExactly(path) { return true }
    let name = Path.name(of: text.hasSuffix("/") ? String(text.dropLast()) : text)
    return !name.contains { "*?[{".contains($0) } && glob.matches(path)
  }
}
