// The type names in code spans: what a bridge can be recognised by.

/// Finds type names in the text of a code span.
enum CodeNames {
  /// The type names in a code span, in order: members and generics cut off; no paths, file names, attributes,
  /// modifiers or words in capitals.
  static func names(in span: String) -> [String] {
    let text = span.trimmed
    guard !text.contains("/") || text.contains(" / "), let first = text.first,
      first.isUppercase || first == "_"
    else {
      return []
    }
    return parts(of: text).compactMap(name)
  }

  /// A span may name several types: `UIViewRepresentable & Sendable`, `Shape → Path`.
  private static func parts(of text: String) -> [String] {
    var parts: [String] = [""]
    for word in text.prefix(while: { !"(<{=".contains($0) }).split(separator: " ") {
      if ["&", "→", "->", "+", "/", "|"].contains(word) {
        parts.append("")
      } else {
        parts[parts.count - 1] += parts[parts.count - 1].isEmpty ? String(word) : " " + word
        if let last = word.last, ",:".contains(last) { parts.append("") }
      }
    }
    return parts
  }

  private static func name(_ part: String) -> String? {
    let text = part.trimmed
    guard !isFileName(text) else { return nil }
    let name = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    let rest = text.dropFirst(name.count)
    let bare = name.drop { $0 == "_" }
    guard bare.first?.isUppercase == true, bare.contains(where: \.isLowercase), !rest.contains(" ") else {
      return nil
    }
    // A hyphen or a percent sign after the word makes it something else: a scheme, a flag.
    if let next = rest.first, !".?!:,;[@#)".contains(next) { return nil }
    return String(name)
  }

  /// Extensions of files that occur in notes about a Swift repository.
  private static let fileExtensions: Set<String> = [
    "swift", "md", "mdc", "plist", "xcconfig", "yml", "yaml", "json", "storyboard", "xib", "nib", "xcodeproj",
    "xcworkspace",
    "xcscheme", "xctestplan", "entitlements", "strings", "xcstrings", "stringsdict", "xcassets", "xcprivacy",
    "xcdatamodeld", "h", "m", "mm", "c", "cc", "cpp", "hpp", "py", "sh", "zsh", "js", "ts", "tsx", "rb", "rs",
    "go", "kt",
    "java", "gradle", "txt", "toml", "metal", "html", "css", "png", "svg", "pdf", "csv", "sql",
    "appex", "framework", "xcframework", "dylib", "dmg", "ipa", "resolved", "swiftinterface", "docc",
    "stencil",
  ]
  /// Files without an extension.
  private static let fileNames: Set<String> = [
    "Makefile", "Podfile", "Fastfile", "Gemfile", "Cartfile", "Dockerfile", "Brewfile", "Mintfile", "Appfile",
    "Matchfile",
    "Dangerfile", "Rakefile", "Podfile.lock", "Gemfile.lock",
  ]

  private static func isFileName(_ text: String) -> Bool {
    let word = text.prefix { $0 != ":" && $0 != " " && $0 != "#" }
    if fileNames.contains(String(word)) { return true }
    guard let dot = word.lastIndex(of: "."), dot > word.startIndex else { return false }
    return fileExtensions.contains(word[word.index(after: dot)...].lowercased())
  }
}
