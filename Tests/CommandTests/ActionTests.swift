// The scripts of action.yml and of the Xcode build phase, run as GitHub and Xcode run them: inputs as environment
// variables, answers in the file that GITHUB_OUTPUT names.

import Foundation
import Testing

@testable import bridgekeeper

@Suite struct ActionTests {
  /// The example app in a folder of its own.
  private func example() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try FileManager.default.copyItem(
      at: ReadmeTests.root.appendingPathComponent("Examples/Milestones"),
      to: folder.url.appendingPathComponent("project"))
    return folder
  }

  /// Runs a script of the repository in the project, with variables; what it wrote to GITHUB_OUTPUT.
  private func run(
    _ script: String, in folder: TemporaryFolder, _ variables: [String: String]
  ) throws -> (run: Run, output: String) {
    let output = folder.url.appendingPathComponent("output")
    try Data().write(to: output)
    let settings = variables.map { "export \($0.key)=\(CompletionScript.quoted($0.value))\n" }.sorted()
      .joined()
    let place = CompletionScript.quoted(folder.url.path)
    let path = CompletionScript.quoted(ReadmeTests.root.appendingPathComponent(script).path)
    let run = try Program.shell(
      """
      export GITHUB_OUTPUT=\(place)/output GITHUB_PATH=\(place)/path RUNNER_TEMP=\(place)
      export PROGRAM="$BRIDGEKEEPER" GITHUB_STEP_SUMMARY=
      \(settings)exec \(path)
      """, in: folder.url.appendingPathComponent("project"))
    return (run, try String(contentsOf: output, encoding: .utf8))
  }

  private func inputs(_ own: [String: String] = [:]) -> [String: String] {
    let defaults = [
      "CHECK_PATHS": "", "CHECK_ROOT": ".", "CHECK_STRICT": "false", "CHECK_FORMAT": "github",
      "CHECK_SARIF": "", "CHECK_ARGUMENTS": "",
    ]
    return defaults.merging(own) { _, own in own }
  }

  @Test func theActionFailsAsTheGateDoes() throws {
    let folder = try example()
    let (run, output) = try run(".ci/action-gate", in: folder, inputs(["CHECK_SARIF": "out.sarif"]))
    #expect(run.exit == 1)
    #expect(
      run.standardOutput.hasPrefix("::error file=Sources/Milestones/Bridges/OnboardingPager.swift,line=7,"))
    #expect(output == "passes=false\nerrors=1\nwarnings=0\nsarif-file=out.sarif\n")
    let sarif = try String(
      contentsOf: folder.url.appendingPathComponent("project/out.sarif"), encoding: .utf8)
    #expect(sarif.contains("\"ruleId\" : \"undocumented_bridge\""))
  }

  /// In a container the workspace belongs to somebody else, and git would list nothing of it: what is ignored would
  /// be judged.
  @Test func theActionHasGitListAWorkspaceOfSomebodyElse() throws {
    let folder = try example()
    try folder.write("Other/\n", to: "project/.gitignore")
    try folder.write(
      "import SwiftUI\nstruct Other: UIViewRepresentable {}\n", to: "project/Other/Other.swift")
    _ = try Program.shell("git init -q project", in: folder.url)
    let given = inputs(["GIT_TEST_ASSUME_DIFFERENT_OWNER": "1"])
    #expect(try run(".ci/action-gate", in: folder, given).output.contains("errors=1\n"))
    let kept = inputs(["GIT_TEST_ASSUME_DIFFERENT_OWNER": "1", "GIT_CONFIG_COUNT": "0"])
    #expect(!(try run(".ci/action-gate", in: folder, kept).output.contains("errors=1\n")))
  }

  @Test func theActionPassesAsTheGateDoes() throws {
    let given = inputs(["CHECK_ARGUMENTS": "--no-rule\nundocumented_bridge\n", "CHECK_STRICT": "true"])
    let (run, output) = try run(".ci/action-gate", in: try example(), given)
    #expect(run.exit == 0)
    #expect(output == "passes=true\nerrors=0\nwarnings=0\n")
  }

  /// An input is a word, whatever is in it, and cannot forge an output.
  @Test func anInputIsNoCommand() throws {
    let folder = try example()
    let hostile = "$(touch broken) `touch broken`; touch broken"
    let given = inputs(["CHECK_PATHS": "Sources\n\(hostile)", "CHECK_SARIF": "a\npasses=true"])
    let (run, output) = try run(".ci/action-gate", in: folder, given)
    #expect(run.exit == 66 && output == "")
    #expect(run.standardError.contains("$(touch broken)"))
    #expect(!FileManager.default.fileExists(atPath: folder.url.appendingPathComponent("project/broken").path))
    let named = try self.run(".ci/action-gate", in: folder, inputs(["CHECK_SARIF": "a\npasses=true"]))
    #expect(named.output.split(separator: "\n").filter { $0.hasPrefix("passes=") } == ["passes=false"])
  }

  @Test(arguments: ["CHECK_STRICT": "yes", "CHECK_FORMAT": "sarf", "CHECK_ROOT": "--help"])
  func aWrongInputIsNoPass(input: String, value: String) throws {
    let (run, output) = try run(".ci/action-gate", in: try example(), inputs([input: value]))
    #expect(run.exit >= 64 && output == "")
  }

  /// An archive in place of a build, with a `curl` that hands out a file.
  @Test(arguments: [
    ("https://example.com/a.tar.gz", "SUM", ""),
    ("http://example.com/a.tar.gz", "SUM", "must begin with https://"),
    ("https://example.com/a.tar.gz", "", "needs archive-sha256"),
    ("https://example.com/a.tar.gz", String(repeating: "0", count: 64), "has another sum"),
  ])
  func anArchiveIsTakenWithItsSumOnly(address: String, sum: String, problem: String) throws {
    let folder = try example()
    let script = """
      mkdir -p ../release/bin ../curl && cp "$BRIDGEKEEPER" ../release/bin/ && tar -czf ../a.tar.gz -C ../release bin
      printf '#!/bin/sh\\nwhile [ "$1" != --output ]; do shift; done\\ncp ../a.tar.gz "$2"\\n' >../curl/curl
      chmod +x ../curl/curl && { sha256sum ../a.tar.gz 2>/dev/null || shasum -a 256 ../a.tar.gz; }
      """
    let made = try Program.shell(script, in: folder.url.appendingPathComponent("project"))
    let found = String(made.standardOutput.prefix { $0 != " " })
    let (run, output) = try run(
      ".ci/action-install", in: folder,
      [
        "ARCHIVE_URL": address, "ARCHIVE_SHA256": sum == "SUM" ? found.uppercased() : sum,
        "PATH": "\(folder.url.path)/curl:\(ProcessInfo.processInfo.environment["PATH"] ?? "")",
      ])
    if problem.isEmpty {
      let program = folder.url.appendingPathComponent("bridgekeeper/bin/bridgekeeper").path
      #expect(output == "program=\(program)\n")
      #expect(run.standardOutput.hasPrefix("bridgekeeper \(Bridgekeeper.version)\n"))
    } else {
      #expect(run.exit == 1 && output == "" && run.standardOutput.contains(problem))
    }
  }

  @Test func theBuildPhaseShowsFindingsWithAbsolutePaths() throws {
    let folder = try example()
    let project = folder.url.appendingPathComponent("project").path
    let path = URL(fileURLWithPath: Program.path).deletingLastPathComponent().path + ":/usr/bin:/bin"
    let script = "Examples/ci/xcode-build-phase.sh"
    let (run, _) = try run(script, in: folder, ["SRCROOT": project, "PATH": path])
    #expect(run.exit == 1)
    #expect(
      run.standardOutput.hasPrefix("\(project)/Sources/Milestones/Bridges/OnboardingPager.swift:7:8: error: ")
    )
    let preview = try self.run(
      script, in: folder, ["SRCROOT": project, "PATH": path, "ENABLE_PREVIEWS": "YES"])
    #expect(preview.run == Run(standardOutput: "", standardError: "", exit: 0))
  }

  @Test func aBuildPhaseWithoutTheProgramWarns() throws {
    let given = ["SRCROOT": ".", "PATH": "/usr/bin:/bin", "HOME": "/nowhere"]
    let (run, _) = try run("Examples/ci/xcode-build-phase.sh", in: try example(), given)
    #expect(run.exit == 0 && run.standardOutput.hasPrefix("warning: bridgekeeper is not on the PATH"))
  }
}
