import Testing

@testable import Badges

@MainActor
@Suite struct BadgeTests {
  @Test func aNewLabelIsNotDimmed() {
    let model = LiveBadgeModel()
    model.show("first")
    model.dim()
    model.show("second")
    #expect(model.content == BadgeContent(label: "second", isDimmed: false))
  }
}
