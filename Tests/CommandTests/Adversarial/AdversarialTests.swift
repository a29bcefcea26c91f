// No input crashes the program, hangs it or exhausts the machine: each case of hostile input through the real binary, under
// a limit of time and of memory.

import Foundation
import Testing

@Suite(.serialized) struct AdversarialTests {
  /// No run may have more memory at once, in MB: what a debug build needs for the largest input, and half as much again.
  static let memoryLimit = 1_000.0

  /// `ADVERSARIAL_TABLE=FILE swift test --filter AdversarialTests` runs every command over every case, and writes what each
  /// took.
  static let table = ProcessInfo.processInfo.environment["ADVERSARIAL_TABLE"]

  @Test func casesAreThere() {
    #expect(AdversarialCase.all.count >= 80)
    #expect(Set(AdversarialCase.all.map(\.name)).count == AdversarialCase.all.count)
  }

  @Test(arguments: AdversarialCase.all)
  func itEndsAndSaysWhatItMust(hostile: AdversarialCase) throws {
    guard Self.table == nil else { return }
    let tree = try HostileTree()
    try hostile.make(tree)
    for (place, command) in hostile.commands.enumerated()
    where !hostile.isHeavy || place == 0 || command.input != .nothing {
      expectSense(try hostile.run(command, in: tree), command, place == 0 ? hostile : nil)
    }
  }

  /// - Parameter hostile: the case, where it says what must be answered.
  private func expectSense(
    _ run: MeasuredRun, _ command: AdversarialCommand, _ hostile: AdversarialCase?
  ) {
    let words = command.words.joined(separator: " ")
    let shown = "\(run.output.prefix(600))\n\(run.errors.prefix(600))"
    #expect(!run.isOverdue, "\(words) did not end")
    #expect([0, 1, 2, 64, 65, 66, 73, 78].contains(run.exit), "\(words) ended with \(run.exit): \(shown)")
    #expect(run.peak < Self.memoryLimit, "\(words) took \(Int(run.peak)) MB")
    #expect(!run.text.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{7}" }, "\(words): \(shown)")
    #expect(run.exit == 0 || !run.text.isEmpty, "\(words) ended with \(run.exit) and said nothing")
    guard let hostile else { return }
    #expect(run.exit == hostile.exit, "\(words): \(shown)")
    #expect(run.text.contains(hostile.says), "\(words) should say '\(hostile.says)': \(shown)")
  }

  @Test func theTable() throws {
    guard let file = Self.table else { return }
    let idle = try (0..<5).map { _ in try Measurement.run(["--version"], in: HostileTree().root).processor }
    let unit = idle.sorted()[2]
    var rows = [
      "| case | command | exit code | peak MB | processor time, ratio to `--version` |",
      "|---|---|---|---|---|",
    ]
    for hostile in AdversarialCase.all {
      let tree = try HostileTree()
      try hostile.make(tree)
      for command in hostile.commands {
        let run = try hostile.run(command, in: tree)
        let ratio = String(format: "%.1f", run.processor / unit)
        let end = run.isOverdue ? "none" : "\(run.exit)"
        rows.append(
          "| \(hostile.name) | `\(command.words.joined(separator: " "))` | \(end) | \(Int(run.peak)) | \(ratio) |"
        )
        try Data((rows.joined(separator: "\n") + "\n").utf8).write(to: URL(fileURLWithPath: file))
      }
    }
  }
}
