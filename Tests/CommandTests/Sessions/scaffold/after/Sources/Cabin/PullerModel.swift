import Observation

/// Everything that `Puller` shows, as one value that can be compared.
struct PullerContent: Equatable {
  var label = ""
  var isDimmed = false
}

/// What `Puller` asks of the app. Nothing here knows UIKit, so nothing here changes when the bridge goes.
@MainActor
protocol PullerModel: AnyObject {
  var content: PullerContent { get }
}

@MainActor
@Observable
final class LivePullerModel: PullerModel {
  private(set) var content = PullerContent()

  func show(_ label: String) {
    content = PullerContent(label: label)
  }

  func dim() {
    content.isDimmed = true
  }
}
