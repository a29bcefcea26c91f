// The search over the bundled hatches: a line a question, with the hatches one of which must come first.

import BridgekeeperKit
import Foundation
import Knowledge
import Testing

@Suite struct HatchSearchTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Cases/searches")

  /// The questions of a file: `WORDS → ID ID…`.
  static func questions(_ file: String) -> [(words: String, first: [String])] {
    let text = (try? String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)) ?? ""
    return text.split(separator: "\n").map { line in
      let halves = line.components(separatedBy: " → ")
      return (halves[0], halves.last?.split(separator: " ").map(String.init) ?? [])
    }
  }

  static let hatches = Result { try bundledHatches() }
  static let finder = HatchFinder((try? hatches.get()) ?? [])

  @Test func questionsAreThere() {
    #expect(Self.questions("types.txt").count >= 40)
    #expect(Self.questions("words.txt").count >= 70)
  }

  @Test(arguments: questions("types.txt") + questions("words.txt"))
  func theHatchThatIsMeantComesFirst(words: String, first: [String]) throws {
    let found = Self.finder.search(words).found.map(\.id)
    #expect(found.first.map(first.contains) == true, "'\(words)' finds \(found.prefix(4)), not \(first)")
  }

  /// Every type that a hatch wraps finds a hatch that wraps it, in any case of its letters.
  @Test func everyWrappedTypeIsFound() throws {
    let registry = HatchRegistry(bundled: try Self.hatches.get())
    let types = Set(registry.hatches.flatMap(\.wraps).filter { $0.qualifier == nil }.map(\.type))
    #expect(types.count > 150)
    for type in types {
      let best = Self.finder.search(type).found.first
      let wrapping = registry.hatches(wrapping: type).map(\.id)
      #expect(best.map { wrapping.contains($0.id) } == true, "\(type) finds \(best?.id ?? "nothing")")
      #expect(Self.finder.search(type.lowercased()).found.first == best, "\(type) in lower case")
    }
  }

  /// Every id and every title finds its hatch first.
  @Test func everyHatchIsFoundByItsName() throws {
    let hatches = try Self.hatches.get()
    for hatch in hatches {
      #expect(Self.finder.search(hatch.id).found.first?.id == hatch.id)
      #expect(Self.finder.search(hatch.title).found.first?.id == hatch.id, "\(hatch.title)")
    }
  }

  @Test(arguments: [
    "", "   ", "xyzzy", "the", "ß", "()", ".", "日本語", "\u{0}", String(repeating: "a ", count: 2_000),
  ])
  func nonsenseIsAnswered(words: String) throws {
    let search = Self.finder.search(words)
    #expect(search.nearWords.count <= 3)
    #expect(search.found.isEmpty || search.nearWords.isEmpty)
  }

  @Test func nearWordsAreGivenWhereNothingIsFound() throws {
    #expect(Self.finder.search("keybordtoolbarz").found.isEmpty)
    #expect(!Self.finder.search("keybordtoolbarz").nearWords.isEmpty)
    #expect(HatchFinder([]).search("anything").found.isEmpty)
  }
}
