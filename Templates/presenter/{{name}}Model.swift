import Observation

/// What can happen in the controller, in the app's own words.
enum {{name}}Event: Equatable {
  case changed(String)
  case finished
}

/// What `{{name}}` asks of the app. Nothing here knows UIKit, so nothing here changes when the bridge goes.
@MainActor
protocol {{name}}Model: AnyObject {
  func receive(_ event: {{name}}Event)
}

@MainActor
@Observable
final class Live{{name}}Model: {{name}}Model {
  /// What was chosen when the controller went away; while it is on screen the choice is only a draft.
  private(set) var choice: String?
  private var draft: String?

  func receive(_ event: {{name}}Event) {
    switch event {
    case .changed(let draft): self.draft = draft
    case .finished: choice = draft ?? choice
    }
  }
}
