// Rules on broken code and on files in any order: they end, keep their places within the file, and say the
// same.

import Findings
import Testing

@testable import SwiftScan

/// The words, signs and gaps of a text, in order.
private func tokens(_ text: String) -> [Substring] {
  var tokens: [Substring] = []
  var rest = text[...]
  while let first = rest.first {
    let isWord = first.isLetter || first.isNumber
    let end =
      isWord
      ? rest.firstIndex { !($0.isLetter || $0.isNumber) } ?? rest.endIndex
      : rest.index(after: rest.startIndex)
    tokens.append(rest[..<end])
    rest = rest[end...]
  }
  return tokens
}

@Suite struct RuleFuzzTests {
  /// Every case by a path of its own.
  static let files: [String: [UInt8]] = {
    var files: [String: [UInt8]] = [:]
    for ruleCase in RuleCase.all {
      files["\(ruleCase.folder)/\(ruleCase.path)"] = (try? ruleCase.bytes()) ?? []
    }
    return files
  }()

  private func check(_ text: String) {
    let fault = ScanLaws.fault(in: Array(text.utf8))
    #expect(fault == nil, "\(fault ?? "") in \(text)")
  }

  @Test(arguments: 0..<3) func survivesDeletedTokens(_ seed: Int) {
    var numbers = SeededNumbers(state: UInt64(seed) &* 104_729 &+ 3)
    for path in Self.files.keys.sorted() {
      var broken = tokens(String(decoding: Self.files[path] ?? [], as: UTF8.self))
      for _ in 0..<Int.random(in: 1...6, using: &numbers) where !broken.isEmpty {
        let at = Int.random(in: 0..<broken.count, using: &numbers)
        broken.removeSubrange(at..<min(broken.count, at + Int.random(in: 1...4, using: &numbers)))
      }
      check(broken.joined())
    }
  }

  @Test(arguments: 0..<3) func survivesInsertedTokens(_ seed: Int) {
    var numbers = SeededNumbers(state: UInt64(seed) &* 15_485_863 &+ 5)
    let odd: [Substring] = [
      "{", "}", "(", ")", "[", "]", "if ", "guard ", "#if A\n", "#endif\n", "= ", "? ", ": ", "self", "nil",
      "&", "$0",
      "struct ", "func ", "@", "\\(", "\"", "as? ", "switch ", "case ", "in ", "\u{FEFF}", "é",
    ]
    for path in Self.files.keys.sorted() {
      var broken = tokens(String(decoding: Self.files[path] ?? [], as: UTF8.self))
      for _ in 0..<Int.random(in: 1...6, using: &numbers) {
        let at = Int.random(in: 0...broken.count, using: &numbers)
        let inserted =
          Bool.random(using: &numbers)
          ? odd.randomElement(using: &numbers) : broken.randomElement(using: &numbers)
        broken.insert(inserted ?? "{", at: at)
      }
      check(broken.joined())
    }
  }

  @Test func doesNotDependOnTheOrderOfPaths() {
    let sorted = scan(Self.files, options(everyRule, workers: 1))
    #expect(sorted.ruleHits.count > 50)
    #expect(sorted.ruleHits == sorted.ruleHits.sorted())
    for workers in [1, 2, 5] {
      let paths = Self.files.keys.shuffled()
      let found = scanSources(paths, options: options(everyRule, workers: workers)) {
        .success(Self.files[$0] ?? [])
      }
      #expect(found == sorted)
    }
  }

  /// A conformance, a coordinator and an observed object in files of their own are found without the
  /// prefilter's help.
  @Test func prefilterLosesNothing() {
    let texts = [
      "a.swift": "struct Board { let rows: [String]; @ObservedObject var model: Model }",
      "b.swift": """
      extension Board: UIViewRepresentable {
        func makeUIView(context: Context) -> UITableView { UITableView() }
        func updateUIView(_ view: UITableView, context: Context) { model.count = 1 }
        func makeCoordinator() -> BoardKeeper { BoardKeeper(self) }
      }
      """,
      "c.swift": """
      final class BoardKeeper {
        var parent: Board
        init(_ parent: Board) { self.parent = parent }
        func count() -> Int { parent.rows.count }
      }
      """,
      "d.swift": "final class Model: ObservableObject { @Published var count = 0 }",
      "e.swift": "struct Screen: View { var body: some View { Board().id(UUID()) } }",
    ]
    var all = options(everyRule)
    let filtered = scan(texts: texts, all)
    #expect(
      filtered.ruleHits.filter { !["coordinator_not_main_actor"].contains($0.rule) }.map {
        "\($0.file) \($0.rule)"
      }
        == [
          "b.swift state_mutation_during_update", "c.swift stale_coordinator_parent",
          "e.swift unstable_bridge_identity",
        ])
    all.parsesEveryFile = true
    #expect(scan(texts: texts, all).ruleHits == filtered.ruleHits)
  }

  /// Bridges, problems and the rest do not depend on whether rules are asked for.
  @Test func rulesChangeNothingElse() {
    let without = scan(Self.files)
    var with = scan(Self.files, options(everyRule))
    #expect(!with.ruleHits.isEmpty)
    with.ruleHits = []
    #expect(with == without)
  }

  /// A file without a bridge, hosting code or a presenter is not even parsed.
  @Test func readsNoCodeWithoutCandidates() {
    let plain = Array("import SwiftUI\nstruct Screen: View {\n  var body: some View { Text(\"\") }\n}\n".utf8)
    let conflict = Array("import SwiftUI\n<<<<<<< ours\nlet a = 1\n=======\nlet a = 2\n>>>>>>> theirs\n".utf8)
    let found = scan(["Plain.swift": plain, "Conflict.swift": conflict], options(everyRule))
    #expect(found == Inventory())
    #expect(readFacts(file: "Plain.swift", bytes: plain).code == nil)
    let facts = readFacts(
      file: "Plain.swift", bytes: plain, code: CodeSearch(CodeInterest(takesFlows: true)))
    #expect(facts.code?.types.count == 1 && facts.code?.types.first?.hasBodies == false)
  }

  /// A type of any size is judged in time, or left alone.
  @Test(.timeLimit(.minutes(60)), arguments: [40, 1_500]) func endsOnLargeTypes(_ count: Int) {
    let lines = String(
      repeating: """
            addChild(host); host.didMove(toParent: self); box.topAnchor.constraint(equalTo: host.view.topAnchor)
            view.text = text; if let a = b { context.coordinator.go(self) }

        """, count: count)
    let text = """
      struct Large: UIViewRepresentable {
        let host = UIHostingController(rootView: Text(""))
        @Binding var text: String
        func makeUIView(context: Context) -> UITextView { UITextView() }
        func updateUIView(_ view: UITextView, context: Context) {
      \(lines)
        }
      }
      """
    let found = scan(texts: ["Large.swift": text], options(everyRule))
    #expect(found.bridges.count == 2 && found.problems.isEmpty)
    let judgesBodies = found.ruleHits.contains { $0.rule == "unguarded_text_assignment_in_update" }
    #expect(judgesBodies == (count < 1_000))
  }
}
