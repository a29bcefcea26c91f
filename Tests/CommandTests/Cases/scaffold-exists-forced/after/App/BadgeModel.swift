import Observation

/// Everything that `Badge` shows, as one value that can be compared.
struct BadgeContent: Equatable {
  var label = ""
  var isDimmed = false
}

/// What `Badge` asks of the app. Nothing here knows UIKit, so nothing here changes when the bridge goes.
@MainActor
protocol BadgeModel: AnyObject {
  var content: BadgeContent { get }
}

@MainActor
@Observable
final class LiveBadgeModel: BadgeModel {
  private(set) var content = BadgeContent()

  func show(_ label: String) {
    content = BadgeContent(label: label)
  }

  func dim() {
    content.isDimmed = true
  }
}
