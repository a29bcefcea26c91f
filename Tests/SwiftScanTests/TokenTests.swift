// The lexer against SwiftParser's: names, brackets, separators, where strings and regular expressions begin.

import SwiftParser
import SwiftSyntax
import Testing

@testable import SwiftScan

/// What is compared of a token.
private struct Mark: Equatable, CustomStringConvertible {
  var sign: Character
  var start: Int
  var end: Int
  var description: String { "\(sign) \(start)..<\(end)" }
}

private func marks(_ tokens: [Token]) -> [Mark] {
  tokens.compactMap { token in
    let range = token.range
    func mark(_ sign: Character) -> Mark {
      Mark(sign: sign, start: range.lowerBound, end: range.upperBound)
    }
    switch token.kind {
    case .name, .keyword, .dollarName, .wildcard: return mark("w")
    case .leftParen: return mark("(")
    case .interpolationStart: return Mark(sign: "(", start: range.upperBound - 1, end: range.upperBound)
    case .rightParen, .interpolationEnd: return mark(")")
    case .leftSquare: return mark("[")
    case .rightSquare: return mark("]")
    case .leftBrace: return mark("{")
    case .rightBrace: return mark("}")
    case .comma: return mark(",")
    case .semicolon: return mark(";")
    case .colon: return mark(":")
    case .arrow: return mark(">")
    case .equal: return mark("=")
    case .at: return mark("@")
    case .regex: return mark("/")
    case .stringStart: return mark("\"")
    default: return nil
    }
  }
}

/// The same of a tree.
private final class MarkReader: SyntaxVisitor {
  var marks: [Mark] = []

  private func add(_ sign: Character, _ node: some SyntaxProtocol, length: Int? = nil) {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = length.map { start + $0 } ?? node.endPositionBeforeTrailingTrivia.utf8Offset
    marks.append(Mark(sign: sign, start: start, end: end))
  }

  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    add("\"", node, length: (node.openingPounds?.text.utf8.count ?? 0) + node.openingQuote.text.utf8.count)
    return .visitChildren
  }

  override func visit(_ node: SimpleStringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    add("\"", node, length: node.openingQuote.text.utf8.count)
    return .visitChildren
  }

  override func visit(_ node: RegexLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    add("/", node)
    return .skipChildren
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    guard token.presence == .present else { return .skipChildren }
    switch token.tokenKind {
    case .identifier, .dollarIdentifier, .keyword, .wildcard: add("w", token)
    case .leftParen: add("(", token)
    case .rightParen: add(")", token)
    case .leftSquare: add("[", token)
    case .rightSquare: add("]", token)
    case .leftBrace: add("{", token)
    case .rightBrace: add("}", token)
    case .comma: add(",", token)
    case .semicolon: add(";", token)
    case .colon: add(":", token)
    case .arrow: add(">", token)
    case .equal: add("=", token)
    case .atSign: add("@", token)
    default: break
    }
    return .skipChildren
  }
}

/// The tokens of both readers, from where they differ on; nil where they agree or the lexer is not sure.
func tokenDifference(_ bytes: [UInt8]) -> String? {
  let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes[3...]) : bytes
  let own = text.withUnsafeBufferPointer { buffer -> [Mark]? in
    var lexer = Lexer(buffer, keywords: KeywordTable())
    lexer.run()
    return lexer.isSure ? marks(lexer.tokens) : nil
  }
  guard let own else { return nil }
  let reader = MarkReader(viewMode: .sourceAccurate)
  reader.walk(text.withUnsafeBufferPointer { Parser.parse(source: $0) })
  guard own != reader.marks else { return nil }
  let same = zip(own, reader.marks).prefix { $0 == $1 }.count
  return "own \(own.dropFirst(same).prefix(2)), the parser's \(reader.marks.dropFirst(same).prefix(2))"
}

@Suite struct TokenTests {
  @Test func thereIsSwift() { #expect(SwiftText.all.count > 300) }

  @Test func agreesWithTheParser() {
    for text in SwiftText.all {
      let found = tokenDifference(text.bytes)
      #expect(found == nil, "\(text.path): \(found ?? "")")
    }
  }

  /// Where it gives up, other readers are slow: on code that people write it must not.
  @Test func isSureOfRealCode() {
    let unsure = SwiftText.all.filter { text in
      text.bytes.withUnsafeBufferPointer { buffer in
        var lexer = Lexer(buffer, keywords: KeywordTable())
        lexer.run()
        return !lexer.isSure
      }
    }
    #expect(unsure.allSatisfy { $0.path.contains("Cases/") }, "\(unsure.map(\.path))")
    #expect(unsure.count < 12, "\(unsure.map(\.path))")
  }

  @Test(arguments: [
    "let r = /a(b|c)[)]d/; let s = x / y / z", "let a = 1.../* c */2", "let t = x.0.1 + 0xdE.C0p+1",
    "f(#\"\"\"#, #\"a\\#(b(\"c\"))d\"#, \"\\(\"\\(x)\")\")", "let q = try? /^ x/", "a.b?.c! ?? d",
    "let v = [1, 2].reduce(0, +) / 2", "#if os(iOS)\nlet `class` = `let`\n#endif",
    "let m = \"\"\"\n  a \\\n  b \"\" \\(c(\nd))\n  \"\"\"", "let … = 1", "operator /^/\nfunc / (a: A) {}",
    "let r = #/\n  (a) # b\n/#\nlet n = 1", "/* a /* b */ c */ let x = 1 // d", "let x = \"a\" + #\"\\n\"#",
    "prefix operator √; let é = √2", "x = y ? /a b/ : z", "let f: (Int) -> Int = { -$0 }; $x.y",
    "\u{FEFF}let a = 1\r\nlet b = 2\rlet c = 3",
  ])
  func agreesOn(_ text: String) {
    let found = tokenDifference(Array(text.utf8))
    #expect(found == nil, "\(found ?? "")")
  }
}
