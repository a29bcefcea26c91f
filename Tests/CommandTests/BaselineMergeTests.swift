// The baseline between branches: what git merges by itself, and what is said where it cannot.

import Foundation
import Testing

@Suite struct BaselineMergeTests {
  /// A repository with undocumented bridges in files of their own, all of them in the baseline.
  private func repository(_ bridges: [String]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("# App\n", to: "CLAUDE.md")
    for bridge in bridges { try folder.write(Self.bridge(bridge), to: "Sources/\(bridge).swift") }
    let run = try git(
      """
      git init -q . && git config user.name t && git config user.email t@example.com
      "$BRIDGEKEEPER" check -q --write-baseline
      git add -A && git commit -qm start && git branch left
      """, folder)
    #expect(run.exit == 0, "\(run.standardOutput)")
    return folder
  }

  private static func bridge(_ name: String) -> String {
    """
    import SwiftUI
    import UIKit

    struct \(name): UIViewRepresentable {
      func makeUIView(context: Context) -> UILabel { UILabel() }
      func updateUIView(_ view: UILabel, context: Context) {}
    }

    """
  }

  /// Runs a script, messages and results in one stream.
  private func git(_ script: String, _ folder: TemporaryFolder) throws -> Run {
    try Program.shell("exec 2>&1\n\(script)", in: folder.url)
  }

  private func baselined(_ folder: TemporaryFolder) throws -> [String] {
    let file = folder.url.appendingPathComponent(".bridgekeeper-baseline.json")
    let document = try #require(
      try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any])
    let findings = try #require(document["findings"] as? [[String: Any]])
    return findings.compactMap { $0["bridge"] as? String }
  }

  @Test func branchesThatEachPruneMerge() throws {
    let folder = try repository(["Alpha", "Bravo", "Charlie"])
    let run = try git(
      """
      git checkout -q left && git rm -q Sources/Alpha.swift && "$BRIDGEKEEPER" check -q --prune-baseline
      git commit -qam left
      git checkout -q - && git rm -q Sources/Charlie.swift && "$BRIDGEKEEPER" check -q --prune-baseline
      git commit -qam right && git merge -q --no-edit left > merging && rm merging && echo merged
      "$BRIDGEKEEPER" check -q --strict && echo green
      """, folder)
    #expect(run.standardOutput == "merged\ngreen\n")
    #expect(try baselined(folder) == ["Bravo"])
  }

  @Test func branchesThatEachAcceptMerge() throws {
    let folder = try repository(["Bravo", "Delta", "Foxtrot"])
    try folder.write(Self.bridge("Charlie"), to: "Charlie.swift")
    try folder.write(Self.bridge("Echo"), to: "Echo.swift")
    let run = try git(
      """
      git checkout -q left && mv Charlie.swift Sources && mv Echo.swift ..
      "$BRIDGEKEEPER" check -q --write-baseline --accept "for the left" && git add -A && git commit -qm left
      git checkout -q - && mv ../Echo.swift Sources
      "$BRIDGEKEEPER" check -q --write-baseline --accept "for the right" && git add -A && git commit -qm right
      git merge -q --no-edit left > merging && rm merging && echo merged
      "$BRIDGEKEEPER" check -q --strict && echo green
      "$BRIDGEKEEPER" check -q --write-baseline && git diff --exit-code && echo same
      """, folder)
    #expect(run.standardOutput == "merged\ngreen\nsame\n")
    #expect(try baselined(folder) == ["Bravo", "Charlie", "Delta", "Echo", "Foxtrot"])
  }

  /// Neighbours are one place for git. Keeping both sides is always right: what is fixed is pruned.
  @Test func aConflictIsSaidAndBothSidesCanBeKept() throws {
    let folder = try repository(["Alpha", "Bravo", "Charlie"])
    let run = try git(
      """
      git checkout -q left && git rm -q Sources/Alpha.swift && "$BRIDGEKEEPER" check -q --prune-baseline
      git commit -qam left
      git checkout -q - && git rm -q Sources/Bravo.swift && "$BRIDGEKEEPER" check -q --prune-baseline
      git commit -qam right
      git merge -q --no-edit left > merging; rm merging; "$BRIDGEKEEPER" check; echo "exit $?"
      sed -i.old -e '/^[<=>][<=>]/d' .bridgekeeper-baseline.json && rm .bridgekeeper-baseline.json.old
      "$BRIDGEKEEPER" check -q --prune-baseline && "$BRIDGEKEEPER" check -q --strict && echo green
      """, folder)
    #expect(run.standardOutput.contains("unresolved merge conflict"), "\(run.standardOutput)")
    #expect(run.standardOutput.contains("keep the findings of both sides"))
    #expect(run.standardOutput.contains("exit 65\n"))
    #expect(run.standardOutput.hasSuffix("green\n"), "\(run.standardOutput)")
    #expect(try baselined(folder) == ["Charlie"])
  }

  /// A bridge is kind, type and file: git calls it a rename, the gate a bridge that nobody answered for.
  @Test func aRenamedFileIsANewBridge() throws {
    let folder = try repository(["Alpha"])
    let run = try git(
      """
      git mv Sources/Alpha.swift Sources/Omega.swift
      "$BRIDGEKEEPER" check -q --only undocumented_bridge | cut -d: -f1; "$BRIDGEKEEPER" check -q --write-baseline > refused
      echo "exit $?"; "$BRIDGEKEEPER" check -q --write-baseline --accept "moved" && echo green
      """, folder)
    #expect(run.standardOutput == "Sources/Omega.swift\nexit 1\ngreen\n")
  }

  /// Two writers at once: one of them writes the baseline, the other finds it written.
  @Test func writersAtOnceLoseNothing() throws {
    let folder = try repository(["Alpha", "Bravo"])
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent(".bridgekeeper-baseline.json"))
    let words = ["check", "-q", "--write-baseline", "Sources"]
    let writers = try (0..<4).map { _ in try Program.start(words, in: folder.url) }
    for writer in writers { writer.waitUntilExit() }
    #expect(writers.map(\.terminationStatus) == [0, 0, 0, 0])
    #expect(try baselined(folder) == ["Alpha", "Bravo"])
  }
}
