// `hatches lint`, a sound hatch and one change a case: what the change breaks, and where.

import BridgekeeperKit
import Findings
import Knowledge
import Testing

@Suite struct HatchLintTests {
  static let sound = """
    ---
    id: sound-meter
    title: Sound meter
    wraps: [LevelView]
    kind: view
    category: gap
    direction: uikit-in-swiftui
    native: Gauge
    platforms:
      iOS: partial since 16.0
      macOS: none
    remove when: "`Gauge` can show two needles"
    words: [sound level, meter]
    template: view
    rules: [input_ignored_by_update]
    related: [other-meter]
    confidence:
      gap: confirmed
      native: recalled
      lacks: recalled
    checked: 2026-11-30
    sources:
      - url: https://example.com/gauge
        facts: [gap]
    ---

    ## Gap

    `Gauge` has one needle, so the peak of a level cannot be shown beside the level itself.

    ## Native

    `Gauge` shows one value since iOS 16.

    ```swift
    Gauge(value: level) { Text("Level") }
    ```

    ## Still lacks

    A second needle.

    ## Bridge when

    The peak has to be seen.

    ```swift
    func makeUIView(context: Context) -> LevelView { LevelView() }
    ```

    ## Delete when

    Replace it by `Gauge`.

    """

  static var other: Hatch {
    var hatch = Hatch()
    hatch.id = "other-meter"
    return hatch
  }

  /// What stands in the sound hatch, what stands there instead, and the findings: `LINE:COLUMN RULE`.
  static let cases: [(old: String, new: String, findings: [String])] = [
    ("id: sound-meter", "id: sound-metre", ["2:1 unreadable_hatch"]),
    ("id: sound-meter", "id: Sound Meter", ["2:5 unreadable_hatch"]),
    ("[other-meter]", "[sound-meter]", ["16:11 hatch_related"]),
    ("[other-meter]", "[other-meter, othr-meter]", ["16:24 hatch_related"]),
    ("[input_ignored_by_update]", "[inputIgnored]", ["15:9 hatch_rules"]),
    ("wraps: [LevelView]", "wraps: [LevelView, PeakView]", ["4:20 hatch_wraps"]),
    ("wraps: [LevelView]", "wraps: [LevelView, UIView (vendor)]", []),
    ("category: gap", "category: superseded", ["6:1 hatch_coverage"]),
    ("partial since 16.0", "full since 16.0", ["6:1 hatch_coverage"]),
    ("partial since 16.0", "full since 16", ["6:1 hatch_coverage", "10:21 hatch_form"]),
    ("gap: confirmed\n  native: recalled", "gap: confirmed\n  native: confirmed", ["17:1 hatch_evidence"]),
    ("    facts: [gap]\n", "", ["17:1 hatch_evidence"]),
    (
      "`Gauge` has one needle, so the peak of a level cannot be shown beside the level itself.",
      "SwiftUI is not powerful enough.", ["29:1 hatch_gap"]
    ),
    ("so the peak of a level", "so it fails. The peak of a level", ["29:1 hatch_gap"]),
    ("context: Context) -> LevelView {", "context: Context -> LevelView {", ["48:26 hatch_example"]),
    ("```swift\nGauge", "```\nGauge", ["36:1 hatch_example"]),
    ("Text(\"Level\") }", "Text(\"Level\")", ["36:36 hatch_example"]),
    (
      "A second needle.", "A needle" + String(repeating: " and a needle", count: 11) + ".",
      ["41:1 hatch_sentence"]
    ),
    (
      "A second needle.",
      "`one two three` `one two` e.g. three. " + String(repeating: "`a b` ", count: 30) + "end.", []
    ),
    ("A second needle.", "FILL IN: what it lacks", ["41:1 hatch_unfilled"]),
    ("## Still lacks", "## Still Lacks", ["39:1 unreadable_hatch", "53:1 unreadable_hatch"]),
    ("kind: view\ncategory: gap", "category: gap\nkind: view", ["6:1 hatch_form"]),
    ("[sound level, meter]", "[sound level,meter]", ["13:21 hatch_form"]),
    ("title: Sound meter", "title: 'Sound meter'", ["3:8 hatch_form"]),
  ]

  @Test func theSoundOneIsSound() {
    #expect(lint(Self.sound).isEmpty)
  }

  @Test(arguments: cases)
  func aChangeIsFound(old: String, new: String, findings: [String]) throws {
    let range = try #require(Self.sound.firstRange(of: old))
    let text = Self.sound.replacingCharacters(in: range, with: new)
    let found = lint(text)
    #expect(found.map(Self.spelling) == findings, "\(found.map(\.message))")
  }

  @Test func twoFilesWithOneID() {
    let findings = lintHatches(
      [("a/sound-meter.md", Self.sound), ("b/sound-meter.md", Self.sound)], besides: [Self.other])
    #expect(findings.map(\.rule) == ["hatch_id", "hatch_id"])
  }

  @Test func rulesAreLookedUpWhereTheyAreKnown() {
    let file = [(path: "sound-meter.md", text: Self.sound)]
    let known = lintHatches(file, besides: [Self.other], knownRules: ["input_ignored_by_update"])
    let unknown = lintHatches(file, besides: [Self.other], knownRules: ["input_ignored_by_updates"])
    #expect(known.isEmpty)
    #expect(
      unknown.map(\.message) == [
        "there is no rule 'input_ignored_by_update'; did you mean 'input_ignored_by_updates'?"
      ])
  }

  private func lint(_ text: String) -> [Finding] {
    let findings = lintHatches([("hatches/sound-meter.md", text)], besides: [Self.other])
    return Report(findings: findings, bridges: 0, documented: 0, entries: 0).findings
  }

  private static func spelling(_ finding: Finding) -> String {
    "\(finding.location.line):\(finding.location.column) \(finding.rule)"
  }
}

extension String {
  fileprivate func replacingCharacters(in range: Range<String.Index>, with text: String) -> String {
    self[..<range.lowerBound] + text + self[range.upperBound...]
  }
}
