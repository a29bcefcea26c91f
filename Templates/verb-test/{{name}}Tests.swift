import Testing

@testable import {{module}}

/// What the screen can do, said without UIKit: these stay green when SwiftUI's own view takes the bridge's
/// place.
@MainActor
@Suite struct {{name}}Tests {
  @Test func {{verb}}IsHeardOnce() {
    var heard = 0
    let model = Live{{name}}Model(on{{verb.upperCamel}}: { heard += 1 })
    model.{{verb}}()
    model.{{verb}}()
    #expect(heard == 1)
    #expect(model.isDone)
  }
}
