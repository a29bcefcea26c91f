// The gap test on pairs of a vague and a specific answer, on answers of one side, and on texts meant to break
// it.

import Knowledge
import Testing

struct GapPair: Sendable, CustomTestStringConvertible {
  var table: String
  var number: String
  var vague: String
  var specific: String
  var testDescription: String { "\(table) \(number)" }

  static func read(_ table: String) -> [GapPair] {
    ChecklistCases.rows(table).map { GapPair(table: table, number: $0[0], vague: $0[1], specific: $0[2]) }
  }
}

let gapPairs = ["gap-pairs.tsv", "gap-holdout.tsv", "gap-holdout-2.tsv"].flatMap(GapPair.read)

@Test("a vague answer is refused, a specific one accepted", arguments: gapPairs)
func gapPair(pair: GapPair) {
  #expect(judgeGap(pair.specific) == .specific, "refused: \(pair.specific)")
  guard case .vague(let gap) = judgeGap(pair.vague) else {
    Issue.record("accepted: \(pair.vague)")
    return
  }
  #expect(!gap.missing.isEmpty)
  #expect(gap.emptyPhrase.map { gap.reason.hasPrefix("\"\($0)\" is not a gap: ") } ?? true, "\(gap.reason)")
  #expect(judgeGap(gap.example) == .specific, "the example is refused: \(gap.example)")
}

@Test func everyPairIsThere() {
  #expect(GapPair.read("gap-pairs.tsv").count == 50)
  #expect(GapPair.read("gap-holdout.tsv").count == 40)
  #expect(GapPair.read("gap-holdout-2.tsv").count == 20)
}

@Test("answers that only look like a gap are refused", arguments: ChecklistCases.rows("vague-answers.tsv"))
func vagueAnswer(row: [String]) {
  #expect(judgeGap(row[0]) != .specific, "accepted: \(row[0])")
}

@Test("the reason quotes the empty phrase and says what is missing")
func gapReasons() {
  func gap(_ text: String) -> VagueGap? {
    if case .vague(let gap) = judgeGap(text) { gap } else { nil }
  }
  #expect(gap("I want fine-grained control over text")?.emptyPhrase == "fine-grained control")
  #expect(gap("I want fine-grained control over text")?.missing == [.api, .behaviour])
  #expect(gap("`UITextView` is more powerful")?.missing == [.behaviour])
  #expect(
    gap("`UITextView` is more powerful")?.reason
      == "\"more powerful\" is not a gap: say what it does or does not do, and what was wanted")
  #expect(gap("")?.reason.hasPrefix("name the SwiftUI API that was tried") == true)
}

@Test("a system component counts as named")
func systemComponent() {
  let absence = "The composer has no SwiftUI view in the iOS 27.1 SDK"
  #expect(judgeGap(absence, component: "MFMailComposeViewController") == .specific)
  #expect(judgeGap("It is a system thing", component: "MFMailComposeViewController") != .specific)
}

@Test("any text is judged, in time that grows with its length", .timeLimit(.minutes(60)))
func brokenTexts() {
  let pieces = [
    "`", "``", "[", "]", "(", ")", "`List` ", "no ", "Text(", "](", "#", "FB", "1.", "\u{0}", "é", "日本", "\n",
    "- ",
    "<", "iOS ", "\u{2019}s ", "[n] ", "https://", "a.b.c ", "_", "@", "…",
  ]
  for first in pieces {
    for second in pieces {
      let text = String(repeating: first + second, count: 30)
      _ = (judgeGap(text), findEvidence(in: text), findVerified(in: text), findRemoval(in: text))
    }
  }
  let long = String(
    repeating: "We want more control over `UITextView`, because it is smoother. ", count: 500)
  #expect(judgeGap(long) != .specific)
  #expect(judgeGap(long + "`TextField` has no `inputView`.") == .specific)
}
