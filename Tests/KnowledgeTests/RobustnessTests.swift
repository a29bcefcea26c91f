// Whatever happens to a memory file, reading it does not crash, and what is read fits the text.

import Knowledge
import Markdown
import Testing

struct RobustnessTests {
  @Test(arguments: GotchaCase.all(in: "gotchas") + GotchaCase.all(in: "own"))
  func readsMutants(_ example: GotchaCase) throws {
    let text = try example.text()
    guard text.utf8.count < 20_000 else { return }
    var mutations = Mutations(seed: UInt64(text.utf8.count))
    for round in 0..<25 {
      let mutant = mutations.mutant(of: text)
      for wholeFile in [false, true] {
        let fault = ReadingLaws.fault(in: mutant, wholeFile: wholeFile)
        #expect(
          fault == nil,
          "round \(round), whole file \(wholeFile): \(fault ?? "") in \(mutant.debugDescription)")
      }
    }
  }
}
