// The version is for scripts and for reports of faults: its first line never changes its form, and the parts are named.

import Foundation
import Testing

@testable import bridgekeeper

@Suite struct VersionTests {
  @Test(arguments: [["--version"], ["check", "--version"]])
  func namesTheVersionAndTheParts(words: [String]) throws {
    let folder = try TemporaryFolder()
    let run = try Program.run(words, in: folder.url)
    let lines = run.standardOutput.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    #expect(lines.first == "bridgekeeper \(Bridgekeeper.version)")
    #expect(lines.count == 5 && lines.last == "", "\(run.standardOutput)")
    for (line, form) in zip(
      lines.dropFirst(),
      [#/  cmark-gfm \d+\.\d+.*/#, #/  libyaml \d+\.\d+.*/#, #/  SwiftParser of Swift \d.*/#])
    {
      #expect(line.wholeMatch(of: form) != nil, "\(line)")
    }
    #expect(run.exit == 0 && run.standardError.isEmpty)
  }
}
