// Whatever a text looks like, its blocks and inlines stand where the source says.

import Markdown
import Testing

struct RobustnessTests {
  @Test(arguments: BlockTests.cases.map(\.source) + InlineTests.cases.map(\.source))
  func keepsRangesInMutants(_ source: String) {
    var mutations = Mutations(seed: UInt64(source.utf8.count))
    let text = source + "\n\n" + source + "\n- a **b** `c`\n\n> " + source
    for _ in 0..<40 {
      let mutant = mutations.mutant(of: text)
      let document = Document(mutant)
      #expect(Array(document.text.utf8) == Array(mutant.utf8))
      #expect(RangeChecks(document).faults == [], "\(mutant.debugDescription)")
    }
  }
}
