import Testing

@testable import {{module}}

@MainActor
@Suite struct {{name}}Tests {
  @Test func theNextPageIsKnownBeforeItLands() {
    var announced: [Int] = []
    let model = Live{{name}}Model(count: 3) { announced.append($0) }
    model.willTurn(to: 1)
    #expect(announced == [1])
    #expect(model.page == 0)
    model.turned(to: 1)
    #expect(model.page == 1)
  }

  @Test func pastTheLastPageTheFlowIsOver() {
    let model = Live{{name}}Model(count: 2)
    model.next()
    #expect(!model.isFinished)
    model.next()
    #expect(model.isFinished)
    #expect(model.page == 1)
  }
}
