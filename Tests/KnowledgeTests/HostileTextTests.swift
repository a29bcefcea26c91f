// Whatever a title or a field holds, it stays text: it is written so that it opens nothing, or it is refused.

import Knowledge
import Markdown
import Testing

struct HostileTextTests {
  /// What is given as a gap, and how it is written.
  static let written: [(given: String, line: String)] = [
    ("@State is lost", "`@State` is lost"),
    ("uses @Environment(\\.dismiss) twice", "uses `@Environment(\\.dismiss)` twice"),
    ("mail me@example.com", "mail me@example.com"),
    ("`@State` in code", "`@State` in code"),
    (
      "see https://developer.apple.com/a_b?c=d.",
      "see [developer.apple.com](https://developer.apple.com/a_b?c=d)."
    ),
    ("see <https://example.com/a>", "see <https://example.com/a>"),
    ("see [docs](https://example.com/a)", "see [docs](https://example.com/a)"),
    ("two\nlines\r\n\r\n\tand a tab", "two lines and a tab"),
    ("# not a heading", "# not a heading"),
    ("- not a bullet", "- not a bullet"),
    ("1. not a number", "1. not a number"),
    ("> not a quote", "> not a quote"),
    ("``` not a fence", "\\`\\`\\` not a fence"),
    ("~~~\nnot a fence", "~~~ not a fence"),
    ("a <!-- comment --> b", "a \\<!-- comment --> b"),
    ("Binding<Int> and </gotchas>", "Binding\\<Int> and \\</gotchas>"),
    ("a ` b", "a \\` b"), ("a * b *c", "a * b \\*c"), ("_x and snake_case", "\\_x and snake_case"),
    ("C:\\dir and \\* kept", "C:\\\\dir and \\* kept"),
    ("*kept* **kept** `kept`", "*kept* **kept** `kept`"),
    ("a | b", "a | b"), ("[x]: https://example.com/x", "[x]: [example.com](https://example.com/x)"),
  ]

  @Test(arguments: written)
  func isWrittenAsText(given: String, line: String) throws {
    let change = try addEntry(EntryContent(title: "T of it", fields: [.gap: [given]]), to: Document("# A\n"))
    #expect(change.document.text == "# A\n\n## Known Gotchas\n\n### T of it\n\n- **Gap:** \(line)\n")
  }

  /// What no text can be made of.
  @Test(arguments: [
    "", "  \n ", "---", "***", "<!---->", "\u{0}", "a\u{1B}[31m", "a\u{202E}b", "—", "| |", "--- | ---",
  ])
  func isRefused(text: String) {
    for content in [
      EntryContent(title: text), EntryContent(title: "T", fields: [.gap: [text]]),
      EntryContent(title: "T", fields: [.evidence: ["x", text]]),
    ] {
      #expect(throws: EntryWriteProblem.self) { try addEntry(content, to: Document("# A\n")) }
    }
    #expect(throws: EntryWriteProblem.self) {
      try addEntry(EntryContent(title: "T", fields: [.gap: []]), to: Document("# A\n"))
    }
  }

  static let texts =
    written.map(\.given) + [
      "Bridge: `Other`", "fails. Verified: iOS 17", "a; Owner: you", "**Gap:** twice", "x — y: z",
      "2026-01-01 — x",
      "Gotcha: x", "3. x", "UI-7: x", "⚠️ x", "[ ] x", "[!NOTE]", "[!NOTE] x", "None", "TBD", "See [x](y.md)",
      "x #", "x\\", "`a", "``a`", "**a", "~~a~~", "![x](y)", "[x", "x](y)", "&amp; &#35; &copy", "a  \nb",
      "<gotchas>",
      "<b>bold</b>", "<script>", "日本語。続き", "e\u{301}", "\u{301}x", "a\u{2028}b", "<<<<<<< x", "=======",
      "|---|", "a\\|b",
      "$x$", "::: x", "\\", "\\\\", "x.", "x:", "x;y", "x; y", "x. y", "@a @b/c.md", "@", "@@x",
    ]

  static let memories: [String] = [
    "# A\n", "## Known Gotchas\n\n### One\n\n- **Gap:** x\n", "## Gotchas\n\n- **One**: x\n\nEnd.\n",
    "## Gotchas\n\n- One. x\n",
    "## Gotchas\n\n1. **One** — x\n2. Two\n", "## Gotchas\n\n> [!TIP]\n> **One**: x\n",
    "## Gotchas\n\n**One.** x\n",
    "## Gotchas\n\n| Issue | Fix |\n|--|--|\n| One | x |\n",
    "## Gotchas\n\n- **One**\n  - Gap: x\n  - Fix: y\n",
    "## Gotchas\n\n### One\n\n**Gap:** x\n**Fix:** y\n\n[a]: b\n", "<gotchas>\n- **One**: x\n</gotchas>\n",
    "## Gotchas\n\nProse only. x\n",
  ]

  @Test(arguments: memories)
  func changesNothingElse(text: String) {
    let laws = WritingLaws(MemoryText(text: text))
    var refused = 0
    for hostile in Self.texts {
      for content in [
        EntryContent(title: hostile, fields: [.bridge: ["`MyHost`"]]),
        EntryContent(title: "T of it", fields: [.gap: [hostile], .verified: ["iOS 26.1"]]),
        EntryContent(title: "T of it", fields: [.bridge: ["`MyHost`"], .owner: [hostile]]),
      ] {
        switch laws.outcomeOfAdding(content) {
        case .refused: refused += 1
        case .fault(let fault): Issue.record("\(hostile.debugDescription): \(fault)")
        case .fine: break
        }
      }
      for entry in laws.entries {
        let fault = laws.faultOfHostileEdit(entry, hostile)
        #expect(fault == nil, "\(hostile.debugDescription): \(fault ?? "")")
      }
    }
    // Labels inside a field and titles that are none are refused; nearly all else must be written.
    #expect(refused * 5 < Self.texts.count * 3, "\(refused) refused")
  }
}

extension WritingLaws {
  enum Outcome {
    case fine, refused
    case fault(String)
  }

  /// What adding a content of any text comes to: a clear refusal, or an entry more and nothing else.
  func outcomeOfAdding(_ content: EntryContent) -> Outcome {
    do {
      let change = try addEntry(content, to: document)
      let after = memory.sections(in: change.document).flatMap(\.entries)
      guard let added = after.first(where: { $0.line == change.line }), after.count == entries.count + 1
      else {
        return .fault("\(after.count) entries in \(change.document.text.debugDescription)")
      }
      guard Set(added.fields.keys) == Set(content.fields.keys) else {
        return .fault("fields \(added.fields) in \(change.document.text.debugDescription)")
      }
      guard after.filter({ $0 != added }).map(Essence.init) == entries.map(Essence.init) else {
        return .fault("others")
      }
      guard surroundings(of: change.document) == surroundings(of: document) else {
        return .fault("surroundings in \(change.document.text.debugDescription)")
      }
      return .fine
    } catch {
      return error.reason.isEmpty || error.fix.isEmpty ? .fault("no reason") : .refused
    }
  }

  /// What is broken when the gap of an entry becomes any text; a refusal is fine.
  func faultOfHostileEdit(_ entry: GotchaEntry, _ text: String) -> String? {
    guard
      let change = try? editEntry(entry, EntryChanges(fields: [.gap: [text]]), in: document)
    else { return nil }
    let after = memory.sections(in: change.document).flatMap(\.entries)
    guard after.count == entries.count, surroundings(of: change.document) == surroundings(of: document) else {
      return change.document.text.debugDescription
    }
    let others = zip(entries, after).filter { $0.0 != entry }
    return others.allSatisfy { Essence($0.0) == Essence($0.1) } ? nil : "others changed"
  }

  /// What must not grow or shrink.
  private func surroundings(of document: Document) -> [Int] {
    let html = document.blocks.count { $0.isHTML }
    // A word in backticks is no import, but looks like one in raw HTML.
    let imports = document.imports.count { found in
      found.range.lowerBound == 0 || document.bytes[found.range.lowerBound - 1] != UInt8(ascii: "`")
    }
    return [imports, document.comments.count, document.definitions.count, html]
  }
}
