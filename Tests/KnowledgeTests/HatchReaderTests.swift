// Hatches are read as they are written: a sound one gives every part, and everything that is wrong with
// another has its place.

import Knowledge
import Testing

@Suite struct HatchReaderTests {
  static let sound = """
    ---
    id: sound-meter
    title: "Meters: sound"
    wraps: [LevelView, UIView.tintColor, UIView (vendor meter)]
    kind: view
    category: partly-superseded
    direction: uikit-in-swiftui
    native: Gauge, Meter
    platforms:
      iOS: partial since 16.0, full since 18.1
      macOS: none
    remove when: iOS 18.1 is the deployment target
    words: [sound level, "meter, loud"]
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
        facts: [gap, native]
      - url: https://example.com/more
    ---

    ## Gap

    `Gauge` has one needle.

    ## Native

    `Gauge` shows one value.

    ```swift
    Gauge(value: level) { Text("Level") }
    ```

    ## Still lacks

    A second needle.

    ## Bridge when

    The peak has to be seen.

    ## Delete when

    Replace it.

    """

  @Test func everyPartIsRead() throws {
    let reading = readHatch(Self.sound, path: "KnowledgeBase/sound-meter.md")
    #expect(reading.problems == [])
    let hatch = try #require(reading.hatch)
    #expect(hatch.id == "sound-meter" && hatch.title == "Meters: sound")
    #expect(
      hatch.wraps == [
        HatchWrap(type: "LevelView"), HatchWrap(type: "UIView", member: "tintColor"),
        HatchWrap(type: "UIView", qualifier: "vendor meter"),
      ])
    #expect(hatch.wraps.map(\.isType) == [true, false, false])
    #expect((hatch.kind, hatch.category, hatch.direction) == (.view, .partlySuperseded, .uikitInSwiftUI))
    #expect(hatch.native == "Gauge, Meter")
    let iOS = HatchCoverage(
      partialSince: VersionNumber(major: 16), fullSince: VersionNumber(major: 18, minor: 1))
    #expect(hatch.platforms == ["iOS": iOS, "macOS": HatchCoverage()])
    #expect(hatch.removeWhen == "iOS 18.1 is the deployment target")
    #expect(hatch.words == ["sound level", "meter, loud"])
    #expect(hatch.template == .view)
    #expect(hatch.rules == ["input_ignored_by_update"] && hatch.related == ["other-meter"])
    #expect(hatch.confidence == [.gap: .confirmed, .native: .recalled, .lacks: .recalled])
    #expect(hatch.checked == WrittenDate(year: 2026, month: 11, day: 30))
    #expect(hatch.sources.map(\.facts) == [[.gap, .native], []])
    #expect(hatch.sections.map(\.name) == HatchSection.Name.allCases)
    #expect(hatch.gap == "`Gauge` has one needle." && hatch[.gap]?.line == 30)
    let example = try #require(hatch[.native]?.examples.first)
    #expect(example.code == "Gauge(value: level) { Text(\"Level\") }\n")
    #expect((example.language, example.line) == ("swift", 37))
    #expect(hatch.fileText == Self.sound)
  }

  /// What stands in the sound hatch, what stands there instead, and the problems: `LINE:COLUMN` and words of
  /// the message.
  static let cases: [(old: String, new: String, problems: [String])] = [
    (
      "title:", "titel:",
      ["3:1 unknown key 'titel'; did you mean 'title'?", "26:1 the key 'title' is missing"]
    ),
    ("kind: view", "kind: viev", ["5:7 'kind' does not take 'viev'; did you mean 'view'?"]),
    ("kind: view", "kind:", ["5:6 'kind' holds no text"]),
    ("kind: view\n", "", ["25:1 the key 'kind' is missing"]),
    ("[LevelView, ", "[levelView, ", ["4:9 'levelView' names no type"]),
    ("[LevelView, ", "[Ä, ", ["4:9 'Ä' names no type"]),
    ("UIView (vendor meter)", "UIView (", ["4:38 'UIView (' names no type"]),
    ("[LevelView, UIView.tintColor, UIView (vendor meter)]", "LevelView", ["4:8 'wraps' holds no list"]),
    ("  iOS:", "  iPhoneOS:", ["10:3 'platforms' has no 'iPhoneOS'"]),
    ("  macOS: none", "  macos: none", ["11:3 'platforms' has no 'macos'; did you mean 'macOS'?"]),
    ("full since 18.1", "full since 18.x", ["10:8 'partial since 16.0, full since 18.x' says no coverage"]),
    (
      "full since 18.1", "full since 15.0",
      ["10:8 'partial since 16.0, full since 15.0' is full before it is partial"]
    ),
    ("macOS: none", "macOS: since 13", ["11:10 'since 13' says no coverage"]),
    (
      "gap: confirmed\n  native", "gap: sure\n  native",
      ["18:8 'gap' does not take 'sure'", "17:1 'confidence' says nothing of 'gap'"]
    ),
    ("  native: recalled\n", "", ["17:1 'confidence' says nothing of 'native'"]),
    ("checked: 2026-11-30", "checked: 2026-13-30", ["21:10 '2026-13-30' is no day"]),
    ("checked: 2026-11-30", "checked: yesterday", ["21:10 'yesterday' is no day"]),
    (
      "facts: [gap, native]", "facts: [gap, nativ]",
      ["24:18 'facts' does not take 'nativ'; did you mean 'native'?"]
    ),
    ("- url: https://example.com/more", "- url: example.com", ["25:5 a source has no address"]),
    ("related: [other-meter]", "related: []", ["16:10 'related' is empty"]),
    ("related: [other-meter]", "related: [", ["16:10 a bracket is opened and not closed"]),
    ("title: \"Meters: sound\"", "title: Meters: sound", ["3:14 a colon stands where no key can be"]),
    ("template: view", "template: veiw", ["14:11 'template' does not take 'veiw'; did you mean 'view'?"]),
    (
      "## Native", "## Natives",
      [
        "32:1 no section is called 'Natives'; did you mean '## Native'?",
        "50:1 the section 'Native' is missing",
      ]
    ),
    (
      "## Native", "# Native", ["32:1 no section is called 'Native'", "50:1 the section 'Native' is missing"]
    ),
    (
      "## Delete when", "## Gap",
      ["48:1 the section 'Gap' stands twice", "50:1 the section 'Delete when' is missing"]
    ),
    ("A second needle.", "", ["40:1 the section 'Still lacks' is empty"]),
    (
      "native: Gauge, Meter\n", "",
      ["31:1 there is a section 'Native', and no key 'native'", "16:1 'confidence' speaks of 'native'"]
    ),
    ("---\n\n## Gap", "---\n\nHello.\n\n## Gap", ["28:1 text stands before the first section"]),
    ("---\nid", "id", ["1:1 a hatch begins with front matter"]),
  ]

  @Test(arguments: cases)
  func whatIsWrongHasItsPlace(old: String, new: String, problems: [String]) throws {
    let reading = try read(old, new)
    #expect(reading.hatch == nil)
    try compare(reading.problems, problems)
    #expect(reading.problems.allSatisfy { $0.weight == .unreadable && !$0.fix.isEmpty })
  }

  /// Changes that leave the hatch readable.
  static let formCases: [(old: String, new: String, problems: [String])] = [
    (
      "kind: view\ncategory: partly-superseded", "category: partly-superseded\nkind: view",
      ["6:1 the key 'kind' stands after 'category'"]
    ),
    (
      "[sound level, ", "[sound level,  ",
      ["13:22 the file is not in canonical form; write: words: [sound level"]
    ),
    ("title: \"Meters: sound\"", "title: 'Meters: sound'", ["3:8 the file is not in canonical form"]),
    ("[LevelView, ", "[ LevelView, ", ["4:9 the file is not in canonical form"]),
    ("full since 18.1", "full since 18.1.0", ["10:43 the file is not in canonical form"]),
    (
      "iOS 18.1 is the deployment target", "iOS 18.1 is the deployment target # soon",
      ["12:47 the file is not in canonical form"]
    ),
    ("Replace it.\n", "Replace it.\n\n", ["52:1 the file is not in canonical form"]),
    ("## Gap\n\n", "## Gap\n", ["29:1 the file is not in canonical form; leave this line empty"]),
    ("words: [sound level", "words: [sound level, sound level", ["13:8 'words' has 'sound level' twice"]),
  ]

  @Test(arguments: formCases)
  func anotherFormIsReadAndTold(old: String, new: String, problems: [String]) throws {
    let reading = try read(old, new)
    #expect(reading.hatch != nil)
    try compare(reading.problems, problems)
    #expect(reading.problems.allSatisfy { $0.weight == .form })
  }

  @Test func aMovedSectionIsTold() throws {
    let moved = Self.sound.replacing("## Still lacks", with: "## X").replacing(
      "## Bridge when", with: "## Still lacks"
    )
    .replacing("## X", with: "## Bridge when")
    let reading = readHatch(moved, path: "sound-meter.md")
    #expect(reading.hatch != nil)
    try compare(
      reading.problems,
      ["42:1 the section 'Bridge when' stands in the wrong place; keep the order: Gap, Native"])
  }

  @Test func otherLineEndsAreRead() throws {
    for text in [Self.sound.replacing("\n", with: "\r\n"), "\u{FEFF}" + Self.sound] {
      let reading = readHatch(text, path: "sound-meter.md")
      #expect(reading.hatch?.id == "sound-meter")
      try compare(reading.problems, ["1:1 the file has a byte-order mark or line ends that are not LF"])
    }
  }

  private func read(_ old: String, _ new: String) throws -> HatchReading {
    let range = try #require(Self.sound.firstRange(of: old))
    return readHatch(
      Self.sound[..<range.lowerBound] + new + Self.sound[range.upperBound...], path: "sound-meter.md")
  }

  private func compare(_ found: [HatchProblem], _ wanted: [String]) throws {
    let texts = found.map { "\($0.line):\($0.column) \($0.problem); \($0.fix)" }
    #expect(texts.count == wanted.count, "\(texts)")
    for want in wanted { #expect(texts.contains { $0.hasPrefix(want) }, "\(want) is not in \(texts)") }
  }
}
