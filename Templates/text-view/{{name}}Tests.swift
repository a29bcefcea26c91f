import Testing

@testable import {{module}}

@MainActor
@Suite struct {{name}}Tests {
  @Test func aHeadlineIsDense() {
    let model = Live{{name}}Model()
    model.showHeadline("Welcome", fontSize: 40)
    #expect(model.content == {{name}}Content(text: "Welcome", fontSize: 40, lineHeight: 38))
  }
}
