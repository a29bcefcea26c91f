import Foundation
import Observation

/// What `{{name}}` asks of the app. Nothing here knows PDFKit, so nothing here changes when the bridge goes.
@MainActor
protocol {{name}}Model: AnyObject {
  /// The bytes of the document; whoever makes them does so off the main thread.
  var data: Data { get }
  /// Grows with every document.
  var revision: Int { get }
  /// The index of the page on screen, from 0.
  func turned(to page: Int)
}

@MainActor
@Observable
final class Live{{name}}Model: {{name}}Model {
  private(set) var data = Data()
  private(set) var revision = 0
  private(set) var page = 0

  func show(_ data: Data) {
    self.data = data
    revision += 1
    page = 0
  }

  func turned(to page: Int) {
    guard self.page != page else { return }
    self.page = page
  }
}
