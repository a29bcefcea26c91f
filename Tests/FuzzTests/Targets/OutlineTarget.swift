// The lexer and the outline: where they are sure of code that parses, they say what the parser says.

@testable import SwiftScan
@testable import SwiftScanTests

extension FuzzTarget {
  static let outline = FuzzTarget(
    name: "outline", inputs: 120,
    seeds: { CaseFiles.bytes(in: ["Tests/SwiftScanTests/Cases"], endingIn: [".swift"]) },
    words: swiftWords
  ) { bytes in
    guard bytes.count < 40_000, sourceFault(bytes) == nil else { return nil }
    guard let found = tokenDifference(bytes).map({ "lexer: \($0)" }) ?? outlineDifference(bytes) else {
      return nil
    }
    // What the parser makes of broken text is a guess of its own.
    let parses = syntaxProblems(in: [String(decoding: bytes, as: UTF8.self)])[0] == nil
    return parses ? found : nil
  }

  static let swiftWords = [
    "struct ", "class ", "enum ", "extension ", "protocol ", "func ", "var ", "let ", "init(", "{", "}",
    "(", ")", "[", "]", "<", ">", ": ", ", ", "; ", "@State ", "@MainActor ", "#if os(iOS)\n", "#else\n",
    "#endif\n", "#available(iOS 17, *)", "UIViewRepresentable", "makeUIView(context: Context) -> ", "some ",
    "any ", "where ", "if let ", "guard ", "else ", "switch ", "case ", "in ", "\"", "\"\"\"\n", "\\(",
    "#\"", "/", "/a/", "`", "->", "&", "?", "!", ".", "...", "==", "$0", "try ", "await ", "typealias ",
    "UIHostingController(rootView: ", "import SwiftUI\n", "// ", "/*", "*/", "async ", "throws ", "~",
    "repeat ", "each ", "@available(iOS 16, *) ", "\\.a", "_ ", "operator ", "macro ", "#a", "borrowing ",
  ]
}
