// Conflicts and broken fences: what stops a document from being read, and what is read as it was meant.

import Markdown
import Testing

struct ProblemTests {
  @Test(arguments: [
    ("# a\n<<<<<<< HEAD\nb\n=======\nc\n>>>>>>> main\n", 2),
    ("<<<<<<< a\n||||||| b\n=======\n>>>>>>> c\n", 1),
    ("a\r\n<<<<<<< HEAD\r\nb\r\n=======\r\nc\r\n>>>>>>> main\r\n", 2),
  ])
  func findsConflicts(text: String, line: Int) {
    let document = Document(text)
    #expect(document.problem?.line == line)
    #expect(document.problem?.reason == "unresolved merge conflict")
    #expect(document.blocks.isEmpty)
    #expect(document.text == text)
  }

  @Test(arguments: [
    "Title\n=======\n\ntext\n", "<<<<<<< a\n\nTitle\n=======\n", ">>>>>>> a\n\nTitle\n=======\n<<<<<<< b\n",
    "```\n<<<<<<< HEAD\nb\n=======\nc\n>>>>>>> main\n```\n", "- a\n  ```\n<<<<<<< x\n  ```\n",
    " <<<<<<< a\n=======\n>>>>>>> b\n",
  ])
  func findsNoConflict(text: String) {
    #expect(Document(text).problem == nil)
  }

  struct FenceCase: Sendable, CustomTestStringConvertible {
    var name: String
    var text: String
    /// The lines of the warnings.
    var warnings: [Int]
    var blocks: String
    var testDescription: String { name }
  }

  @Test(arguments: fences)
  func readsFencesAsMeant(_ example: FenceCase) {
    let document = Document(example.text)
    #expect(document.warnings.map(\.line) == example.warnings)
    #expect(outline(document) == example.blocks)
    #expect(document.text == example.text)
  }

  static let fences = [
    FenceCase(
      name: "text after the end, an example follows", text: "```bash\na\n``` b c\n\n# d\n\n```\ne\n```\n",
      warnings: [3],
      blocks: """
        fence ```bash "a\\n" @1-3
        h1 atx [d] @5
        fence ``` "e\\n" @7-9
        """),
    FenceCase(
      name: "text after the end, never closed", text: "```\na\n``` b `c` d\n\n# e\n", warnings: [3],
      blocks: """
        fence ``` "a\\n" @1-3
        h1 atx [e] @5
        """),
    FenceCase(
      name: "two of them", text: "```\na\n``` b c\n# d\n```\ne\n``` f g\n# h\n", warnings: [3, 7],
      blocks: """
        fence ``` "a\\n" @1-3
        h1 atx [d] @4
        fence ``` "e\\n" @5-7
        h1 atx [h] @8
        """),
    FenceCase(
      name: "in an item", text: "- x\n  ```\n  a\n  ``` b c\n- y\n\n```swift\nz\n```\n", warnings: [4],
      blocks: """
        list - tight @1-5
          item - 0/2 @1-4
            paragraph [x] @1
            fence ``` "  a\\n" @2-4
          item - 0/2 @5
            paragraph [y] @5
        fence ```swift "z\\n" @7-9
        """),
    FenceCase(
      name: "an example of a fence in a longer one", text: "````\n```swift\na\n``` b c\n```\n````\n# d\n",
      warnings: [],
      blocks: """
        fence ```` "```swift\\na\\n``` b c\\n```\\n" @1-6
        h1 atx [d] @7
        """),
    FenceCase(
      name: "an opening inside a fence", text: "```\n```swift\na\n```\n# b\n", warnings: [],
      blocks: """
        fence ``` "```swift\\na\\n" @1-4
        h1 atx [b] @5
        """),
    FenceCase(
      name: "a line with words in a closed fence", text: "```text\n``` is how a fence begins\n```\n# a\n",
      warnings: [],
      blocks: """
        fence ```text "``` is how a fence begins\\n" @1-3
        h1 atx [a] @4
        """),
    FenceCase(
      name: "attributes are an info string", text: "```\n``` swift title=\"a b\"\nc\n", warnings: [],
      blocks: """
        fence ``` open "``` swift title=\\"a b\\"\\nc\\n" @1-3
        """),
  ]
}
