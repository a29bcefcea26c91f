// The reports that every format is tried on: a few findings of each kind, none, some that are set aside,
// hostile ones.

import Findings

/// A report with what formats need besides it.
struct Sample: Sendable {
  /// The name of its folder in `Cases`.
  let name: String
  let report: Report
  let context: Reporter.Context

  static let all = [mixed, none, setAside, compared, hostile, linked]

  /// Errors, a warning and an info; the first on a line with an emoji before it.
  static let mixed = Sample(
    name: "mixed",
    findings: [
      canvas,
      finding(
        "superseded_bridge", .warning, "'Pager' wraps UIPageViewController, and SwiftUI covers that in full",
        at: place(of: "Pager", in: "Sources/Pager.swift"), bridge: "Pager",
        fix: "bridgekeeper hatches show pager",
        related: [RelatedLocation("the gotcha entry", Location(file: "CLAUDE.md", line: 5, endLine: 7))]),
      finding(
        "incomplete_entry", .error, "the entry 'Pager' names no platform version: add `**Verified:**`",
        at: Location(file: "CLAUDE.md", line: 5, endLine: 7), bridge: "Pager"),
      finding("oversized_memory", .info, "this file shows 41000 bytes", at: Location(file: "CLAUDE.md")),
    ])

  static let none = Sample(name: "none", findings: [])

  /// What the baseline and comment commands set aside, as `--show-all` shows it, beside one that is new.
  static let setAside = Sample(
    name: "set-aside",
    findings: [
      canvas,
      finding(
        "undocumented_bridge", .error, "'Pager' has no gotcha entry: run `bridgekeeper ask Pager`",
        at: place(of: "Pager", in: "Sources/Pager.swift"), bridge: "Pager", fix: "bridgekeeper ask Pager",
        status: .baselined),
      finding(
        "oversized_memory", .warning, "this file shows 41000 bytes", at: Location(file: "CLAUDE.md"),
        status: .suppressed),
    ])

  /// A project that says where the pages on its rules are.
  static let linked = Sample(
    name: "linked",
    findings: [
      canvas,
      finding("oversized_memory", .info, "this file shows 41000 bytes", at: Location(file: "CLAUDE.md")),
    ], documentation: "https://example.com/docs/rules/")

  /// What a former report has and has not: one that is new, one unchanged, one that cannot be read and so counts
  /// always, and one that is fixed.
  static let compared = Sample(
    name: "compared",
    findings: [
      canvas.with(.new),
      finding(
        "undocumented_bridge", .error, "'Pager' has no gotcha entry: run `bridgekeeper ask Pager`",
        at: place(of: "Pager", in: "Sources/Pager.swift"), bridge: "Pager", fix: "bridgekeeper ask Pager"
      ).with(.unchanged),
      finding(
        "unreadable_source", .error, "cannot analyse this file: it is not UTF-8; save it as UTF-8",
        at: Location(file: "Sources/Old.swift")
      ).with(.unchanged),
    ],
    fixed: [
      finding(
        "orphaned_entry", .warning, "the entry 'Clock' documents `Clock`", at: Location(file: "CLAUDE.md"))
    ])

  /// One finding for each hostile text: in its path, its message, its bridge and its fix.
  static let hostile = Sample(
    name: "hostile",
    findings: HostileText.all.map { text in
      finding(
        "orphaned_entry", .warning, "the entry '\(text)' documents `\(text)`",
        at: Location(file: "Sources/\(text).swift", line: 1, endColumn: 5), bridge: text,
        fix: "ask '\(text)'",
        related: [RelatedLocation("the entry \(text)", Location(file: "\(text).md"))])
    })

  private static let canvas = finding(
    "undocumented_bridge", .error,
    "'MapCanvas' bridges MKMapView and no gotcha entry says why: run `bridgekeeper ask MapCanvas`",
    at: place(of: "MapCanvas", in: "Sources/Map.swift"), bridge: "MapCanvas",
    fix: "bridgekeeper ask MapCanvas")

  static let texts = [
    "Sources/Map.swift": "import SwiftUI\n/* 🗺️ é */ struct MapCanvas: UIViewRepresentable {\n}\n",
    "Sources/Pager.swift": "import SwiftUI\r\nstruct Pager: UIViewControllerRepresentable {\r\n}\r\n",
    "CLAUDE.md": "# App\n\n## Known Gotchas\n\n### Pager\n\n- **Gap:** `TabView`\n",
  ]

  private init(
    name: String, findings: [Finding], fixed: [Finding]? = nil, documentation: String? = nil
  ) {
    self.name = name
    report = Report(findings: findings, bridges: 3, documented: 1, entries: 4, fixed: fixed)
    var context = Reporter.Context(root: "/app")
    context.version = "0.1.0"
    context.documentation = documentation
    context.rules = [
      RuleInfo(
        id: "undocumented_bridge", summary: "A bridge whose kind needs a gotcha entry has none.",
        severity: .error),
      RuleInfo(
        id: "oversized_memory", summary: "An agent loads more than its budget at once.", severity: .warning),
    ]
    context.help = { rule in
      rule == "oversized_memory" ? RuleHelp(text: "why\n  because", markdown: "Why:\n\n- because") : nil
    }
    context.texts = Self.texts.mapValues { SourceText(Array($0.utf8)) }
    self.context = context
  }

  private static func finding(
    _ rule: String, _ severity: Severity, _ message: String, at location: Location, bridge: String? = nil,
    fix: String? = nil, related: [RelatedLocation] = [], status: Finding.Status = .open
  ) -> Finding {
    Finding(
      rule: rule, severity: severity, message: message, location: location, related: related,
      bridge: bridge, fingerprint: Fingerprint.of(rule, bridge ?? "", location.file), fix: fix, status: status
    )
  }

  /// The first place of a name in a sample text, in UTF-8 bytes as every finding has it.
  private static func place(of name: String, in file: String) -> Location {
    let lines = (texts[file] ?? "").split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (number, line) in lines.enumerated() {
      guard let range = line.firstRange(of: name) else { continue }
      let column = line[..<range.lowerBound].utf8.count + 1
      return Location(
        file: file, line: number + 1, column: column, endLine: number + 1,
        endColumn: column + name.utf8.count)
    }
    return Location(file: file)
  }
}

extension Finding {
  /// The finding beside a former report.
  fileprivate func with(_ change: Change) -> Finding {
    var copy = self
    copy.change = change
    return copy
  }
}

/// Texts that somebody could bring into a report by the name of a file, a type or an entry.
enum HostileText {
  static let all = [
    "::error file=a,line=1::forged", "##[error]forged", "<script>alert(1)</script>", "]]><x/>", "<!--x--",
    "\u{1B}[2J\u{1B}]0;x\u{7}", "a\nb.swift:1:1: error: forged (x)", "a\r\n::warning::forged", "100%0A::x",
    "\"'&amp;&#10;", "nul\u{0}nul", "\u{9B}31m\u{7F}", "left\u{202E}thgir\u{2066}\u{200F}",
    "\u{2028}line\u{2029}",
    "\u{FFFE}\u{FFFF}", "`code` ``", "[x](https://example.com)", "@someone #1 ![i](x)",
    "| a | b |\\", "{0} {{1}}", "$(touch x)", "é🗺️e\u{301}", "</details></table>", "%SRCROOT%/../x y#z?",
    "",
  ]
}
