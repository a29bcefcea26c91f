// The outline against the parser: the same facts file for file and the same inventory scan for scan, or a word
// that it is not sure; whatever is done to the files, and in time that grows with their size.

import Findings
import Foundation
import Testing

@testable import SwiftScan

/// What a scan without rules reads, and what one with every rule reads.
private let interests: [CodeSearch?] = [nil, CodeSearch(CodeInterest(takesFlows: true))]
private let keywords = KeywordTable()

/// The first lines of facts in which outline and parser differ; nil where they agree or the outline is not sure.
func outlineDifference(_ bytes: [UInt8]) -> String? {
  for code in interests {
    if let found = outlineDifference(bytes, code: code) { return found }
  }
  return nil
}

private func outlineDifference(_ bytes: [UInt8], code: CodeSearch?) -> String? {
  guard let found = outlineFacts(file: "A.swift", bytes: bytes, keywords: keywords, code: code) else {
    return nil
  }
  let (own, whole) = (outlined(found), outlined(readFacts(file: "A.swift", bytes: bytes, code: code)))
  guard own != whole else { return nil }
  let same = zip(own, whole).prefix { $0 == $1 }.count
  return "outline: \(own.dropFirst(same).first ?? "-")\nparser:  \(whole.dropFirst(same).first ?? "-")"
}

@Suite struct OutlineTests {
  private static let keywords = KeywordTable()

  @Test func agreesWithTheParser() {
    for text in SwiftText.all {
      let found = outlineDifference(text.bytes)
      #expect(found == nil, "\(text.path)\n\(found ?? "")")
    }
  }

  /// A file named `unsure-…` is one that the outline leaves to the parser.
  @Test(arguments: SwiftText.hard) func knowsWhatIsHard(_ text: SwiftText) {
    let isSure = outlineFacts(file: "A.swift", bytes: text.bytes, keywords: Self.keywords) != nil
    #expect(isSure == !text.path.contains("unsure-"))
    let found = outlineDifference(text.bytes)
    #expect(found == nil, "\(found ?? "")")
  }

  @Test func isSureOfMostCode() {
    let unsure = SwiftText.all.filter {
      !$0.bytes.holds(Array("bridgekeeper:".utf8))
        && outlineFacts(file: "A.swift", bytes: $0.bytes, keywords: Self.keywords) == nil
    }
    #expect(unsure.count < SwiftText.all.count / 50, "\(unsure.map(\.path))")
  }

  // MARK: Scans

  @Test func scansFindTheSame() throws {
    var cases = DeterminismTests.cases + [(DeterminismTests.together, ScanOptions(workers: 2))]
    for one in BackingCase.all {
      cases.append((try one.folder.files(one.folder.paths), ScanOptions(readsBacking: true, workers: 2)))
    }
    for (files, options) in cases {
      for readsBacking in [false, true] {
        var fast = options
        fast.includesPresenters = false
        fast.readsBacking = readsBacking
        for rules in [[], Set(BridgeRule.all.map(\.info.id))] {
          fast.rules = rules
          var whole = fast
          whole.parsesWholeFiles = true
          #expect(scan(files, fast) == scan(files, whole), "\(files.keys.sorted())")
        }
      }
    }
  }

  // MARK: Broken and hostile texts

  /// Text that parses must be read alike. What the parser makes of broken text is a guess of its own: the
  /// outline notices almost all of it.
  @Test func survivesChanges() {
    var numbers = SeededNumbers(state: 3)
    var guesses: [String] = []
    for _ in 0..<320 {
      guard let text = SwiftText.all.randomElement(using: &numbers) else { continue }
      let broken = changed(text.bytes, &numbers)
      guard broken.count < 40_000, sourceFault(broken) == nil, let found = outlineDifference(broken) else {
        continue
      }
      let parses = syntaxProblems(in: [String(decoding: broken, as: UTF8.self)])[0] == nil
      #expect(!parses, "\(text.path)\n\(found)")
      guesses.append("\(text.path)\n\(found)")
    }
    #expect(guesses.count <= 6, "\(guesses)")
  }

  /// Tokens left out, put in twice or changed for others, and ends cut off.
  private func changed(_ bytes: [UInt8], _ numbers: inout SeededNumbers) -> [UInt8] {
    let tokens = bytes.withUnsafeBufferPointer { buffer in
      var lexer = Lexer(buffer, keywords: Self.keywords)
      lexer.run()
      return lexer.tokens
    }
    var result = bytes
    guard let token = tokens.randomElement(using: &numbers), !token.range.isEmpty,
      let other = tokens.randomElement(using: &numbers)
    else { return bytes }
    switch Int.random(in: 0..<5, using: &numbers) {
    case 0: result.removeSubrange(token.range)
    case 1: result.insert(contentsOf: bytes[token.range], at: token.range.upperBound)
    case 2: result.replaceSubrange(token.range, with: bytes[other.range])
    case 3: result.replaceSubrange(token.range, with: ["{}()[]<>".utf8.randomElement(using: &numbers) ?? 0])
    default: result.removeSubrange(token.range.lowerBound...)
    }
    return result
  }

  /// What would take a careless reader its square, or its stack.
  @Test(arguments: [
    "a<", "(", "[", "{", "Foo { 1 },", "#if a\n", "#elseif a\n", "struct S {", "x.", "\"\\(",
    "else if a {}\n",
    "@A(", "let x: [", "f<A>(", "\\.a", "case .a: ", "func f<T: A<", "/*", "`", "a ? b : ", "-> (",
  ])
  func takesTimeThatGrowsWithTheText(_ piece: String) {
    let (few, many) = (time(of: piece, 20_000), time(of: piece, 80_000))
    #expect(many < 12 * max(few, 0.001), "four times the text took \(many / few) times as long")
  }

  /// The least processor time in seconds, of three, that an outline of a piece many times over takes.
  private func time(of piece: String, _ count: Int) -> Double {
    let bytes = Array(("struct A { let b = c(" + String(repeating: piece, count: count)).utf8)
    let times = (0..<3).map { _ in
      let start = processorTime()
      bytes.withUnsafeBufferPointer { buffer in
        guard let list = TokenList(buffer, keywords: Self.keywords) else { return }
        var reader = OutlineReader(list, file: "A.swift", lines: LineTable(buffer), saysAvailable: false)
        _ = reader.read()
      }
      return processorTime() - start
    }
    return times.min() ?? 0
  }
}

/// The seconds of processor time that this thread has taken: others at work do not count.
private func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
