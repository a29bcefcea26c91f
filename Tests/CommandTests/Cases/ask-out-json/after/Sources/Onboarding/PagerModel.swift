import Observation

/// What `Pager` asks of the app. Nothing here knows UIKit, so nothing here changes when the bridge goes.
@MainActor
protocol PagerModel: AnyObject {
  var count: Int { get }
  /// The index of the page that shall be on screen, from 0.
  var page: Int { get }
  /// A swipe to a page has begun; it may still go back.
  func willTurn(to page: Int)
  func turned(to page: Int)
}

@MainActor
@Observable
final class LivePagerModel: PagerModel {
  let count: Int
  private(set) var page = 0
  private(set) var isFinished = false
  private let onWillTurn: (Int) -> Void

  init(count: Int, onWillTurn: @escaping (Int) -> Void = { _ in }) {
    self.count = count
    self.onWillTurn = onWillTurn
  }

  func willTurn(to page: Int) {
    onWillTurn(page)
  }

  func turned(to page: Int) {
    guard self.page != page else { return }
    self.page = page
  }

  /// The way on by a button. Past the last page the flow is over: here, and not in an update of the view,
  /// which runs as often as SwiftUI likes.
  func next() {
    if page + 1 < count { page += 1 } else { isFinished = true }
  }
}
