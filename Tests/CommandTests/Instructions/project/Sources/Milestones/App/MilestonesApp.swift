// The app's entry: one window, with the onboarding in front until it has been finished once.

import SwiftUI

@main
struct MilestonesApp: App {
  @AppStorage("onboardingFinished") private var onboardingFinished = false
  @State private var store = GoalStore()

  var body: some Scene {
    WindowGroup {
      if onboardingFinished {
        GoalsScreen(store: store)
      } else {
        OnboardingScreen(onFinish: { onboardingFinished = true })
      }
    }
    .fontDesign(.rounded)
  }
}
