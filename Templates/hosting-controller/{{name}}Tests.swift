import Testing

@testable import {{module}}

@MainActor
@Suite struct {{name}}Tests {
  @Test func itStaysOnTheLastStep() {
    let model = Live{{name}}Model(steps: 2)
    #expect(model.title == "1/2")
    model.proceed()
    model.proceed()
    #expect(model.title == "2/2")
  }
}
