// What the app reports about the onboarding, behind a protocol so that tests can listen in.

import OSLog

/// Takes the steps of the onboarding as they happen.
@MainActor
protocol Funnel {
  func record(_ step: FunnelStep)
}

enum FunnelStep: Equatable, Sendable {
  case approached(page: Int)
  case finished
}

struct LoggedFunnel: Funnel {
  private let log = Logger(subsystem: "app.milestones", category: "funnel")

  func record(_ step: FunnelStep) {
    log.info("\(String(describing: step), privacy: .public)")
  }
}
