// Whatever happens to a memory file, writing to it keeps the laws or is refused; it never crashes.

import Knowledge
import Markdown
import Testing

struct WritingRobustnessTests {
  @Test(arguments: WritingLawTests.cases)
  func writesToMutants(_ example: GotchaCase) throws {
    let memory = try example.memory()
    guard memory.text.utf8.count < 20_000 else { return }
    var mutations = Mutations(seed: UInt64(memory.text.utf8.count) &+ 7)
    for round in 0..<6 {
      var mutant = memory
      mutant.text = mutations.mutant(of: memory.text)
      let fault = WritingLaws(mutant).fault(round: round)
      #expect(fault == nil, "round \(round): \(fault ?? "") in \(mutant.text.debugDescription)")
    }
  }
}

extension WritingLaws {
  /// What is broken in one change of each sort; that a text is refused is no fault.
  ///
  /// - Parameter round: chooses the changes and the entries; any number.
  func fault(round: Int) -> String? {
    let content = WritingLawTests.contents[round % WritingLawTests.contents.count]
    let changes = WritingLawTests.changes[round % WritingLawTests.changes.count]
    let faults = [
      faultOfAdding(content), faultOfEditing(changes, only: round), faultOfRemoving(only: round),
      faultOfFormatting(),
    ]
    return faults.lazy.compactMap { $0 }.first { !$0.contains("refused: ") }
  }
}
