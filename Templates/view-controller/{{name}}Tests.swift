import Testing

@testable import {{module}}

@MainActor
@Suite struct {{name}}Tests {
  @Test func aChoiceEndsIt() {
    let model = Live{{name}}Model(title: "choose")
    model.receive(.chose("one"))
    model.receive(.chose("two"))
    #expect(model.choice == "one")
  }

  @Test func cancellingChoosesNothing() {
    let model = Live{{name}}Model(title: "choose")
    model.receive(.cancelled)
    #expect(model.isFinished)
    #expect(model.choice == nil)
  }
}
