// The four cards that a new person sees first.

import SwiftUI

struct OnboardingScreen: View {
  @State private var flow: OnboardingFlow

  init(funnel: any Funnel = LoggedFunnel(), onFinish: @escaping () -> Void) {
    _flow = State(initialValue: OnboardingFlow(funnel: funnel, onFinish: onFinish))
  }

  var body: some View {
    VStack {
      OnboardingPager(
        pages: flow.pages.map(OnboardingCard.init), current: $flow.current,
        onApproach: { flow.approaches(page: $0) })
      Button(flow.isOnLastPage ? "Start saving" : "Next", action: flow.advance)
        .buttonStyle(.borderedProminent)
        .padding()
    }
  }
}

private struct OnboardingCard: View {
  let page: OnboardingPage

  var body: some View {
    VStack(spacing: 24) {
      Image(systemName: page.symbol)
        .font(.system(size: 72))
        .foregroundStyle(.tint)
        .accessibilityHidden(true)
      FixedLineTitle(text: page.title, size: 56, lineHeight: 54)
      Text(page.text)
        .foregroundStyle(.secondary)
    }
    .padding(32)
  }
}
