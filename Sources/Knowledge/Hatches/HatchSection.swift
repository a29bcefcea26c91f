// The prose of a hatch: five sections under fixed headings, each with its examples.

import Markdown

/// A section of a hatch's prose.
public struct HatchSection: Sendable, Hashable {
  /// The sections' names, in the order in which they stand.
  public enum Name: String, Sendable, Hashable, CaseIterable {
    /// What SwiftUI cannot do, in one sentence.
    case gap = "Gap"
    /// The native API with an example.
    case native = "Native"
    /// What the native API still lacks.
    case lacks = "Still lacks"
    /// When a bridge is right, with the heart of it.
    case bridge = "Bridge when"
    /// When and how it goes.
    case delete = "Delete when"
  }

  /// Which section it is.
  public var name: Name
  /// The Markdown below the heading, without blank lines at either end.
  public var text: String
  /// The 1-based line of the file on which the text begins.
  public var line: Int

  /// A section with every part given.
  public init(_ name: Name, text: String, line: Int) {
    self.name = name
    self.text = text
    self.line = line
  }

  /// The code blocks of the section, in order.
  public var examples: [HatchExample] { Self.examples(in: Document(text).blocks, text: text, line: line) }

  private static func examples(in blocks: [Block], text: String, line: Int) -> [HatchExample] {
    let bytes = Array(text.utf8)
    return blocks.compactMap { block in
      guard case .code(let code) = block.kind else { return nil }
      return HatchExample(
        code: String(decoding: bytes[code.contentRange], as: UTF8.self),
        language: code.fence?.info ?? "", line: line + block.lines.lowerBound - (code.fence == nil ? 1 : 0))
    }
  }
}

/// A code block of a hatch.
public struct HatchExample: Sendable, Hashable {
  /// The code, ending in a newline unless it is empty.
  public var code: String
  /// The word after the fence, such as `swift`; empty where there is none.
  public var language: String
  /// The 1-based line of the file on which the code begins.
  public var line: Int
}
