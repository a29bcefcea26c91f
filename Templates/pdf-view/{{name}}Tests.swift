import Foundation
import Testing

@testable import {{module}}

@MainActor
@Suite struct {{name}}Tests {
  @Test func anotherDocumentBeginsAtItsFirstPage() {
    let model = Live{{name}}Model()
    model.show(Data([1]))
    model.turned(to: 3)
    #expect(model.page == 3)
    model.show(Data([2]))
    #expect(model.page == 0)
    #expect(model.revision == 2)
  }
}
