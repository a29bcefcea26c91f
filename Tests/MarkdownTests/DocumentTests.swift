import Markdown
import Testing

@Test func x() { #expect(Document("a").text == "a") }
