// `check --shard` and `merge` as a pipeline runs them: what the merge prints and exits with is what one run would.

import Foundation
import Testing

@Suite struct MergeTests {
  /// The cases in which the plain gate runs over a project.
  static let names: [String] = CommandCaseTests.names.filter { name in
    let words = CommandCaseTests.folder.appendingPathComponent("\(name)/words")
    return (try? String(contentsOf: words, encoding: .utf8)) == "check\n"
  }

  @Test func casesAreThere() { #expect(Self.names.count >= 8) }

  @Test(arguments: names) func theMergeAnswersAsOneRun(name: String) throws {
    let temporary = try TemporaryFolder()
    let project = temporary.url.appendingPathComponent("project")
    let before = CommandCaseTests.folder.appendingPathComponent("\(name)/before")
    if FileManager.default.fileExists(atPath: before.path) {
      try FileManager.default.copyItem(at: before, to: project)
    } else {
      try FileManager.default.createDirectory(at: project, withIntermediateDirectories: true)
    }
    var parts: [String] = []
    for number in 1...3 {
      let run = try Program.run(["check", "--shard", "\(number)/3"], in: project)
      guard run.exit == 0 else {
        // What stops one run stops each of the runs, in the same words.
        #expect(run == (try Program.run(["check"], in: project)))
        return
      }
      #expect(run.standardError.hasPrefix("bridgekeeper: part \(number) of 3: "))
      let file = temporary.url.appendingPathComponent("part-\(number).json")
      try run.standardOutput.write(to: file, atomically: true, encoding: .utf8)
      parts.insert(file.path, at: 0)
    }
    for flags in [["-v"], ["--strict", "--show-all", "--format", "sarif"]] {
      let merged = try Program.run(["merge"] + flags + parts, in: project)
      let whole = try Program.run(["check"] + flags, in: project)
      #expect(merged == whole, "\(flags)")
    }
  }
}
