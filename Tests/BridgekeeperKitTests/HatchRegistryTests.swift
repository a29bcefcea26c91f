// The registry as the program carries it: it is KnowledgeBase, it is cheap, and a project's own hatches go
// before it.

import BridgekeeperKit
import Findings
import Foundation
import Knowledge
import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

@Suite struct HatchRegistryTests {
  static let knowledgeBase = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("KnowledgeBase")

  /// The files of the registry, README.md left out.
  static func files() throws -> [(path: String, text: String)] {
    let names = try FileManager.default.contentsOfDirectory(atPath: knowledgeBase.path)
    return try names.filter { $0.hasSuffix(".md") && $0 != "README.md" }.sorted().map { name in
      (name, try String(contentsOf: knowledgeBase.appendingPathComponent(name), encoding: .utf8))
    }
  }

  @Test func theProgramCarriesTheKnowledgeBase() throws {
    let files = try Self.files()
    #expect(files.count >= 194)
    #expect(try bundledHatches() == files.compactMap { readHatch($0.text, path: $0.path).hatch })
    #expect(try bundledHatches().count == files.count)
  }

  @Test func theKnowledgeBaseKeepsItsPolicy() throws {
    let findings = lintHatches(
      try Self.files(), besides: [], knownRules: Set(RuleSelection.known), workers: 2)
    for finding in findings {
      Issue.record(
        "KnowledgeBase/\(finding.location.file):\(finding.location.line): \(finding.message) (\(finding.rule))"
      )
    }
  }

  /// The processor time of this thread in milliseconds.
  private static var milliseconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1_000 + Double(time.tv_nsec) / 1_000_000
  }

  /// Ten milliseconds is the promise for the optimised program; what is built for tests is several times
  /// slower.
  @Test func loadingIsCheap() throws {
    let times = try (0..<20).map { _ in
      let start = Self.milliseconds
      let registry = HatchRegistry(bundled: try bundledHatches())
      #expect(registry.hatch("pdf-view") != nil)
      return Self.milliseconds - start
    }
    let best = times.min() ?? 0
    #if DEBUG
      let limit = 60.0
    #else
      let limit = 10.0
    #endif
    #expect(best < limit, "\(best) ms")
  }

  @Test func hatchesAreFoundByWhatTheyWrap() throws {
    let registry = HatchRegistry(bundled: try bundledHatches())
    func ids(_ type: String) -> [String] { registry.hatches(wrapping: type).map(\.id) }
    #expect(ids("PDFView") == ["pdf-view"])
    #expect(ids("UIColorPickerViewController") == ["color-picker-eyedropper", "color-picker"])
    #expect(ids("UIDatePicker") == ["date-picker", "date-picker-minute-interval"])
    // Members are weaker than the type itself, and the charts of others are no UIView.
    #expect(ids("UITextField").last == "screen-capture")
    #expect(ids("UITextField").first == "textfield-backspace-on-empty")
    #expect(!ids("UIView").contains("charts") && !ids("UIView").contains("third-party-view"))
    #expect(ids("UIView").contains("raw-touches"))
    #expect(ids("Nothing").isEmpty && ids("").isEmpty && ids("pdfview").isEmpty)
  }

  @Test func theProjectsOwnGoFirst() throws {
    let bundled = try bundledHatches()
    var own = try #require(bundled.first { $0.id == "pdf-view" })
    own.title = "Our PDF display"
    own.wraps = [HatchWrap(type: "OurPDFView")]
    let registry = HatchRegistry(bundled: bundled, own: [(".bridgekeeper/hatches/pdf-view.md", own)])
    #expect(registry.hatches.count == bundled.count)
    #expect(registry.hatch("pdf-view")?.title == "Our PDF display")
    #expect(registry.ownPaths == ["pdf-view": ".bridgekeeper/hatches/pdf-view.md"])
    #expect(registry.hatches(wrapping: "PDFView").isEmpty)
    #expect(registry.hatches(wrapping: "OurPDFView").map(\.id) == ["pdf-view"])
  }
}
