import Observation

/// Everything that `{{name}}` shows, as one value that can be compared.
struct {{name}}Content: Equatable {
  var label = ""
  var isDimmed = false
}

/// What `{{name}}` asks of the app. Nothing here knows AppKit, so nothing here changes when the bridge goes.
@MainActor
protocol {{name}}Model: AnyObject {
  var content: {{name}}Content { get }
}

@MainActor
@Observable
final class Live{{name}}Model: {{name}}Model {
  private(set) var content = {{name}}Content()

  func show(_ label: String) {
    content = {{name}}Content(label: label)
  }

  func dim() {
    content.isDimmed = true
  }
}
