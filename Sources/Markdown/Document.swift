// A Markdown document that keeps its text.

import CCMarkGFM

/// A Markdown document.
public struct Document: Sendable {
  public let text: String
  public init(_ text: String) { self.text = text }
}
