// Apple's documentation pages: the one for people, and its mirror in plain Markdown that an agent can read.

import Knowledge

/// A page of Apple's documentation.
public struct ApplePage: Sendable, Hashable {
  /// Where it stands in the documentation: `swiftui/view/refreshable(action:)`.
  public let path: String

  private static let homes = [
    "https://developer.apple.com/documentation/", "https://developer.apple.com/tutorials/data/documentation/",
    "https://sosumi.ai/documentation/",
  ]

  /// The page that an address leads to; nil where that is none of Apple's documentation.
  public init?(_ address: String) {
    guard let home = Self.homes.first(where: address.hasPrefix) else { return nil }
    var path = address.dropFirst(home.count).prefix { $0 != "#" && $0 != "?" }
    for ending in [".md", ".json", "/"] where path.hasSuffix(ending) { path = path.dropLast(ending.count) }
    guard !path.isEmpty else { return nil }
    self.path = String(path)
  }

  /// The page itself.
  public var address: String { "https://developer.apple.com/documentation/\(path)" }
  /// The same in plain Markdown.
  public var mirror: String { "https://sosumi.ai/documentation/\(path)" }
}

extension Hatch {
  /// Apple's pages about the native API, each once, in the order of the sources.
  var applePages: [ApplePage] {
    var pages: [ApplePage] = []
    for source in sources where source.facts.contains(.native) {
      if let page = ApplePage(source.url), !pages.contains(page) { pages.append(page) }
    }
    return pages
  }
}
