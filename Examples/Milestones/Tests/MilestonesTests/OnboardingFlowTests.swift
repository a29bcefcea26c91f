// When the funnel hears of a page, tested on the model.

import Testing

@testable import Milestones

@MainActor
private final class FunnelSpy: Funnel {
  var steps: [FunnelStep] = []

  func record(_ step: FunnelStep) { steps.append(step) }
}

@MainActor
@Suite struct OnboardingFlowTests {
  @Test func aPageIsReportedBeforeItLands() {
    let spy = FunnelSpy()
    let flow = OnboardingFlow(funnel: spy, onFinish: {})
    flow.approaches(page: 1)
    #expect(spy.steps == [.approached(page: 1)])
    #expect(flow.current == 0)
  }

  @Test func theLastPageFinishes() {
    let spy = FunnelSpy()
    var finished = 0
    let flow = OnboardingFlow(funnel: spy, onFinish: { finished += 1 })
    flow.current = 3
    flow.advance()
    #expect(finished == 1)
    #expect(spy.steps == [.finished])
  }
}
