import Observation

/// Everything that `{{name}}` shows, as one value that can be compared. Sizes are points before Dynamic Type.
struct {{name}}Content: Equatable {
  var text = ""
  var fontSize = 34.0
  var lineHeight = 36.0
}

/// What `{{name}}` asks of the app. Nothing here knows UIKit, so nothing here changes when the bridge goes.
@MainActor
protocol {{name}}Model: AnyObject {
  var content: {{name}}Content { get }
}

@MainActor
@Observable
final class Live{{name}}Model: {{name}}Model {
  private(set) var content = {{name}}Content()

  /// A dense headline: the lines stand a twentieth closer than the font is high.
  func showHeadline(_ text: String, fontSize: Double) {
    content = {{name}}Content(text: text, fontSize: fontSize, lineHeight: fontSize * 0.95)
  }
}
