import Testing

@testable import {{module}}

@MainActor
@Suite struct {{name}}Tests {
  @Test func aNewLabelIsNotDimmed() {
    let model = Live{{name}}Model()
    model.show("first")
    model.dim()
    model.show("second")
    #expect(model.content == {{name}}Content(label: "second", isDimmed: false))
  }
}
