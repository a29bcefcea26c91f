import Testing

@testable import {{module}}

@MainActor
@Suite struct {{name}}Tests {
  @Test func rowsOnTheirWayAreLoadedAhead() {
    let model = Live{{name}}Model { _ in }
    model.prefetch(Array(200..<300))
    model.cancelPrefetching(Array(200..<290))
    #expect(model.prefetching == Set(290..<300))
    model.stopPrefetching()
    #expect(model.prefetching.isEmpty)
  }

  @Test func everyChangeIsCounted() {
    let model = Live{{name}}Model { _ in }
    model.show([{{name}}Row(id: 1, title: "one")])
    model.show([{{name}}Row(id: 1, title: "uno")])
    #expect(model.revision == 2)
  }
}
