import Testing

@testable import {{module}}

@Suite struct {{name}}Tests {
  @Test func severalAreCounted() {
    #expect({{name}}Row(id: 1, name: "tile", count: 1).title == "tile")
    #expect({{name}}Row(id: 2, name: "tile", count: 3).title == "tile (3)")
  }
}
