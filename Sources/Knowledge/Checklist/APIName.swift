// What in a text is the name of an API. Judged by shape (humps, members, argument lists), because nobody can
// list every name; the few lists are of names whose shape deceives.

/// Tells names of API from ordinary words.
enum APIName {
  /// Products, languages and whole kits: written with humps, but no API that anybody could have tried.
  private static let products: Set<String> = [
    "swiftui", "uikit", "appkit", "cocoa", "catalyst", "ios", "ipados", "macos", "tvos", "watchos",
    "visionos",
    "osx", "iphone", "ipad", "imac", "macbook", "icloud", "imessage", "itunes", "carplay", "airplay",
    "airdrop",
    "facetime", "voiceover", "promotion", "testflight", "appstore", "github", "gitlab", "stackoverflow",
    "chatgpt",
    "openai", "youtube", "javascript", "typescript", "objc", "cocoapods", "xcode", "pdfs", "urls", "apis",
    "sdks",
    "uis", "ids", "gifs", "vms", "oses", "ok", "iwork", "postgresql", "linkedin", "whatsapp", "swiftlint",
  ]

  /// SwiftUI types of one hump, which look like ordinary words.
  private static let shortTypes: Set<String> = [
    "Text", "List", "Map", "Image", "Button", "Toggle", "Picker", "Slider", "Stepper", "Table", "Form",
    "Menu",
    "Grid", "Link", "Label", "Gauge", "Canvas", "Layout", "Chart", "Alert", "Spacer", "Divider", "View",
  ]

  /// Modifiers of one lower-case word that is hardly used for anything else.
  private static let shortMembers: Set<String> = ["searchable", "refreshable", "focusable"]

  private static let keywords: Set<String> = [
    "true", "false", "nil", "self", "if", "else", "guard", "let", "var", "func", "struct", "class", "import",
    "return", "yes", "no", "none", "init", "main", "it", "is", "we", "not",
  ]

  private static let fileEndings: Set<String> = [
    "swift", "md", "json", "yml", "yaml", "plist", "h", "m", "mm", "txt", "storyboard", "xib", "js", "html",
    "css",
    "pdf", "png", "sh",
  ]

  /// Whether a word outside code spans is a name by its shape.
  static func isName(_ word: some StringProtocol) -> Bool {
    let bare = ProseToken.bare(word)
    if shortTypes.contains(bare) || shortMembers.contains(bare) { return true }
    if isMember(bare) { return true }
    return humps(in: bare) >= 2 && !products.contains(bare.lowercased())
  }

  /// Whether the text of a code span is a name: an identifier that is no keyword and no whole kit.
  static func isCodeName(_ code: some StringProtocol) -> Bool {
    let bare = code.drop { !($0.isLetter || $0 == "_") }.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    let lower = bare.lowercased()
    return bare.count >= 2 && !keywords.contains(lower) && !products.contains(lower)
  }

  /// Whether a word is a file's name or path.
  static func isPath(_ word: some StringProtocol) -> Bool {
    guard !word.contains(" "), let dot = word.lastIndex(of: "."), dot != word.startIndex else { return false }
    return fileEndings.contains(word[word.index(after: dot)...].lowercased())
  }

  /// Whether what stands between brackets after a word is an argument list: labels, literals or names, not
  /// prose.
  static func areArguments(_ inner: String) -> Bool {
    if inner.isEmpty || inner.hasPrefix(".") || inner.contains("_:") || inner.hasSuffix(":") { return true }
    let parts = inner.split(separator: ",").map { $0.drop { $0 == " " } }
    return parts.allSatisfy { part in
      let value = part.firstIndex(of: ":").map { part[part.index(after: $0)...].drop { $0 == " " } } ?? part
      return !value.contains(" ")
        && (part.contains(":") || isName(value) || value == "true" || value == "false")
    }
  }

  /// Whether a name is a member, modifier or call rather than a type: it begins in lower case.
  static func isMemberName(_ raw: String) -> Bool {
    raw.first { $0.isLetter }.map { $0.isLowercase } == true || raw.contains("(") || raw.contains(".")
  }

  /// Whether a name is of UIKit, AppKit or another kit with a class prefix: `UITextView`, `NSMenu`,
  /// `MKTileOverlay`.
  static func hasClassPrefix(_ raw: String) -> Bool {
    let capitals = raw.prefix { $0.isUppercase }.count
    return capitals >= 3 && raw.dropFirst(capitals).first?.isLowercase == true
  }

  /// The humps of a name in lower case: `PageIndexViewStyle` is page, index, view, style.
  static func parts(of raw: String) -> [String] {
    var parts: [String] = []
    var previousIsUpper = true
    for character in raw.prefix(while: { $0 != "(" }) where character.isLetter {
      if character.isUppercase && !previousIsUpper || parts.isEmpty { parts.append("") }
      parts[parts.count - 1] += character.lowercased()
      previousIsUpper = character.isUppercase
    }
    return parts
  }

  /// `.sheet`, `@State`, `window.open`; no host name, abbreviation or version.
  private static func isMember(_ word: String) -> Bool {
    if word.hasPrefix(".") || word.hasPrefix("@") { return word.count >= 4 }
    let pieces = word.split(separator: ".", omittingEmptySubsequences: false)
    guard pieces.count == 2, let owner = pieces.first, let member = pieces.last else { return false }
    let hosts: Set<Substring> = ["com", "org", "net", "io", "dev", "app", "js"]
    return owner.count >= 3 && member.count >= 3 && !hosts.contains(member) && member.first?.isLetter == true
  }

  /// How many humps a word has: places where an upper-case letter begins a new part, the first part counted.
  private static func humps(in word: String) -> Int {
    let letters = Array(word.utf8)
    guard letters.count >= 4, !letters.contains(UInt8(ascii: "-")) else { return 0 }
    func isUpper(_ byte: UInt8) -> Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) }
    func isLower(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) }
    var count = 1
    for index in letters.indices.dropFirst() where isUpper(letters[index]) {
      let afterUpper = isUpper(letters[index - 1])
      let beforeLower = index + 2 < letters.count && isLower(letters[index + 1])
      if !afterUpper || beforeLower { count += 1 }
    }
    return count
  }
}
