import Testing

@testable import {{module}}

@MainActor
@Suite struct {{name}}Tests {
  @Test func aHeadlineIsDense() {
    let model = Live{{name}}Model()
    model.showHeadline("welcome", fontSize: 40)
    #expect(model.content == {{name}}Content(text: "welcome", fontSize: 40, lineHeight: 38))
  }
}
