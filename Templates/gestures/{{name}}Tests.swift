import Foundation
import Testing

@testable import {{module}}

@MainActor
@Suite struct {{name}}Tests {
  @Test func pinchAndRotationAddUpTogether() {
    let model = Live{{name}}Model()
    model.scale(by: 2)
    model.rotate(by: .pi / 4)
    model.scale(by: 1.5)
    model.rotate(by: .pi / 4)
    #expect(model.scale == 3)
    #expect(model.angle == .pi / 2)
  }

  @Test func aPinchStaysWithinBounds() {
    let model = Live{{name}}Model()
    model.scale(by: 100)
    #expect(model.scale == 4)
    model.scale(by: 0.001)
    #expect(model.scale == 0.25)
  }

  @Test func stepsOfAPanAddUp() {
    let model = Live{{name}}Model()
    model.move(by: CGSize(width: 10, height: 0))
    model.move(by: CGSize(width: 5, height: -5))
    #expect(model.offset == CGSize(width: 15, height: -5))
  }
}
