// Path patterns against paths, as tables.

import BridgekeeperKit
import Testing

@Suite struct GlobTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let pattern, path: String
    /// Whether the path or a folder above it matches.
    let holds: Bool
    /// Whether the path itself does.
    let isExact: Bool

    init(_ pattern: String, _ path: String, _ holds: Bool, _ isExact: Bool) {
      (self.pattern, self.path, self.holds, self.isExact) = (pattern, path, holds, isExact)
    }

    var testDescription: String { "\(pattern) ~ \(path)" }
  }

  static let rows = [
    Row("Vendor", "Vendor", true, true), Row("Vendor", "Vendor/A.swift", true, false),
    Row("Vendor/", "Vendor/A.swift", true, false), Row("./Vendor", "Vendor/A.swift", true, false),
    Row("Vendor", "App/Vendor/A.swift", false, false), Row("Vendor", "Vendors/A.swift", false, false),
    Row("**/Vendor", "App/Vendor/A.swift", true, false), Row("**/Vendor", "Vendor/A.swift", true, false),
    Row("*.md", "a.md", true, true), Row("*.md", "docs/a.md", false, false),
    Row("**/*.md", "a.md", true, true), Row("**/*.md", "docs/x/a.md", true, true),
    Row("docs/**", "docs", false, false), Row("docs/**", "docs/a/b", true, true),
    Row("docs/**/*.md", "docs/a.md", true, true), Row("docs/**/c/*.md", "docs/a/b/c/d.md", true, true),
    Row("Sources/*/Views", "Sources/App/Views/A.swift", true, false),
    Row("Sources/*/Views", "Sources/App/Other/A.swift", false, false),
    Row("*Representable.swift", "MapRepresentable.swift", true, true),
    Row("M?p.swift", "Map.swift", true, true), Row("M?p.swift", "Maap.swift", false, false),
    Row("[A-M]*.swift", "Map.swift", true, true), Row("[!A-M]*.swift", "Map.swift", false, false),
    Row("[N-Z]*.swift", "Map.swift", false, false), Row("\\[a\\].md", "[a].md", true, true),
    Row("*.{swift,md}", "a.md", true, true), Row("*.{swift,md}", "a.txt", false, false),
    Row("{App,Packages/{A,B}}", "Packages/B/x.swift", true, false), Row("{App", "{App", true, true),
    Row("{App}", "{App}", true, true), Row("a*b*c", "aXbXc", true, true), Row("a*b*c", "aXbX", false, false),
    Row("**", "a/b", true, true), Row("café/*", "café/a", true, true), Row("*", ".hidden", true, true),
  ]

  @Test(arguments: rows)
  func patternAgainstPath(row: Row) {
    #expect(Glob(row.pattern).matches(row.path) == row.holds)
    #expect(Glob(row.pattern).matchesExactly(row.path) == row.isExact)
  }

  @Test(.timeLimit(.minutes(60)))
  func hostilePatternsEnd() {
    let path = String(repeating: "a/", count: 200) + "b"
    #expect(!Glob(String(repeating: "**/a/", count: 60) + "c").matchesExactly(path))
    let name = String(repeating: "a", count: 5_000)
    #expect(!Glob(String(repeating: "*a", count: 60) + "b").matches(name))
    #expect(!Glob(String(repeating: "{a,b}", count: 40)).matches(name))
  }
}
