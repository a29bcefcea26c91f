// The gate in continuous integration: a job for GitHub or GitLab, written for a program that the team puts there
// itself, since there is no public release to name.

import Findings

/// Where a pipeline runs.
public enum PipelineHost: String, Sendable, CaseIterable {
  /// GitHub Actions.
  case github
  /// GitLab CI.
  case gitlab

  /// The name as its maker writes it.
  public var name: String {
    switch self {
    case .github: "GitHub Actions"
    case .gitlab: "GitLab CI"
    }
  }

  /// The file that holds the job, relative to the root.
  var jobFile: String {
    switch self {
    case .github: ".github/workflows/bridgekeeper.yml"
    case .gitlab: ".gitlab/bridgekeeper.yml"
    }
  }

  /// The file in which GitLab begins.
  static let gitlabFile = ".gitlab-ci.yml"

  /// The job's file.
  ///
  /// - Parameter program: how the program is called where the job runs.
  /// - Parameter stage: the stage of a GitLab job, where it is not `test`.
  func job(program: String, stage: String? = nil) -> String {
    let command = ShellWord.quoted(program)
    switch self {
    case .github: return Self.github(command)
    case .gitlab: return Self.gitlab(command, stage: stage ?? "test")
    }
  }

  private static func github(_ command: String) -> String {
    """
    # The gate for bridges between SwiftUI and UIKit or AppKit: red when one has no gotcha entry.
    # Written once by 'bridgekeeper init'; it is yours to change.
    #
    # There is no public release of Bridgekeeper that this job could download. It calls the program that you put on the runner or
    # into the repository; 'swift build -c release' in Bridgekeeper's sources makes it, as .build/release/bridgekeeper.
    name: Bridgekeeper
    on:
      pull_request:
      workflow_dispatch:
    permissions:
      contents: read
    jobs:
      gate:
        runs-on: ubuntu-latest
        steps:
          - uses: actions/checkout@v4
          - name: Is the program there?
            run: |
              command -v \(command) && exit 0
              echo "::error::put the program where this job calls it, see the comment in .github/workflows/bridgekeeper.yml"
              exit 1
          - name: Check bridges and gotcha entries
            run: |
              \(command) check --format github

    """
  }

  private static func gitlab(_ command: String, stage: String) -> String {
    """
    # The gate for bridges between SwiftUI and UIKit or AppKit: red when one has no gotcha entry.
    # Written once by 'bridgekeeper init'; it is yours to change.
    #
    # There is no public release of Bridgekeeper that this job could download. It calls the program that you put on the runner or
    # into the repository; 'swift build -c release' in Bridgekeeper's sources makes it, as .build/release/bridgekeeper.
    bridgekeeper:
      stage: \(stage)
      script:
        - |
          \(command) check --output gitlab:gl-code-quality-report.json --output junit:bridgekeeper-junit.xml
      artifacts:
        when: always
        reports:
          codequality: gl-code-quality-report.json
          junit: bridgekeeper-junit.xml

    """
  }
}
