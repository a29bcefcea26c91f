import Foundation
import Testing

@testable import {{module}}

@MainActor
@Suite struct {{name}}Tests {
  @Test func whatIsTypedCountsOnceItIsCommitted() {
    let model = Live{{name}}Model(locale: Locale(identifier: "en_US"))
    #expect(model.take("123.45"))
    #expect(model.number == nil)
    model.commit()
    #expect(model.number == Decimal(string: "123.45"))
  }

  @Test(arguments: ["12a", "1.2.3", "-1"])
  func whatIsNoAmountIsRefused(text: String) {
    let model = Live{{name}}Model(locale: Locale(identifier: "en_US"))
    #expect(model.take("1"))
    #expect(!model.take(text))
    #expect(model.text == "1")
  }
}
