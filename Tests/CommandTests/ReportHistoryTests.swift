// `report --history` on repositories that are made for it, with the numbers of each commit known.

import Foundation
import Testing

@Suite struct ReportHistoryTests {
  /// A repository in a folder of its own, with days instead of a clock.
  private struct Repository {
    let folder = try? TemporaryFolder()

    func shell(_ script: String) throws -> Run {
      let folder = try #require(folder)
      let names = ["AUTHOR", "COMMITTER"].map {
        "export GIT_\($0)_NAME=x GIT_\($0)_EMAIL=x@example.org"
      }
      let run = try Program.shell(
        """
        set -e
        export GIT_CONFIG_GLOBAL=/dev/null GIT_CONFIG_NOSYSTEM=1
        \(names.joined(separator: "\n"))
        on() { export GIT_AUTHOR_DATE="$1T12:00:00Z" GIT_COMMITTER_DATE="$1T12:00:00Z"; }
        commit() { on "$1"; git add -A; git commit -qm "$2"; }
        \(script)
        """, in: folder.url)
      #expect(run.exit == 0, "\(run.standardError)")
      return run
    }

    func write(_ text: String, to path: String) throws { try #require(folder).write(text, to: path) }

    func report(_ words: [String]) throws -> Run {
      try Program.run(["report", "--history"] + words, in: #require(folder).url)
    }

    /// Each point as `DATE BRIDGES/DOCUMENTED`.
    func points(_ words: [String] = []) throws -> [String] {
      let run = try report(["-q", "--format", "json"] + words)
      #expect(run.exit == 0, "\(run.standardError)")
      let document = try JSONSerialization.jsonObject(with: Data(run.standardOutput.utf8)) as? [String: Any]
      let trend = try #require(document?["trend"] as? [String: Any])
      return try #require(trend["points"] as? [[String: Any]]).map {
        "\($0["date"] ?? "") \($0["bridges"] ?? "")/\($0["documented"] ?? "")"
      }
    }
  }

  private static func bridge(_ name: String, _ conforms: String = "UIViewRepresentable") -> String {
    """
    import SwiftUI
    struct \(name): \(conforms) {
      func makeUIView(context: Context) -> UILabel { UILabel() }
      func updateUIView(_ view: UILabel, context: Context) {}
    }

    """
  }

  /// A bridge, one through an alias in another file, an entry that comes later, a renamed file, the alias gone, a
  /// bridge gone.
  private func story() throws -> Repository {
    let repository = Repository()
    try repository.write(Self.bridge("PinCanvas"), to: "Sources/PinCanvas.swift")
    _ = try repository.shell("git init -q .; commit 2024-01-10 one")
    try repository.write(Self.bridge("Ticker", "Shown"), to: "Sources/Ticker.swift")
    try repository.write("import SwiftUI\ntypealias Shown = UIViewRepresentable\n", to: "Sources/Shown.swift")
    _ = try repository.shell("commit 2024-02-10 two")
    try repository.write("## Known Gotchas\n\n- `PinCanvas`: `Map` takes no tile overlay.\n", to: "CLAUDE.md")
    _ = try repository.shell("commit 2024-03-10 three")
    _ = try repository.shell(
      "mkdir Sources/Map; git mv Sources/PinCanvas.swift Sources/Map; commit 2024-04-10 four")
    try repository.write("protocol Shown {}\n", to: "Sources/Shown.swift")
    _ = try repository.shell("commit 2024-05-10 five")
    _ = try repository.shell("git rm -q Sources/Map/PinCanvas.swift; commit 2024-06-10 six")
    return repository
  }

  @Test func everyCommitHasItsNumbers() throws {
    #expect(
      try story().points() == [
        "2024-01-10 1/0", "2024-02-10 2/0", "2024-03-10 2/1", "2024-04-10 2/1", "2024-05-10 1/1",
        "2024-06-10 0/0",
      ])
  }

  @Test func aRangeAndSamplesKeepTheFirstAndTheLast() throws {
    let repository = try story()
    #expect(
      try repository.points(["--since", "2024-04-01"]) == [
        "2024-04-10 2/1", "2024-05-10 1/1", "2024-06-10 0/0",
      ])
    #expect(
      try repository.points(["--samples", "3"]) == ["2024-01-10 1/0", "2024-04-10 2/1", "2024-06-10 0/0"])
    #expect(try repository.points(["--since", "2024-06-10"]) == ["2024-06-10 0/0"])
    let late = try repository.report(["--since", "2025-01-01"])
    #expect(late.exit == 66)
    #expect(late.standardError.contains("the last commit is of 2024-06-10"))
  }

  /// What the working tree holds is in the inventory, and in no commit.
  @Test func theWorkingTreeIsNoCommit() throws {
    let repository = try story()
    try repository.write(Self.bridge("Fresh"), to: "Sources/Fresh.swift")
    let run = try repository.report(["-q"])
    #expect(run.standardOutput.contains("`Fresh`"))
    #expect(try repository.points().last == "2024-06-10 0/0")
  }

  /// The configuration of today judges the past.
  @Test func theConfigurationIsTodays() throws {
    let repository = try story()
    try repository.write("excluded: [Sources/Ticker.swift]\n", to: ".bridgekeeper.yml")
    #expect(try repository.points().map { $0.suffix(3) } == ["1/0", "1/0", "1/1", "1/1", "1/1", "0/0"])
  }

  /// AGENTS.md is a link to the file that holds the entry, and another link leads nowhere; one is to a source.
  @Test func linksAreFollowedInACommit() throws {
    let repository = Repository()
    try repository.write(Self.bridge("PinCanvas"), to: "Sources/PinCanvas.swift")
    try repository.write("## Known Gotchas\n\n- `PinCanvas`: no overlay.\n", to: "docs/gotchas.txt")
    _ = try repository.shell(
      """
      git init -q .; ln -s docs/gotchas.txt AGENTS.md; ln -s ../../outside Sources/CLAUDE.md
      ln -s PinCanvas.swift Sources/Again.swift; commit 2024-01-10 one
      """)
    #expect(try repository.points() == ["2024-01-10 1/1"])
    #expect(try repository.report([]).standardOutput.contains("could not be analysed"))
  }

  /// By first parents a branch counts once it is merged.
  @Test func aMergeIsOneCommit() throws {
    let repository = Repository()
    try repository.write(Self.bridge("One"), to: "One.swift")
    _ = try repository.shell("git init -q -b main .; commit 2024-01-01 one; git checkout -qb side")
    try repository.write(Self.bridge("Two"), to: "Two.swift")
    _ = try repository.shell("commit 2024-01-02 two")
    try repository.write(Self.bridge("Three"), to: "Three.swift")
    _ = try repository.shell(
      "commit 2024-01-03 three; git checkout -q main; git rm -q One.swift; commit 2024-01-04 four")
    _ = try repository.shell("on 2024-01-05; git merge -q --no-edit side")
    #expect(try repository.points() == ["2024-01-01 1/0", "2024-01-04 0/0", "2024-01-05 2/0"])
  }

  @Test func aShallowCloneSaysSo() throws {
    let repository = try story()
    let clone = Repository()
    _ = try clone.shell("git clone -q --depth 2 \"file://\(#require(repository.folder).url.path)\" . 2>&1")
    #expect(try clone.points() == ["2024-05-10 1/1", "2024-06-10 0/0"])
    let run = try clone.report([])
    #expect(run.exit == 0)
    #expect(run.standardError.contains("history: the clone is shallow"))
    #expect(run.standardOutput.contains("`git fetch --unshallow` brings the rest"))
    // A range that the clone has whole is whole.
    #expect(!(try clone.report(["--since", "2024-06-01"])).standardOutput.contains("shallow"))
  }

  @Test func aFolderOfARepositoryHasItsOwnHistory() throws {
    let repository = Repository()
    try repository.write(Self.bridge("One"), to: "App/One.swift")
    try repository.write(Self.bridge("Two"), to: "Other/Two.swift")
    try repository.write("rules: {}\n", to: "App/.bridgekeeper.yml")
    _ = try repository.shell("git init -q .; commit 2024-01-01 one")
    #expect(try repository.points(["--root", "App"]) == ["2024-01-01 1/0"])
  }

  @Test func withoutCommitsThereIsNoHistory() throws {
    let empty = Repository()
    let none = try empty.report([])
    #expect(none.exit == 66)
    #expect(none.standardError.contains("is in no git repository"))
    _ = try empty.shell("git init -q .")
    let bare = try empty.report([])
    #expect(bare.exit == 66)
    #expect(bare.standardError.contains("has no commit yet"))
  }

  /// Filters, signatures, hooks, monitors and the remote of a partial clone: nothing that the repository configures
  /// is started.
  @Test func nothingInTheRepositoryRuns() throws {
    let repository = try story()
    let partial = Repository()
    let origin = try #require(repository.folder).url.path
    _ = try repository.shell("git config uploadpack.allowFilter true")
    let run = try partial.shell(
      """
      git clone -q --filter=blob:none --no-checkout "file://\(origin)" . 2>&1
      for key in core.fsmonitor core.pager gpg.program core.sshCommand diff.external core.editor \
        filter.x.smudge filter.x.clean diff.x.textconv remote.origin.uploadpack; do
        git config $key "touch $PWD/ran; false"
      done
      git config log.showSignature true; git config remote.origin.url "ext::sh -c 'touch $PWD/ran'"
      git config protocol.ext.allow always; git config protocol.allow always
      echo '* filter=x diff=x' > .git/info/attributes
      printf '#!/bin/sh\\ntouch %s/ran\\n' "$PWD" > .git/hooks/post-checkout; chmod +x .git/hooks/post-checkout
      "$BRIDGEKEEPER" report --history --format json || echo "exit $?"
      test ! -e ran || echo RAN
      """)
    #expect(!run.standardOutput.contains("RAN"))
    #expect(run.standardOutput.contains("\"unreadable\" : "))
    #expect(run.standardError.contains("files that could not be analysed"))
  }

  @Test func theSameHistoryGivesTheSameBytes() throws {
    let repository = try story()
    for format in ["markdown", "html", "json"] {
      let first = try repository.report(["--format", format])
      #expect(first.exit == 0)
      #expect(try repository.report(["--format", format]) == first)
    }
  }

  /// Progress is for somebody who looks on.
  @Test func progressIsShownOnATerminalOnly() throws {
    let repository = try story()
    let folder = try #require(repository.folder).url
    #expect(!(try repository.report([])).standardError.contains("reading the history"))
    let terminal = try PseudoTerminal(
      ["report", "--history"], in: folder, environment: ["TERM": "xterm", "PATH": "/usr/bin:/bin"],
      columns: 100)
    _ = try terminal.finish()
    let seen = String(decoding: terminal.bytes, as: UTF8.self)
    #expect(seen.contains("reading the history: 3 of 6 commits"))
  }
}
