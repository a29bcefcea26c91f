import Observation

/// What the screen asks of the app, whatever draws it.
@MainActor
protocol {{name}}Model: AnyObject {
  func {{verb}}()
}

@MainActor
@Observable
final class Live{{name}}Model: {{name}}Model {
  private(set) var isDone = false
  private let on{{verb.upperCamel}}: () -> Void

  init(on{{verb.upperCamel}}: @escaping () -> Void) {
    self.on{{verb.upperCamel}} = on{{verb.upperCamel}}
  }

  func {{verb}}() {
    guard !isDone else { return }
    isDone = true
    on{{verb.upperCamel}}()
  }
}
