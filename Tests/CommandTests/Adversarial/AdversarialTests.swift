// No input crashes the program, hangs it or exhausts the machine: each case of hostile input through the real binary, under
// a limit of time and of memory.

import Foundation
import Testing

@Suite struct AdversarialTests {
  /// No run may have more memory at once, in MB: what a debug build needs for the largest input, and half as much again.
  static let memoryLimit = 1_000.0

  /// `ADVERSARIAL_TABLE=FILE swift test --filter AdversarialTests` runs every command over every case, of the heavy ones the
  /// first, and writes what each case took; `ADVERSARIAL_PROGRAM=FILE` names a release.
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
    // Every command meets every case in the table; here each case meets the command whose answer is known.
    guard let first = hostile.commands.first else { return }
    expectSense(try hostile.run(first, in: tree), first, hostile)
  }

  private func expectSense(
    _ run: MeasuredRun, _ command: AdversarialCommand, _ hostile: AdversarialCase
  ) {
    let words = command.words.joined(separator: " ")
    let shown = "\(run.output.prefix(600))\n\(run.errors.prefix(600))"
    #expect(!run.isOverdue, "\(words) did not end")
    #expect([0, 1, 2, 64, 65, 66, 73, 78].contains(run.exit), "\(words) ended with \(run.exit): \(shown)")
    #expect(run.peak < Self.memoryLimit, "\(words) took \(Int(run.peak)) MB")
    #expect(!run.text.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{7}" }, "\(words): \(shown)")
    #expect(run.exit == 0 || !run.text.isEmpty, "\(words) ended with \(run.exit) and said nothing")
    #expect(run.exit == hostile.exit, "\(words): \(shown)")
    // Nothing is said of some input, such as an edit that no tool could make.
    #expect(
      hostile.says.isEmpty || run.text.contains(hostile.says),
      "\(words) should say '\(hostile.says)': \(shown)")
  }

  @Test func theTable() throws {
    guard let file = Self.table else { return }
    let sound = try HostileTree()
    let idle = try (0..<5).map { _ in try Measurement.run(["--version"], in: sound.root).processor }
    let unit = idle.sorted()[2]
    var rows = [
      "| case | first command, its exit code | commands | highest peak MB | highest ratio to `--version`, its command |",
      "|---|---|---|---|---|",
    ]
    for hostile in AdversarialCase.all {
      let tree = try HostileTree()
      try hostile.make(tree)
      let commands = hostile.isHeavy ? Array(hostile.commands.prefix(1)) : hostile.commands
      rows.append(row(hostile, try commands.map { ($0, try hostile.run($0, in: tree)) }, unit))
      try Data((rows.joined(separator: "\n") + "\n").utf8).write(to: URL(fileURLWithPath: file))
    }
  }

  /// What a case came to: the ratios are of processor time, which hardly depends on what else the machine does.
  private func row(
    _ hostile: AdversarialCase, _ runs: [(command: AdversarialCommand, run: MeasuredRun)], _ unit: Double
  ) -> String {
    guard let first = runs.first, let slowest = runs.max(by: { $0.run.processor < $1.run.processor }) else {
      return ""
    }
    let words = { (command: AdversarialCommand) in "`\(command.words.joined(separator: " "))`" }
    let end = runs.contains { $0.run.isOverdue } ? "does not end" : "\(first.run.exit)"
    let peak = Int(runs.map(\.run.peak).max() ?? 0)
    let ratio = String(format: "%.1f", slowest.run.processor / unit)
    return "| \(hostile.name) | \(words(first.command)): \(end) | \(runs.count) | \(peak) | "
      + "\(ratio), \(words(slowest.command)) |"
  }
}
