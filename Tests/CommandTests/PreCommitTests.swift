// The hook as pre-commit takes it: from a repository of hooks, into a repository of somebody's, over what is staged.

import Foundation
import Testing

@Suite struct PreCommitTests {
  static let preCommit = ReadmeTests.root.appendingPathComponent(".build/consumers/bin/pre-commit").path

  /// A repository of hooks `hooks`, and the example app as the repository `project` with the hook installed.
  private func repositories() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let root = ReadmeTests.root
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("hooks"), withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      at: root.appendingPathComponent(".pre-commit-hooks.yaml"),
      to: folder.url.appendingPathComponent("hooks/.pre-commit-hooks.yaml"))
    try FileManager.default.copyItem(
      at: root.appendingPathComponent("Examples/Milestones"), to: folder.url.appendingPathComponent("project")
    )
    try run(
      """
      git init -q hooks && git -C hooks add -A && git -C hooks commit -q -m hooks
      cat >project/.pre-commit-config.yaml <<END
      repos:
        - repo: $PWD/hooks
          rev: $(git -C hooks rev-parse HEAD)
          hooks: [{id: bridgekeeper}]
      END
      git init -q project && git -C project add -A && git -C project commit -q -m start
      cd project && "$PRE_COMMIT" install >../log
      """, in: folder, exit: 0)
    return folder
  }

  @discardableResult
  private func run(_ script: String, in folder: TemporaryFolder, exit: Int32) throws -> String {
    let program = URL(fileURLWithPath: Program.path).deletingLastPathComponent().path
    let run = try Program.shell(
      """
      set -e
      export HOME="$PWD" PATH="\(program):$PATH" PRE_COMMIT="\(Self.preCommit)" GIT_CONFIG_NOSYSTEM=1
      export GIT_AUTHOR_NAME=a GIT_AUTHOR_EMAIL=a@example.com GIT_COMMITTER_NAME=a GIT_COMMITTER_EMAIL=a@example.com
      \(script)
      """, in: folder.url)
    #expect(run.exit == exit, "\(run)")
    return run.standardOutput + run.standardError
  }

  @Test func aCommitIsJudgedByWhatItTakes() throws {
    guard FileManager.default.fileExists(atPath: Self.preCommit) else {
      try Test.cancel("pre-commit is not installed; .ci/setup test installs it")
    }
    let folder = try repositories()
    // A change that has nothing to do with bridges: the hook does not run.
    let other = try run(
      "cd project && echo note >notes.txt && git add notes.txt && git commit -m notes 2>&1", in: folder,
      exit: 0)
    #expect(other.contains("Skipped"))
    // The bridge that nobody documented is touched: the commit is refused.
    let pager = "Sources/Milestones/Bridges/OnboardingPager.swift"
    let refused = try run(
      "cd project && echo >>\(pager) && git add \(pager) && git commit -m pager 2>&1", in: folder, exit: 1)
    #expect(refused.contains("(undocumented_bridge)") && refused.contains("Failed"))
    // The entry lies in the folder and is not staged: the commit is still refused.
    try run(
      "cd project && cat fix/pager-entry.md >>CLAUDE.md && ! git commit -q -m pager", in: folder, exit: 0)
    let taken = try run("cd project && git add CLAUDE.md && git commit -m pager 2>&1", in: folder, exit: 0)
    #expect(taken.contains("Passed"))
  }
}
