// Memory files made from a seed: forms, endings, blanks, marks of other tools and several sections, mixed
// anew in each.

/// Makes a memory file from a seed; the same seed makes the same file.
struct GeneratedMemory {
  private var state: UInt64
  private var count = 0

  init(seed: Int) {
    state = UInt64(truncatingIfNeeded: seed) &* 0x2545_F491_4F6C_DD1D &+ 0x1234_5678
  }

  /// A number from 0 up to `limit`, by the splitmix64 sequence.
  mutating func next(_ limit: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((value ^ (value >> 31)) % UInt64(max(1, limit)))
  }

  private mutating func pick<Element>(_ elements: [Element]) -> Element { elements[next(elements.count)] }
  private mutating func chance(_ percent: Int) -> Bool { next(100) < percent }

  /// The text of the file.
  mutating func text() -> String {
    var parts: [String] = []
    if chance(60) { parts.append(pick(["# App", "App\n===", "# App #", "# Notes for `App`"])) }
    if chance(40) { parts.append(paragraph()) }
    if chance(30) { parts.append(other()) }
    // One level a file: a section below another is part of it.
    let level = pick([1, 2, 2, 2, 2, 3, 4])
    for _ in 0..<pick([0, 1, 1, 1, 2]) {
      parts.append(section(level: level))
      if chance(50) { parts.append(other()) }
    }
    if chance(15) {
      parts.append(pick(["---", "***", "<!-- END -->", "<!-- newest at the bottom -->", "</rules>"]))
    }
    if chance(15) { parts.append("[docs]: https://example.com/docs\n[other note]: <notes/b.md> \"Other\"") }
    var text = parts.joined(separator: chance(85) ? "\n\n" : "\n\n\n")
    if chance(15) { text = "---\npaths:\n  - \"App/**\"\n---\n" + (chance(50) ? "\n" : "") + text }
    text += pick(["\n", "\n", "\n", "", "\n\n\n", "\n  \n"])
    if chance(20) { text = text.replacing("\n", with: "\r\n") }
    return chance(8) ? "\u{FEFF}" + text : text
  }

  private mutating func paragraph() -> String {
    pick([
      "Run `make test` first.", "Text about the exporter,\nwrapped once.", "Ask the `Sync` team.",
      "Text über Maße — and 日本語.", "See [docs] and @docs/more.md.",
    ])
  }

  private mutating func other() -> String {
    pick([
      "## Build\n\n`make`", "## Style\n\n- two spaces\n- no tabs", "Layout\n------\n\nText.",
      "## Code\n\n```swift\n## Gotchas\nlet x = 1\n```", "## Data\n\n| a | b |\n|---|---|\n| 1 | 2 |",
      "## Empty",
    ])
  }

  private mutating func section(level: Int) -> String {
    let name = pick(["Known Gotchas", "Gotchas", "SwiftUI pitfalls", "🚨 Known issues", "**Footguns**:"])
    let marks = String(repeating: "#", count: level)
    var heading = chance(10) ? "\(marks) \(name) \(marks)" : "\(marks) \(name)"
    if level == 2, chance(10) { heading = "\(name)\n----" }
    var parts = [heading]
    if chance(25) {
      parts.append(pick(["These all bit somebody.", "<!-- one entry each -->", "> Read these first."]))
    }
    parts.append(entries(level: level))
    if chance(15) { parts.append("Ask the owners if one of these looks wrong.") }
    let body = parts.filter { !$0.isEmpty }.joined(separator: chance(80) ? "\n\n" : "\n")
    guard chance(15) else { return body }
    let end = chance(50) ? "\n" : "\n\n"
    return "<!-- BEGIN shared -->\n\(body)\(end)<!-- END shared -->"
  }

  private mutating func entries(level: Int) -> String {
    let number = next(5)
    guard number > 0 else { return pick(["", "_None yet._", "<!-- - **Title**: text -->", "TBD"]) }
    switch next(16) {
    case 0: return list("- ", number) { $0.boldItem(": ") }
    case 1: return list("* ", number) { $0.boldItem(" — ") }
    case 2: return list("-   ", number) { $0.boldSentence() }
    case 3: return list("+ ", number) { $0.plain() }
    case 4: return list("- [ ] ", number) { $0.boldItem(": ") }
    case 5: return numbered(number, ". ") { $0.boldItem(" – ") }
    case 6: return numbered(number, ") ") { $0.plain() }
    case 7: return headings(level, number) { _ in "" }
    case 8: return headings(level, number) { "\($0). " }
    case 9: return headings(level, number) { "UI-\($0 + 6): " }
    case 10: return (0..<number).map { _ in boldSentence() }.joined(separator: "\n\n")
    case 11: return (0..<number).map { _ in "> " + boldItem(": ") }.joined(separator: "\n\n")
    case 12: return (0..<number).map { _ in "> [!WARNING]\n> " + boldItem(": ") }.joined(separator: "\n\n")
    case 13: return table(number)
    case 14: return (0..<number).map { _ in "⚠️ \(title()) → \(sentence())" }.joined(separator: "\n\n")
    default: return groups(level, number)
    }
  }

  private mutating func list(_ marker: String, _ number: Int, _ item: (inout Self) -> String) -> String {
    let joint = chance(25) ? "\n\n" : "\n"
    let hasNested = chance(15)
    return (0..<number).map { _ in
      let nested =
        hasNested ? "\n  - Why: \(sentence())\n  - Fix: \(sentence())" : chance(10) ? "\n  wrapped once." : ""
      return marker + item(&self) + nested
    }.joined(separator: joint)
  }

  private mutating func numbered(_ number: Int, _ delimiter: String, _ item: (inout Self) -> String) -> String
  {
    let joint = chance(25) ? "\n\n" : "\n"
    let isConstant = chance(20)
    let first = pick([1, 1, 1, 9, 14])
    return (0..<number).map { "\(isConstant ? 1 : first + $0)\(delimiter)" + item(&self) }.joined(
      separator: joint)
  }

  private mutating func headings(_ level: Int, _ number: Int, _ front: (Int) -> String) -> String {
    let marks = String(repeating: "#", count: level + 1)
    let blank = chance(70) ? "\n\n" : "\n"
    let kind = next(4)
    return (1...number).map { index in
      "\(marks) \(front(index))\(title())" + blank + body(kind)
    }.joined(separator: "\n\n")
  }

  private mutating func body(_ kind: Int) -> String {
    switch kind {
    case 0: return sentence() + "\n" + sentence()
    case 1: return "- **Verified on:** iOS 17.5\n- **Gap:** \(sentence())\n- **Bridge**: `Host\(count)`"
    case 2: return "**Symptom:** \(sentence())\n**Fix:** \(sentence())"
    default: return sentence() + "\n\n```swift\n# not a heading\n```"
    }
  }

  private mutating func table(_ number: Int) -> String {
    let heads = pick([
      ("| Issue | Solution |\n|---|---|", 2), ("| # | Pitfall | File |\n|--:|:---|---|", 3),
      ("|Gotcha|Bridge|Verified|\n|-|-|-|", 2),
    ])
    let rows = (1...number).map { index in
      let cells = heads.1 == 2 ? [title(), sentence()] : ["\(index)", title(), "`App/File\(index).swift`"]
      return "| " + cells.joined(separator: " | ") + " |"
    }
    return ([heads.0] + rows).joined(separator: "\n")
  }

  private mutating func groups(_ level: Int, _ number: Int) -> String {
    let marks = String(repeating: "#", count: level + 1)
    return ["UI", "Data"].map { name in "\(marks) \(name)\n\n" + list("- ", number) { $0.boldItem(": ") } }
      .joined(separator: "\n\n")
  }

  private mutating func boldItem(_ joint: String) -> String { "**\(title())**\(joint)\(sentence())" }
  private mutating func boldSentence() -> String { "**\(title()).** \(sentence())" }
  private mutating func plain() -> String { chance(50) ? "\(title()). \(sentence())" : sentence() }

  private mutating func title() -> String {
    count += 1
    return pick([
      "Trap \(count) of the list", "`Picker` number \(count) loses its selection", "Sheet \(count) jumps",
      "Größe \(count) fehlt",
    ])
  }

  private mutating func sentence() -> String {
    count += 1
    return pick([
      "`Map` cannot tilt in `Host\(count)`.", "Use `Store\(count)` and never the view.",
      "Seen on iOS 17.\(count)",
      "Call `run(_:)` first; it is \(count) times as fast.", "See [docs] or `App/View\(count).swift`.",
    ])
  }
}
