// Whether a bridge is overtaken, as a grid: what is native since when × targets × where the code can run ×
// platforms.

import Knowledge
import SwiftScan
import Testing

@testable import BridgekeeperKit

/// One cell of the grid, written as `native | platforms | code | targets | answer`.
///
/// - native: `iOS full 26`, `macOS part 14 full 26`; a platform that is missing is one of which the hatch
///   says nothing.
/// - code: `iOS 17..26` runs from 17 up to below 26, `iOS ..26` below 26, `iOS never`; empty where nothing
///   restricts it.
/// - targets: `iOS 17, macOS 14`.
/// - answer: `superseded iOS 26`, `partly iOS 16 full iOS 26`, `when iOS 26`, `not yet`, `unknown`, `never
///   runs`.
struct SupersessionCell: CustomTestStringConvertible, Sendable {
  let text: String
  var testDescription: String { text }

  private var parts: [String] {
    text.split(separator: "|", omittingEmptySubsequences: false).map { part in
      String(part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
  }
  private static func words(_ text: String) -> [[String]] {
    text.split(separator: ",").map { $0.split(separator: " ").map(String.init) }
  }

  var answer: String { parts[4] }

  var native: [String: HatchCoverage] {
    Dictionary(
      Self.words(parts[0]).map { words in
        func version(_ key: String) -> VersionNumber? {
          words.firstIndex(of: key).flatMap { VersionNumber(words[$0 + 1]) }
        }
        return (words[0], HatchCoverage(partialSince: version("part"), fullSince: version("full")))
      }, uniquingKeysWith: { $1 })
  }

  var platforms: [BuildPlatform] { Self.words(parts[1]).compactMap { BuildPlatform(rawValue: $0[0]) } }

  var ranges: [PlatformRange] {
    Self.words(parts[2]).map { words in
      if words[1] == "never" { return PlatformRange(platform: words[0], below: SystemVersion(0)) }
      let ends = words[1].split(separator: "..", omittingEmptySubsequences: false)
      return PlatformRange(
        platform: words[0], from: SystemVersion(ends[0]), below: ends.count > 1 ? SystemVersion(ends[1]) : nil
      )
    }
  }

  var targets: [BuildPlatform: VersionNumber] {
    Dictionary(
      Self.words(parts[3]).compactMap { words in
        guard let platform = BuildPlatform(rawValue: words[0]), let version = VersionNumber(words[1]) else {
          return nil
        }
        return (platform, version)
      }, uniquingKeysWith: { $1 })
  }
}

extension Supersession {
  /// As a cell writes it.
  fileprivate var words: String {
    func list(_ items: [PlatformSince]) -> String {
      items.map { "\($0.platform.rawValue) \($0.version)" }.joined(separator: ", ")
    }
    return switch self {
    case .superseded(let since): "superseded \(list(since))"
    case .partly(let since, let full): "partly \(list(since))" + (full.isEmpty ? "" : " full \(list(full))")
    case .whenTargetIs(let targets): "when \(list(targets))"
    case .notYet: "not yet"
    case .unknownTarget: "unknown"
    case .neverRuns: "never runs"
    }
  }
}

@Suite struct SupersessionTests {
  static let cells = grid.split(separator: "\n").filter { !$0.isEmpty && !$0.hasPrefix("#") }
    .map { SupersessionCell(text: String($0)) }

  @Test func theGridIsThere() { #expect(Self.cells.count >= 90) }

  @Test(arguments: cells)
  func everyCellIsRight(cell: SupersessionCell) {
    let answer = supersession(
      on: cell.platforms, native: cell.native, ranges: cell.ranges, targets: cell.targets)
    #expect(answer.words == cell.answer)
  }

  @Test func aBridgeBringsItsPlatformsAndBothItsRanges() throws {
    let kind = try #require(BridgeKind(rawValue: "UIViewRepresentable"))
    let bridge = Bridge(
      name: "A", qualifiedName: "A", kind: kind, file: "A.swift", line: 1, column: 1, declaration: 1...2,
      platforms: ["iOS", "macCatalyst"],
      availability: [PlatformRange(platform: "iOS", from: SystemVersion(16))],
      useAvailability: [PlatformRange(platform: "iOS", below: SystemVersion(26))])
    let native = ["iOS": HatchCoverage(fullSince: VersionNumber(major: 17))]
    #expect(
      supersession(of: bridge, native: native, targets: [.iOS: VersionNumber(major: 15)]).words
        == "when iOS 17")
    #expect(
      supersession(of: bridge, native: native, targets: [.iOS: VersionNumber(major: 17)]).words
        == "superseded iOS 17")
    #expect(
      supersession(of: bridge, native: native, targets: [.macCatalyst: VersionNumber(major: 17)]).words
        == "superseded macCatalyst 17")
  }

  private static let grid = """
    # One platform, nothing restricts the code: full
    iOS full 26 | iOS | | iOS 15 | when iOS 26
    iOS full 26 | iOS | | iOS 25.9 | when iOS 26
    iOS full 26 | iOS | | iOS 26 | superseded iOS 26
    iOS full 26 | iOS | | iOS 26.0 | superseded iOS 26
    iOS full 26.0 | iOS | | iOS 26 | superseded iOS 26
    iOS full 26 | iOS | | iOS 26.1 | superseded iOS 26
    iOS full 26.1 | iOS | | iOS 26 | when iOS 26.1
    iOS full 26.1 | iOS | | iOS 26.0.1 | when iOS 26.1
    iOS full 26 | iOS | | iOS 27 | superseded iOS 26
    iOS full 9 | iOS | | iOS 10 | superseded iOS 9
    iOS full 10 | iOS | | iOS 9 | when iOS 10
    iOS full 14 | iOS | | iOS 9 | when iOS 14
    macOS full 10.15 | macOS | | macOS 11 | superseded macOS 10.15
    macOS full 10.15 | macOS | | macOS 10.9 | when macOS 10.15
    watchOS full 10 | watchOS | | watchOS 9 | when watchOS 10
    watchOS full 10 | watchOS | | watchOS 10.1 | superseded watchOS 10
    # One platform: partial, both, none
    iOS part 16 | iOS | | iOS 15 | not yet
    iOS part 16 | iOS | | iOS 16 | partly iOS 16
    iOS part 16 | iOS | | iOS 26 | partly iOS 16
    iOS part 16 full 26 | iOS | | iOS 15 | when iOS 26
    iOS part 16 full 26 | iOS | | iOS 16 | partly iOS 16 full iOS 26
    iOS part 16 full 26 | iOS | | iOS 18 | partly iOS 16 full iOS 26
    iOS part 16 full 26 | iOS | | iOS 26 | superseded iOS 26
    iOS | iOS | | iOS 26 | not yet
    | iOS | | iOS 26 | not yet
    macOS full 13 | iOS | | iOS 26 | not yet
    # No target
    iOS full 26 | iOS | | | unknown
    iOS part 16 | iOS | | | unknown
    iOS | iOS | | | not yet
    | iOS | | | not yet
    iOS full 26 | iOS | | macOS 14 | unknown
    iOS full 26 | iOS | iOS 26.. | | superseded iOS 26
    iOS full 26 | iOS | iOS 27.. | | superseded iOS 26
    iOS full 26 | iOS | iOS 17.. | | when iOS 26
    iOS full 26 | iOS | iOS ..26 | | unknown
    iOS part 16 | iOS | iOS 17.. | | partly iOS 16
    # The code itself is restricted to newer versions
    iOS full 17 | iOS | iOS 17.. | iOS 15 | superseded iOS 17
    iOS full 17 | iOS | iOS 18.. | iOS 15 | superseded iOS 17
    iOS full 17 | iOS | iOS 16.. | iOS 15 | when iOS 17
    iOS full 17 | iOS | iOS 16.. | iOS 17 | superseded iOS 17
    iOS part 16 | iOS | iOS 16.. | iOS 15 | partly iOS 16
    iOS part 16 full 26 | iOS | iOS 26.. | iOS 15 | superseded iOS 26
    # The code runs below a version alone
    iOS full 26 | iOS | iOS ..26 | iOS 17 | when iOS 26
    iOS full 26 | iOS | iOS ..26 | iOS 26 | superseded iOS 26
    iOS full 26 | iOS | iOS ..26 | iOS 27 | superseded iOS 26
    iOS full 26 | iOS | iOS ..17 | iOS 16 | when iOS 17
    iOS full 26 | iOS | iOS ..17 | iOS 17 | never runs
    iOS full 26 | iOS | iOS ..17 | iOS 26 | superseded iOS 26
    iOS full 16 | iOS | iOS ..26 | iOS 17 | superseded iOS 16
    iOS full 17 | iOS | iOS ..26 | iOS 16 | when iOS 17
    iOS part 16 | iOS | iOS ..26 | iOS 17 | partly iOS 16 full iOS 26
    iOS part 18 | iOS | iOS ..18 | iOS 17 | when iOS 18
    iOS part 16 full 26 | iOS | iOS ..17 | iOS 17 | never runs
    iOS full 26 | iOS | iOS 16..26 | iOS 15 | when iOS 26
    iOS full 26 | iOS | iOS 16..26 | | when iOS 26
    iOS full 17 | iOS | iOS 17..26 | iOS 15 | superseded iOS 17
    iOS full 26 | iOS | iOS 17.., iOS ..18 | iOS 15 | when iOS 18
    iOS full 26 | iOS | iOS 18.., iOS ..18 | iOS 15 | never runs
    iOS full 26 | iOS | iOS never | iOS 17 | never runs
    iOS full 26 | iOS | iOS never | | never runs
    iOS full 16 | iOS | iOS never | iOS 17 | never runs
    iOS | iOS | iOS never | iOS 17 | not yet
    # Two platforms
    iOS full 26, macOS full 26 | iOS, macOS | | iOS 26, macOS 26 | superseded iOS 26, macOS 26
    iOS full 17, macOS full 14 | iOS, macOS | | iOS 17, macOS 14 | superseded iOS 17, macOS 14
    iOS full 17, macOS full 14 | iOS, macOS | | iOS 17, macOS 13 | when macOS 14
    iOS full 17, macOS full 14 | iOS, macOS | | iOS 16, macOS 14 | when iOS 17
    iOS full 17, macOS full 14 | iOS, macOS | | iOS 16, macOS 13 | when iOS 17, macOS 14
    iOS full 17, macOS full 14 | iOS, macOS | | iOS 17 | superseded iOS 17
    iOS full 17, macOS full 14 | iOS, macOS | | macOS 13 | when macOS 14
    iOS full 17, macOS full 14 | iOS, macOS | | | unknown
    iOS full 17 | iOS, macOS | | iOS 17, macOS 14 | not yet
    iOS full 17 | iOS, macOS | | iOS 17 | superseded iOS 17
    iOS full 17 | iOS, macOS | | macOS 14 | not yet
    iOS full 17, macOS part 14 | iOS, macOS | | iOS 17, macOS 14 | partly iOS 17, macOS 14
    iOS full 17, macOS part 14 full 26 | iOS, macOS | | iOS 17, macOS 14 | partly iOS 17, macOS 14 full macOS 26
    iOS full 17, macOS part 14 full 26 | iOS, macOS | | iOS 16, macOS 14 | when iOS 17, macOS 26
    iOS full 17, macOS part 14 | iOS, macOS | | iOS 16, macOS 14 | not yet
    iOS part 16, macOS part 13 | iOS, macOS | | iOS 17, macOS 14 | partly iOS 16, macOS 13
    iOS part 16, macOS part 13 | iOS, macOS | | iOS 17, macOS 12 | not yet
    iOS full 17, macOS full 14 | iOS, macOS | macOS never | iOS 17, macOS 12 | superseded iOS 17
    iOS full 17, macOS full 14 | iOS, macOS | iOS ..17 | iOS 16, macOS 14 | when iOS 17
    iOS full 17, macOS full 14 | iOS, macOS | macOS 14.. | iOS 17, macOS 12 | superseded iOS 17, macOS 14
    iOS full 17, macOS full 14 | iOS, macOS | iOS never, macOS never | iOS 17, macOS 12 | never runs
    iOS full 17, macOS full 14 | iOS, macOS | iOS 17.. | | unknown
    iOS full 17, macOS full 14 | iOS, macOS | iOS 17.., macOS 14.. | | superseded iOS 17, macOS 14
    # Mac Catalyst follows iOS where the hatch does not name it
    iOS full 17 | iOS, macCatalyst | | iOS 17, macCatalyst 17 | superseded iOS 17, macCatalyst 17
    iOS full 17 | iOS, macCatalyst | | iOS 17, macCatalyst 16 | when macCatalyst 17
    iOS full 17, macCatalyst full 18 | iOS, macCatalyst | | iOS 17, macCatalyst 17 | when macCatalyst 18
    iOS full 17, macCatalyst | iOS, macCatalyst | | iOS 17, macCatalyst 17 | not yet
    iOS full 17 | iOS, macCatalyst | | iOS 17 | superseded iOS 17
    iOS full 17 | macCatalyst | | iOS 17 | unknown
    # visionOS and tvOS are covered only where the hatch says so
    iOS full 17 | iOS, visionOS | | iOS 17, visionOS 1 | not yet
    iOS full 17, visionOS full 1 | iOS, visionOS | | iOS 17, visionOS 1 | superseded iOS 17, visionOS 1
    iOS full 17, visionOS full 2 | iOS, visionOS | | iOS 17, visionOS 1 | when visionOS 2
    iOS full 17 | iOS, visionOS | visionOS never | iOS 17, visionOS 1 | superseded iOS 17
    iOS full 17 | iOS, macCatalyst, tvOS, visionOS | | iOS 17, tvOS 17 | not yet
    iOS full 17, tvOS full 17 | iOS, macCatalyst, tvOS, visionOS | | iOS 17, tvOS 17 | superseded iOS 17, tvOS 17
    iOS full 17, tvOS part 16 | iOS, macCatalyst, tvOS, visionOS | | iOS 17, tvOS 17 | partly iOS 17, tvOS 16
    # No platform at all
    iOS full 17 | | | iOS 17 | not yet
    """
}
