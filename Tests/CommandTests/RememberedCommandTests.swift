// What is remembered of a run is as good as a run, in a repository where everything that a run looks at changes, one thing
// after the other.

import Foundation
import Testing

@Suite struct RememberedCommandTests {
  /// What people and git do between two runs, as shell scripts.
  private static let changes = [
    "true",
    "cp Sources/Prose.swift kept.txt",
    "ln -sf ../kept.txt Sources/Prose.swift",
    "rm Sources/Prose.swift && mv kept.txt Sources/Prose.swift",
    "printf 'struct Plain { var more = 1 }\\n' > Sources/Plain.swift",
    "sed -i.bak s/UILabel/UITextView/ Sources/Prose.swift && rm Sources/Prose.swift.bak",
    "git add -A",
    "printf '## Known Gotchas\\n\\n### `Prose` shows rich text\\n\\n`Text` cannot select.\\n' > AGENTS.md",
    "git add AGENTS.md && printf '# Another\\n' > AGENTS.md",
    "git commit -qm second",
    "git checkout -q AGENTS.md",
    "printf 'agents: [codex]\\npresenters: true\\n' > .bridgekeeper.yml",
    "printf 'import SwiftUI\\nstruct Verse: UIViewRepresentable {}\\n' > Sources/Verse.swift",
    "git add Sources/Verse.swift && rm Sources/Verse.swift",
    "printf 'Sources/Verse.swift\\n' > .gitignore && git rm -q --cached Sources/Verse.swift",
    "mkdir -p .bridgekeeper/hatches && printf -- '---\\nid: own\\n---\\n' > .bridgekeeper/hatches/own.md",
    "rm -r .bridgekeeper",
    "\"$BRIDGEKEEPER\" check --write-baseline || true",
    "rm Sources/Prose.swift",
    "git checkout -q Sources/Prose.swift && chmod 000 Sources/Plain.swift",
    "chmod 644 Sources/Plain.swift && git config core.autocrlf true",
    "GIT_COMMITTER_DATE=2031-01-01T00:00:00Z git commit -q --allow-empty -m third",
    "rm -rf .git",
  ]

  private static let commands = [
    ["check", "--verbose", "--show-all"], ["check", "--staged", "--format", "json"],
    ["check", "--since", "HEAD~1"], ["bridges", "--format", "json"], ["report", "--format", "json"],
    ["explain", "Prose"],
  ]

  private let folder: TemporaryFolder
  private var app: URL { folder.url.appendingPathComponent("app") }
  private var cache: [String: String] {
    ["BRIDGEKEEPER_CACHE": folder.url.appendingPathComponent("cache").path]
  }

  init() throws {
    folder = try TemporaryFolder()
    try FileManager.default.createDirectory(at: app, withIntermediateDirectories: true)
    let start = """
      git init -q && git config user.email a@b.c && git config user.name a && mkdir Sources
      printf 'import SwiftUI\\nstruct Prose: UIViewRepresentable {\\n  let label: UILabel\\n}\\n' > Sources/Prose.swift
      printf 'struct Plain {}\\n' > Sources/Plain.swift
      git add -A && git commit -qm first
      """
    #expect(try Program.shell(start, in: app).exit == 0)
  }

  @Test func whateverChangesIsSeen() throws {
    for change in Self.changes {
      let done = try Program.shell(change, in: app)
      #expect(done.exit == 0, "\(change): \(done)")
      for words in Self.commands {
        let fresh = try Program.run(words, in: app, environment: ["BRIDGEKEEPER_CACHE": "off"])
        for round in 1...2 {
          let run = try Program.run(words, in: app, environment: cache)
          #expect(run == fresh, "after '\(change)', \(words), round \(round)")
        }
      }
    }
  }

  @Test func surroundingsCount() throws {
    func check(_ words: [String], _ variables: [String: String]) throws -> (Run, Run) {
      let off = try Program.run(
        words, in: app, environment: variables.merging(["BRIDGEKEEPER_CACHE": "off"]) { $1 })
      return (try Program.run(words, in: app, environment: variables.merging(cache) { $1 }), off)
    }
    for words in [["check"], ["check", "--color", "always"], ["check", "--format", "github"]] {
      for variables in [[:], ["NO_COLOR": "1"], ["TERM": "dumb"], ["GIT_INDEX_FILE": "none"]] {
        let (run, fresh) = try check(words, variables)
        #expect(run == fresh, "\(words), \(variables)")
      }
    }
    let elsewhere = app.appendingPathComponent("Sources")
    let below = try Program.run(["check"], in: elsewhere, environment: cache)
    #expect(below.standardOutput == (try check(["check"], [:]).1).standardOutput)
  }

  /// A report that was asked for is written each time.
  @Test func filesAreWrittenAgain() throws {
    let report = app.appendingPathComponent("report.json")
    let summary = folder.url.appendingPathComponent("summary.md")
    let variables = cache.merging(["GITHUB_STEP_SUMMARY": summary.path]) { $1 }
    var sizes: [Int] = []
    for _ in 1...3 {
      try? FileManager.default.removeItem(at: report)
      _ = try Program.run(
        ["check", "--format", "github", "--output", "json:report.json"], in: app, environment: variables)
      #expect(FileManager.default.fileExists(atPath: report.path))
      sizes.append(try Data(contentsOf: summary).count)
    }
    #expect(sizes[0] > 0 && sizes[1] == 2 * sizes[0] && sizes[2] == 3 * sizes[0], "\(sizes)")
  }
}
