// Hostile memory files, configurations, baselines and hatches: what a parser of Markdown, YAML or JSON would not come back
// from.

import Foundation

private func many(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }

private func each(_ count: Int, _ text: (Int) -> String) -> String { (0..<count).map(text).joined() }

/// Nine of the list before it in each list: a billion in the tenth.
private let laughs =
  "a0: &a0 [x, x, x, x, x, x, x, x, x]\n"
  + each(12) { "a\($0 + 1): &a\($0 + 1) [" + many("*a\($0), ", 8) + "*a\($0)]\n" }

extension AdversarialCase {
  static let memories: [AdversarialCase] = [
    memory("50,000 nested quotes", says: "quotes and lists are nested") { many(">", 50_000) + " a\n" },
    memory("50,000 nested lists on a line", says: "quotes and lists are nested") {
      many("- ", 50_000) + "a\n"
    },
    memory("5,000 nested lists", says: "CLAUDE.md") { each(2_000) { many("  ", $0) + "- a\n" } },
    memory("100,000 headings", says: "'Good' bridges", isHeavy: true) { each(100_000) { "## H\($0)\n\n" } },
    memory("20,000 entries", says: "'Good' bridges", isHeavy: true) {
      "## Known Gotchas\n\n" + each(20_000) { "### E\($0)\n\n- **Gap:** `Text` has no \($0).\n\n" }
    },
    memory("a table of 5,000 columns", says: "cells") {
      "## Known Gotchas\n\n|" + many("a|", 5_000) + "\n|" + many("-|", 5_000) + "\n"
        + many("|" + many("b|", 5_000) + "\n", 300)
    },
    memory("a table of 20,000 rows", says: "'Good' bridges", isHeavy: true) {
      "## Known Gotchas\n\n| Bridge | Gap |\n|-|-|\n" + many("| `A` | b |\n", 20_000)
    },
    memory("1,000,000 lines", says: "more than 4194304") { "# A\n" + many("a line of prose\n", 1_000_000) },
    memory("a line of 3 MB", says: "'Good' bridges", isHeavy: true) { many("a ", 1_500_000) },
    memory("100,000 `[` in a memory file", says: "'Good' bridges") { many("[", 100_000) + "\n" },
    memory("100,000 links that are not closed", says: "CLAUDE.md") { many("[a](", 100_000) + "\n" },
    memory("50,000 emphases that are not closed", says: "'Good' bridges") { many("*a _b ", 50_000) + "\n" },
    memory("backticks in runs of every length", says: "'Good' bridges") {
      each(1_500) { many("`", $0) + " " } + "\n"
    },
    memory("50,000 link definitions, each used", says: "CLAUDE.md", isHeavy: true) {
      each(50_000) { "[a\($0)]: b\n" } + each(50_000) { "[a\($0)] " } + "\n"
    },
    memory("100,000 tags and comments that are not closed", says: "CLAUDE.md") {
      many("<div>", 50_000) + many("\n<!--", 50_000)
    },
    memory("4,000 comment commands", exit: 0, says: "documented", isHeavy: true) {
      HostileTree.memory + many("<!-- bridgekeeper:disable undocumented_bridge - why -->\n", 4_000)
    },
    memory("100,000 fences", says: "CLAUDE.md") { many("```\n~~~\n", 50_000) },
    memory("200,000 character references", says: "'Good' bridges", isHeavy: true) {
      many("&amp;", 200_000) + "\n"
    },
    memory("an entry that names 20,000 types", says: "'Good' bridges", isHeavy: true) {
      "## Known Gotchas\n\n### E\n\n" + each(20_000) { "`Type\($0)Name` " } + "\n"
    },
    memory("escapes in an entry", says: "'Good' bridges") {
      "## Known Gotchas\n\n### \u{1B}[31mRed\u{7} title\n\n- **Gap:** `Text` \u{1B}]0;own\u{7} has \u{9B}31m none.\n"
    },
    memory("a memory file that imports itself", says: "'Good' bridges") { many("@CLAUDE.md\n", 1_000) },
    memory("20,000 imports of nothing", says: "'Good' bridges", isHeavy: true) {
      each(20_000) { "@nothing\($0).md\n" }
    },
    memory("a billion laughs in the front matter", says: "CLAUDE.md") { "---\n\(laughs)---\n# A\n" },
    AdversarialCase(
      name: "64 memory files that import each other", commands: AdversarialCommand.memory, exit: 1,
      says: "'Good' bridges"
    ) { tree in
      for file in 0..<64 { try tree.write(each(64) { "@m\($0).md\n" }, to: "docs/m\(file).md") }
      try tree.write(each(64) { "@docs/m\($0).md\n" }, to: "CLAUDE.md")
    },
    AdversarialCase(
      name: "500 memory files in folders", commands: AdversarialCommand.memory, exit: 0,
      says: "1 of 1 bridge",
      isHeavy: true
    ) { tree in
      for folder in 0..<500 { try tree.write(HostileTree.memory, to: "Sources/d\(folder)/CLAUDE.md") }
    },
    AdversarialCase(
      name: "rules whose braces are a million patterns", commands: AdversarialCommand.memory, exit: 0,
      says: "1 of 1 bridge"
    ) { tree in
      for file in 0..<20 {
        try tree.write(
          "---\npaths: \"\(many("{a,b}", 20))/**\"\n---\n# A\n", to: ".claude/rules/r\(file).md")
      }
    },
    AdversarialCase(
      name: "a rule with 10,000 stars", commands: AdversarialCommand.memory, exit: 0, says: "1 of 1 bridge"
    ) { try $0.write("---\npaths: \"\(many("**/*a", 10_000))\"\n---\n# A\n", to: ".claude/rules/r.md") },
    AdversarialCase(
      name: "a memory file of 1 GB", commands: AdversarialCommand.memory, exit: 1,
      says: "it is larger than 64 MB"
    ) { try $0.sparse("CLAUDE.md", size: 1 << 30, head: "## Known Gotchas\n") },
    AdversarialCase(
      name: "every byte in a memory file", commands: AdversarialCommand.memory, exit: 1, says: "CLAUDE.md"
    ) { tree in
      let bytes = (0..<100).flatMap { _ in Array(UInt8.min...UInt8.max) }
      try tree.write(Data("## Known Gotchas\n\n".utf8) + Data(bytes), to: "CLAUDE.md")
    },
  ]

  static let configurations: [AdversarialCase] = [
    configuration("a billion laughs in the configuration", says: ".bridgekeeper.yml") { laughs },
    configuration("a billion laughs where a list is wanted", says: ".bridgekeeper.yml") {
      laughs + "excluded: *a12\n"
    },
    configuration("a configuration of 50 MB", says: ".bridgekeeper.yml") {
      "excluded:\n" + many("  - a\n", 8_000_000)
    },
    configuration("100,000 `[` in the configuration", says: ".bridgekeeper.yml:1:") {
      "a: " + many("[", 100_000)
    },
    configuration("an anchor that holds itself", says: ".bridgekeeper.yml:1:") { "excluded: &a [*a]\n" },
    configuration("20,000 unknown keys", says: "unknown key") { each(20_000) { "k\($0): 1\n" } },
    configuration("escapes in a key", says: "unknown key") { "\"\\e[31mred\\a\": 1\n" },
    configuration("NULs in the configuration", says: ".bridgekeeper.yml:1:") { many("\u{0}", 1_000) },
    configuration("a pattern of 30 braces", exit: 0, says: "1 of 1 bridge") {
      "excluded: ['\(many("{a,b}", 30))']\n"
    },
    configuration("a pattern of 5,000 stars", exit: 0, says: "1 of 1 bridge") {
      "excluded: ['\(many("*a", 5_000))b']\n"
    },
    AdversarialCase(
      name: "a configuration that is a pipe", commands: AdversarialCommand.all, exit: 78,
      says: "not a regular file"
    ) { try $0.pipe(".bridgekeeper.yml") },
    AdversarialCase(
      name: "a configuration that is a device", commands: AdversarialCommand.all, exit: 78,
      says: ".bridgekeeper.yml"
    ) { try $0.link(".bridgekeeper.yml", to: "/dev/zero") },
    AdversarialCase(
      name: "a configuration that is a circle of links", commands: AdversarialCommand.all, exit: 78,
      says: ".bridgekeeper.yml"
    ) { try $0.link(".bridgekeeper.yml", to: ".bridgekeeper.yml") },
  ]

  private static func baseline(
    _ name: String, exit: Int32 = 65, says: String, isHeavy: Bool = false,
    _ text: @escaping @Sendable () -> String
  ) -> AdversarialCase {
    let commands = [
      AdversarialCommand.check, AdversarialCommand("check --prune-baseline --dry-run"),
      AdversarialCommand("init --dry-run --yes"), .hook, .mcp,
    ]
    return AdversarialCase(name: name, commands: commands, exit: exit, says: says, isHeavy: isHeavy) {
      try $0.write(text(), to: ".bridgekeeper-baseline.json")
    }
  }

  private static func items(_ count: Int) -> String {
    "{\"schema\":\"bridgekeeper/baseline/1\",\"findings\":[\n"
      + (0..<count).map { number in
        "{\"rule\":\"undocumented_bridge\",\"fingerprint\":\"\(number)\",\"file\":\"Sources/A.swift\"}"
      }.joined(separator: ",\n")
  }

  static let baselines: [AdversarialCase] = [
    baseline("a baseline of 1,000,000 items", says: "baseline", isHeavy: true) {
      items(1_000_000) + "\n]}\n"
    },
    baseline("a baseline of 50,000 items", exit: 0, says: "1 of 1 bridge", isHeavy: true) {
      items(50_000) + "\n]}\n"
    },
    baseline("a baseline of 50,000 items that breaks off", says: "baseline", isHeavy: true) { items(50_000) },
    baseline("1,000,000 `[` in the baseline", says: "baseline") { many("[", 1_000_000) },
    baseline("NULs in the baseline", says: "baseline") { many("\u{0}", 100_000) },
    AdversarialCase(
      name: "a baseline that is a pipe", commands: AdversarialCommand.all, exit: 65,
      says: "not a regular file"
    ) { try $0.pipe(".bridgekeeper-baseline.json") },
  ]

  private static func hatch(
    _ name: String, exit: Int32 = 78, says: String = ".bridgekeeper/hatches/a.md",
    _ data: @escaping @Sendable () -> Data
  ) -> AdversarialCase {
    AdversarialCase(name: name, commands: AdversarialCommand.hatches, exit: exit, says: says) {
      try $0.write(data(), to: ".bridgekeeper/hatches/a.md")
    }
  }

  static let hatches: [AdversarialCase] = [
    hatch("a billion laughs in a hatch") { Data("---\n\(laughs)---\n# A\n".utf8) },
    hatch("every byte in a hatch") { Data((0..<100).flatMap { _ in Array(UInt8.min...UInt8.max) }) },
    hatch("a hatch of 60 MB") { Data("---\nid: a\n---\n".utf8) + Data(repeating: 0x61, count: 60_000_000) },
    hatch("a hatch with an id of 1 MB") { Data("---\nid: \(many("a", 1_000_000))\n---\n".utf8) },
    hatch("a hatch with nested Swift") {
      Data("---\nid: a\ntitle: A\n---\n\n## Heart\n\n```swift\nlet a = \(many("[", 100_000))\n```\n".utf8)
    },
    AdversarialCase(
      name: "a hatch that is a pipe", commands: AdversarialCommand.hatches, exit: 0,
      says: "1 of 1 bridge documented"
    ) { tree in
      try tree.run("mkdir -p .bridgekeeper/hatches")
      try tree.pipe(".bridgekeeper/hatches/a.md")
    },
  ]
}
