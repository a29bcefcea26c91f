// Unified diffs: written out by hand, and the steps behind them on random lists.

import Foundation
import Testing

@testable import BridgekeeperKit

@Suite struct UnifiedDiffTests {
  @Test func oneLineChanged() {
    let old = (1...9).map { "line \($0)\n" }.joined()
    let new = old.replacingOccurrences(of: "line 5", with: "line five")
    #expect(
      UnifiedDiff.text(from: old, to: new, path: "A.md") == """
        --- a/A.md
        +++ b/A.md
        @@ -2,7 +2,7 @@
         line 2
         line 3
         line 4
        -line 5
        +line five
         line 6
         line 7
         line 8

        """)
  }

  @Test func aNewFile() {
    #expect(
      UnifiedDiff.text(from: nil, to: "a\nb", path: "A.md") == """
        --- /dev/null
        +++ b/A.md
        @@ -0,0 +1,2 @@
        +a
        +b
        \\ No newline at end of file

        """)
  }

  @Test func nothingChanged() {
    #expect(UnifiedDiff.text(from: "a", to: "a", path: "A.md").isEmpty)
  }

  /// The steps give back both texts, whatever they are.
  @Test(arguments: 0..<300)
  func stepsLeadFromOneTextToTheOther(seed: Int) {
    var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    let left = (0..<next(30)).map { _ in next(6) }
    var right = left
    for _ in 0..<next(8) {
      let place = next(right.count + 1)
      if next(2) == 0 || place == right.count {
        right.insert(next(6), at: place)
      } else {
        right.remove(at: place)
      }
    }
    let steps = LineScript.steps(from: left, to: right)
    #expect(steps.compactMap(\.left) == Array(left.indices))
    #expect(steps.compactMap(\.right) == Array(right.indices))
    for step in steps {
      if let old = step.left, let new = step.right { #expect(left[old] == right[new]) }
    }
    #expect(steps.count { !$0.isKept } <= 8)
  }

  @Test func aLargeDifferenceIsABlock() {
    let old = (0..<4_000).map { "old \($0)\n" }.joined()
    let new = (0..<4_000).map { "new \($0)\n" }.joined()
    let lines = UnifiedDiff.text(from: old, to: new, path: "A.md").split(separator: "\n")
    #expect(lines.count == 8_003)
  }
}
