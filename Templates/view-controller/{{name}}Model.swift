import Observation

/// What can happen in the controller, in the app's own words.
enum {{name}}Event: Equatable {
  case chose(String)
  case cancelled
}

/// What `{{name}}` asks of the app. Nothing here knows UIKit, so nothing here changes when the bridge goes.
@MainActor
protocol {{name}}Model: AnyObject {
  var title: String { get }
  func receive(_ event: {{name}}Event)
}

@MainActor
@Observable
final class Live{{name}}Model: {{name}}Model {
  let title: String
  private(set) var choice: String?
  private(set) var isFinished = false

  init(title: String) {
    self.title = title
  }

  func receive(_ event: {{name}}Event) {
    // A controller that is on its way out can still call back.
    guard !isFinished else { return }
    isFinished = true
    if case .chose(let choice) = event { self.choice = choice }
  }
}
