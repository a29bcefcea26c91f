// What a format may need besides the report.

extension Reporter {
  /// What a format may need besides the report: where the project lies, what judged it, and the texts of its
  /// files.
  public struct Context: Sendable {
    /// The absolute path of the root, without a closing `/`.
    public var root: String
    /// Whether a format for people may colour what it prints.
    public var isColored = false
    /// Whether warnings fail the gate.
    public var isStrict = false
    /// The program's version.
    public var version = ""
    /// The rules that judged, in the order of the documentation.
    public var rules: [RuleInfo] = []
    /// The texts of the files that findings point into, by their path. A column in a file that is missing
    /// here stays in bytes.
    public var texts: [String: SourceText] = [:]
    /// The path of the root in its repository with a closing `/`; empty where it is the repository's own.
    /// Code hosts count paths from there.
    public var repositoryPrefix = ""
    /// Where a rule is documented: this, the rule's id and `.md`. A URL, or a folder of Bridgekeeper's
    /// repository.
    public var documentation = Context.documentationFolder

    /// The folder of Bridgekeeper's repository with a page for each rule. It has no public address yet, so
    /// formats that take nothing but URLs leave the link out.
    public static let documentationFolder = "docs/rules/"

    /// A context for a root folder.
    public init(root: String, isColored: Bool = false) {
      self.root = root
      self.isColored = isColored
    }
  }
}

extension Reporter.Context {
  /// A location with its columns in UTF-16 units.
  func inUTF16(_ location: Location) -> Location {
    guard let text = texts[location.file] else { return location }
    var converted = location
    converted.column = text.utf16Column(location.column, onLine: location.line)
    converted.endColumn = text.utf16Column(location.endColumn, onLine: location.endLine)
    return converted
  }

  /// A file's path as it stands in the repository.
  func repositoryPath(_ file: String) -> String {
    var kept: [Substring] = []
    for part in (repositoryPrefix + file).split(separator: "/") {
      if part == "..", let last = kept.last, last != ".." { kept.removeLast() } else { kept.append(part) }
    }
    return kept.joined(separator: "/")
  }

  /// Where a rule is documented.
  func documentation(of rule: String) -> String { "\(documentation)\(rule).md" }

  /// Where a rule is documented, for formats that take nothing but URLs.
  func documentationURL(of rule: String) -> String? {
    documentation.contains("://") ? documentation(of: rule) : nil
  }
}
