import Testing

@testable import Onboarding

@MainActor
@Suite struct PagerTests {
  @Test func theNextPageIsKnownBeforeItLands() {
    var announced: [Int] = []
    let model = LivePagerModel(count: 3) { announced.append($0) }
    model.willTurn(to: 1)
    #expect(announced == [1])
    #expect(model.page == 0)
    model.turned(to: 1)
    #expect(model.page == 1)
  }

  @Test func pastTheLastPageTheFlowIsOver() {
    let model = LivePagerModel(count: 2)
    model.next()
    #expect(!model.isFinished)
    model.next()
    #expect(model.isFinished)
    #expect(model.page == 1)
  }
}
