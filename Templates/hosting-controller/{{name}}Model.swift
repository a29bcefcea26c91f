import Observation

/// What the screen needs of the app. Whether UIKit or SwiftUI is around it makes no difference here.
@MainActor
protocol {{name}}Model: AnyObject {
  var title: String { get }
  func proceed()
}

@MainActor
@Observable
final class Live{{name}}Model: {{name}}Model {
  private(set) var step = 1
  private let steps: Int

  init(steps: Int) {
    self.steps = steps
  }

  var title: String { "\(step)/\(steps)" }

  func proceed() {
    step = min(step + 1, steps)
  }
}
