// The onboarding as a sequence of pages: where somebody is, and what is reported on the way.

import Observation

struct OnboardingPage: Identifiable, Hashable, Sendable {
  let id: Int
  let title: String
  let text: String
  let symbol: String
}

@MainActor
@Observable
final class OnboardingFlow {
  let pages: [OnboardingPage]
  var current = 0
  @ObservationIgnored private let funnel: any Funnel
  @ObservationIgnored private let onFinish: () -> Void

  init(pages: [OnboardingPage] = .welcome, funnel: any Funnel, onFinish: @escaping () -> Void) {
    self.pages = pages
    self.funnel = funnel
    self.onFinish = onFinish
  }

  var isOnLastPage: Bool { current == pages.count - 1 }

  /// A finger has begun to drag towards a page. The funnel counts this moment, not the landing.
  func approaches(page: Int) {
    funnel.record(.approached(page: page))
  }

  func advance() {
    guard !isOnLastPage else {
      funnel.record(.finished)
      onFinish()
      return
    }
    approaches(page: current + 1)
    current += 1
  }
}

extension [OnboardingPage] {
  static let welcome: [OnboardingPage] = [
    .init(id: 0, title: "Pick a goal", text: "A trip, a bike, a rainy day.", symbol: "flag"),
    .init(id: 1, title: "Save in steps", text: "Small amounts, whenever you like.", symbol: "figure.stairs"),
    .init(id: 2, title: "See it grow", text: "Every deposit counts towards it.", symbol: "chart.bar"),
    .init(id: 3, title: "Share the day", text: "Make a card when you get there.", symbol: "party.popper"),
  ]
}
