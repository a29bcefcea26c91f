// The page that GitHub shows of a job, to which `--format github` adds its report.

import BridgekeeperKit
import Findings

/// The summary of a GitHub job: a file that the steps of a job append Markdown to.
struct JobSummary: Sendable {
  /// The file's absolute path.
  private let path: String

  /// The summary, where the format is GitHub's and GitHub named a file.
  init?(for reporter: Reporter, _ world: World) {
    guard reporter.name == "github", let path = world.environment["GITHUB_STEP_SUMMARY"], !path.isEmpty else {
      return nil
    }
    self.path = Path.join(world.currentFolder, path)
  }

  /// Appends the report as Markdown.
  func append(_ report: Report, _ context: Reporter.Context, _ update: FileUpdate) throws(Failure) {
    guard let markdown = Reporter.named("markdown") else { return }
    let text = Array(markdown.render(report, context).utf8)
    try update.apply([path]) { before in [(before[0] ?? []) + text] }
  }
}
