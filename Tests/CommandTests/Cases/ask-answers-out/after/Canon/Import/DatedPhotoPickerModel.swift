import Observation

/// What can happen in the controller, in the app's own words.
enum DatedPhotoPickerEvent: Equatable {
  case chose(String)
  case cancelled
}

/// What `DatedPhotoPicker` asks of the app. Nothing here knows UIKit, so nothing here changes when the bridge goes.
@MainActor
protocol DatedPhotoPickerModel: AnyObject {
  var title: String { get }
  func receive(_ event: DatedPhotoPickerEvent)
}

@MainActor
@Observable
final class LiveDatedPhotoPickerModel: DatedPhotoPickerModel {
  let title: String
  private(set) var choice: String?
  private(set) var isFinished = false

  init(title: String) {
    self.title = title
  }

  func receive(_ event: DatedPhotoPickerEvent) {
    // A controller that is on its way out can still call back.
    guard !isFinished else { return }
    isFinished = true
    if case .chose(let choice) = event { self.choice = choice }
  }
}
