import Testing

@testable import Cabin

@MainActor
@Suite struct PullerTests {
  @Test func aNewLabelIsNotDimmed() {
    let model = LivePullerModel()
    model.show("first")
    model.dim()
    model.show("second")
    #expect(model.content == PullerContent(label: "second", isDimmed: false))
  }
}
