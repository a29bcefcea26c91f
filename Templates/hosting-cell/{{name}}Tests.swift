import Testing

@testable import {{module}}

@Suite struct {{name}}Tests {
  @Test func severalAreCounted() {
    #expect({{name}}Row(id: 1, name: "Tile", count: 1).title == "Tile")
    #expect({{name}}Row(id: 2, name: "Tile", count: 3).title == "Tile (3)")
  }
}
