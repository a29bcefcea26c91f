// Every sample in every format, byte for byte: `Cases/SAMPLE/FORMAT`.

import Findings
import Foundation
import Testing

@Suite struct SnapshotTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Cases")

  /// `RECORD=1 swift test` writes the answers as they are now, and fails so that nobody takes that for a
  /// pass.
  static let isRecording = ProcessInfo.processInfo.environment["RECORD"] != nil

  @Test(arguments: Sample.all.map(\.name), Reporter.all.map(\.name))
  func theFormatIsAsExpected(sample: String, format: String) throws {
    let sample = try #require(Sample.all.first { $0.name == sample })
    let text = try #require(Reporter.named(format)).render(sample.report, sample.context)
    let file = Self.folder.appendingPathComponent("\(sample.name)/\(format)")
    if Self.isRecording {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("recorded \(sample.name)/\(format): read it, then run without RECORD")
      return
    }
    #expect(text == (try String(contentsOf: file, encoding: .utf8)))
  }
}
