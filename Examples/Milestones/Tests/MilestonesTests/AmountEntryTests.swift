// What may be typed into an amount, tested on the model: no field, no UIKit.

import Foundation
import Testing

@testable import Milestones

@MainActor
@Suite struct AmountEntryTests {
  @Test(
    arguments: [
      ("12", true), ("12.", true), ("12.50", true), ("12.505", false), ("1.2.3", false), ("12a", false),
    ])
  func aWrongKeystrokeIsRefused(candidate: String, isAllowed: Bool) {
    let entry = AmountEntry(locale: Locale(identifier: "en_US")) { _ in }
    #expect(entry.allows(candidate) == isAllowed)
  }

  @Test func doneHandsTheAmountOverOnce() {
    var amounts: [Decimal] = []
    let entry = AmountEntry(locale: Locale(identifier: "en_US")) { amounts.append($0) }
    entry.textChanged(to: "12.50")
    entry.committed()
    entry.committed()
    #expect(amounts == [Decimal(string: "12.50")])
  }
}
