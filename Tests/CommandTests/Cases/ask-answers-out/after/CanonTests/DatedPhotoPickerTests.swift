import Testing

@testable import Canon

@MainActor
@Suite struct DatedPhotoPickerTests {
  @Test func aChoiceEndsIt() {
    let model = LiveDatedPhotoPickerModel(title: "choose")
    model.receive(.chose("one"))
    model.receive(.chose("two"))
    #expect(model.choice == "one")
  }

  @Test func cancellingChoosesNothing() {
    let model = LiveDatedPhotoPickerModel(title: "choose")
    model.receive(.cancelled)
    #expect(model.isFinished)
    #expect(model.choice == nil)
  }
}
