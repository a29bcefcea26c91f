// What a format may need besides the report.

extension Reporter {
  /// What a format may need besides the report: where the project lies, what judged it, and the texts of its files.
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
    /// The texts of the files that findings point into, by their path. A column in a file that is missing here stays in
    /// bytes.
    public var texts: [String: SourceText] = [:]
    /// The path of the root in its repository with a closing `/`; empty where it is the repository's own. Code hosts
    /// count paths from there.
    public var repositoryPrefix = ""
    /// The help on the rule of an id; nil where there is none.
    public var help: @Sendable (_ rule: String) -> RuleHelp? = { _ in nil }
    /// The https URL of a folder with a page `ID.md` for each rule, with a closing `/`; nil where the project names none.
    /// Formats take nothing but absolute URLs.
    public var documentation: String?

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

  /// The page on a rule.
  func documentation(of rule: String) -> String? { documentation.map { "\($0)\(rule).md" } }

  /// The command that says why a rule fires; nil for a rule that it does not know.
  func explanation(of rule: String) -> String? {
    help(rule) == nil ? nil : "bridgekeeper explain \(rule)"
  }

  /// Whether that command knows any rule of a report.
  func explains(_ report: Report) -> Bool {
    report.findings.contains { explanation(of: $0.rule) != nil }
  }
}
