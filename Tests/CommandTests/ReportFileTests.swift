// Reports in a world as it is: a root below the repository's own, file names that are commands, links, one
// run for all.

import Foundation
import Testing

@Suite struct ReportFileTests {
  private func project(_ file: String, in folder: String = "") throws -> TemporaryFolder {
    let temporary = try TemporaryFolder()
    try temporary.write(SurroundingsTests.bridge, to: folder + file)
    return temporary
  }

  private func text(_ folder: TemporaryFolder, _ path: String) throws -> String {
    try String(contentsOf: folder.url.appendingPathComponent(path), encoding: .utf8)
  }

  @Test func pathsCountFromTheRepositoryWhereCodeHostsReadThem() throws {
    let folder = try project("Sources/PinCanvas.swift", in: "Apps/Field/")
    try folder.write("", to: "Apps/Field/.bridgekeeper.yml")
    let run = try Program.shell(
      """
      mkdir .git && cd Apps/Field && \
      "$BRIDGEKEEPER" check -q --output sarif:../../report.sarif --output gitlab:report.json --output rdjson:rd.json
      """, in: folder.url)
    #expect(run.exit == 1)
    #expect(run.standardOutput.hasPrefix("Sources/PinCanvas.swift:2:8: error: "))
    #expect(try text(folder, "report.sarif").contains("\"uri\" : \"Apps/Field/Sources/PinCanvas.swift\""))
    #expect(try text(folder, "Apps/Field/report.json").contains("\"Apps/Field/Sources/PinCanvas.swift\""))
    #expect(try text(folder, "Apps/Field/rd.json").contains("\"path\" : \"Sources/PinCanvas.swift\""))
  }

  @Test func aFileNameIsNoCommand() throws {
    let folder = try project("::error file=a::b.swift")
    let run = try Program.run(
      ["check", "-q", "--format", "github"], in: folder.url, environment: ["GITHUB_STEP_SUMMARY": ""])
    #expect(
      run.standardOutput.hasPrefix("::error file=%3A%3Aerror file=a%3A%3Ab.swift,line=2,col=8,endLine=2,"))
    #expect(run.standardOutput.split(separator: "\n").count == 1)
  }

  @Test func theFormerReportIsReplacedAndALinkStays() throws {
    let folder = try project("Sources/PinCanvas.swift")
    let run = try Program.shell(
      """
      mkdir reports && echo former > reports/check.json && ln -s reports/check.json latest.json
      "$BRIDGEKEEPER" check -q --format json --output json:latest.json > printed.json
      "$BRIDGEKEEPER" check -q --output json:latest.json --output text:reports/check.json
      echo "exit $?"
      readlink latest.json && cmp printed.json reports/check.json && echo same
      """, in: folder.url)
    #expect(run.standardOutput == "exit 64\nreports/check.json\nsame\n")
    #expect(run.standardError.contains("two reports cannot go to one file"))
  }

  @Test func whatCannotBeWrittenIsExit73AndNothingIsWritten() throws {
    let folder = try project("Sources/PinCanvas.swift")
    let run = try Program.shell(
      """
      mkdir folder
      "$BRIDGEKEEPER" check --output json:a.json --output sarif:folder; echo "exit $?"; ls
      """, in: folder.url)
    #expect(run.standardOutput == "exit 73\nSources\nfolder\n")
    #expect(run.standardError.contains("folder"))
  }
}
