// Where a project keeps the pages on the rules, as an address that reports may link to.

import YAML

/// The address of a folder with a page for each rule.
public struct RulePages: Sendable, Equatable {
  /// The address with a closing `/`.
  public let address: String

  /// The address that a text says; nil where it is no https URL of a folder. What is left out could end a link in
  /// Markdown or an attribute, or would stand behind the name of a page.
  public init?(_ text: String) {
    let scheme = "https://"
    guard text.hasPrefix(scheme) else { return nil }
    let rest = text.dropFirst(scheme.count)
    guard let host = rest.split(separator: "/", omittingEmptySubsequences: false).first, Self.isHost(host),
      rest.utf8.allSatisfy(Self.isPlain)
    else { return nil }
    address = text.hasSuffix("/") ? text : text + "/"
  }

  /// The address of the page on a rule.
  func page(on rule: String) -> String { "\(address)\(rule).md" }

  private static func isHost(_ text: Substring) -> Bool {
    let labels = text.split(separator: ":", maxSplits: 1)
    guard let name = labels.first, name.first?.isLetter == true || name.first?.isNumber == true,
      !name.contains("@"), !name.contains("%")
    else { return false }
    return labels.count == 1 || labels[1].allSatisfy(\.isNumber)
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "-._~%/:@+".utf8.contains(byte)
    }
  }

  static func read(_ node: YAMLNode) throws(ConfigProblem) -> RulePages {
    guard let text = node.string else { throw .kind(of: node, wanted: "an address") }
    if let pages = RulePages(text) { return pages }
    throw ConfigProblem(
      problem: "'\(text)' is not the https address of a folder",
      fix: "write one such as https://example.com/docs/rules; a page is that, '/', the rule and '.md'",
      place: node.start)
  }
}
