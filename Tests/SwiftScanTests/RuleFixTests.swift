// Fixes as edits: they end the finding, bring no other one, and change nothing outside their ranges.

import Findings
import SwiftParser
import SwiftSyntax
import Testing

@testable import SwiftScan

/// A text with the edits of a fix made.
private func edited(_ bytes: [UInt8], _ fix: RuleFix) -> [UInt8] {
  var result = bytes
  for edit in fix.edits.reversed() { result.replaceSubrange(edit.range, with: Array(edit.replacement.utf8)) }
  return result
}

@Suite struct RuleFixTests {
  /// The rules that offer a fix; each has an example with one.
  static let fixing = [
    "hosting_containment_incomplete", "lifecycle_method_never_called", "manual_make_coordinator_call",
    "missing_autoresizing_mask_opt_out", "observed_object_initialized_inline", "presenter_not_held_in_state",
    "script_message_handler_cycle", "stale_coordinator_parent", "unguarded_text_assignment_in_update",
  ]

  /// Every hit with a fix, of the examples and of the cases.
  static let fixes: [(bytes: [UInt8], hit: RuleHit)] = {
    var found: [(bytes: [UInt8], hit: RuleHit)] = []
    let examples = BridgeRule.all.flatMap { $0.firing.map { Array($0.code.utf8) } }
    let cases = RuleCase.all.compactMap { try? $0.bytes() }
    for bytes in examples + cases {
      let hits = scan(["Sample.swift": bytes], options(defaultRules)).ruleHits
      found += hits.filter { $0.fix != nil }.map { (bytes, $0) }
    }
    return found
  }()

  @Test func everyFixingRuleIsShown() {
    #expect(Set(Self.fixes.map(\.hit.rule)).sorted() == Self.fixing)
    #expect(BridgeRule.all.map(\.info).filter { $0.mending == .safe }.map(\.id).sorted() == Self.fixing)
    #expect(Self.fixes.allSatisfy { $0.hit.fix?.isSafe == true && $0.hit.fix?.edits.isEmpty == false })
  }

  @Test func endsTheFinding() throws {
    for (bytes, hit) in Self.fixes {
      let fix = try #require(hit.fix)
      let before = scan(["Sample.swift": bytes], options(defaultRules)).ruleHits
      let after = scan(["Sample.swift": edited(bytes, fix)], options(defaultRules))
      let text = String(decoding: edited(bytes, fix), as: UTF8.self)
      #expect(after.problems.isEmpty && !Parser.parse(source: text).hasError, "\(text)")
      #expect(after.ruleHits.count == before.count - 1, "\(hit.rule)\n\(text)")
      #expect(
        after.ruleHits.count { $0.rule == hit.rule } == before.count { $0.rule == hit.rule } - 1, "\(text)")
    }
  }

  /// The ranges count the bytes of a byte-order mark; the places do not.
  @Test func countsAByteOrderMark() throws {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    for (bytes, hit) in Self.fixes {
      let found = scan(["Sample.swift": mark + bytes], options([hit.rule])).ruleHits
      let marked = try #require(found.first { ($0.line, $0.column) == (hit.line, hit.column) })
      let (fix, markedFix) = (try #require(hit.fix), try #require(marked.fix))
      #expect(edited(mark + bytes, markedFix) == mark + edited(bytes, fix))
    }
  }
}
