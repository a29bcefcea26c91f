import Testing

@testable import {{module}}

@MainActor
@Suite struct {{name}}Tests {
  @Test func theLastChangeCountsOnceItIsFinished() {
    let model = Live{{name}}Model()
    model.receive(.changed("one"))
    model.receive(.changed("two"))
    #expect(model.choice == nil)
    model.receive(.finished)
    #expect(model.choice == "two")
  }
}
