// The work of a run, counted in instructions: times tell little on a busy machine, and a slow step is found before anybody
// waits for it.

import Foundation
import Testing

@Suite struct InstructionTests {
  /// More than this, against what was recorded, and somebody has to say why.
  private static let tolerance = 1.10

  /// A line for each toolchain and kind of processor: `6.3 x86_64 123456789`.
  private static let record = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("instructions")

  /// `RECORD=1 swift test --filter InstructionTests` writes the count down, for this toolchain.
  @Test func countsAsManyInstructionsAsBefore() throws {
    guard let counted = try count() else {
      try Test.cancel("valgrind is not installed or may not run here; .ci/setup test installs it")
    }
    let machine = try toolchain()
    var lines = (try String(contentsOf: Self.record, encoding: .utf8)).split(separator: "\n").map(String.init)
    if ProcessInfo.processInfo.environment["RECORD"] != nil {
      lines = lines.filter { !$0.hasPrefix("\(machine) ") } + ["\(machine) \(counted)"]
      try Data((lines.sorted().joined(separator: "\n") + "\n").utf8).write(to: Self.record)
      return
    }
    guard let line = lines.first(where: { $0.hasPrefix("\(machine) ") }),
      let recorded = line.split(separator: " ").last.flatMap({ Double($0) })
    else { try Test.cancel("nothing is recorded for \(machine); RECORD=1 does") }
    let ratio = Double(counted) / recorded
    #expect(
      ratio < Self.tolerance,
      """
      'check' takes \(counted) instructions, \(recorded) were recorded: \(ratio) times as many. Look for what costs more, with \
      valgrind --tool=callgrind; where it has to be, RECORD=1 swift test --filter InstructionTests records it
      """)
  }

  /// The instructions of a `check` of the example app on one processor, with hashing that is the same each time; nil
  /// without valgrind.
  private func count() throws -> Int? {
    let folder = try TemporaryFolder()
    let here = try Program.shell("taskset -c 0 valgrind --tool=none true", in: folder.url)
    guard here.exit == 0 else { return nil }
    let example = Self.record.deletingLastPathComponent().appendingPathComponent("../../Examples/Milestones")
    try FileManager.default.copyItem(
      at: example.standardizedFileURL, to: folder.url.appendingPathComponent("app"))
    let words = "taskset -c 0 valgrind --tool=callgrind --callgrind-out-file=/dev/null"
    let run = try Program.shell(
      "SWIFT_DETERMINISTIC_HASHING=1 \(words) \"$BRIDGEKEEPER\" check --root app --format json",
      in: folder.url)
    let total = run.standardError.split(separator: "\n").last { $0.contains("Collected :") }
    return try #require(total?.split(separator: " ").last.flatMap { Int($0) }, "\(run.standardError)")
  }

  /// The version of the toolchain that the program says, and the kind of processor.
  private func toolchain() throws -> String {
    let folder = try TemporaryFolder()
    let version = try Program.run(["--version"], in: folder.url).standardOutput
    let parser = version.split(separator: "\n").last { $0.contains("SwiftParser of Swift") }
    let number = try #require(parser?.split(separator: " ").last, "\(version)")
    #if arch(x86_64)
      return "\(number) x86_64"
    #else
      return "\(number) arm64"
    #endif
  }
}
