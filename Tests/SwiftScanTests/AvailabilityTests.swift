// On which versions bridges and their uses can run: each folder of `Cases/availability` is one scan.

import Testing

@testable import SwiftScan

/// One folder of sources and what must come of it: per bridge its platforms, its own ranges, those of its
/// uses.
struct AvailabilityCase: CustomTestStringConvertible, Sendable {
  var name: String
  var testDescription: String { name }

  static let all = CaseFolder("availability").folders.map(AvailabilityCase.init)
}

/// `iOS 17.0..26.0, tvOS never`; `everywhere` where nothing is restricted.
private func described(_ ranges: [PlatformRange]) -> String {
  let words = ranges.map { range in
    guard !range.isNever else { return "\(range.platform) never" }
    return "\(range.platform) \(range.from?.description ?? "")..\(range.below?.description ?? "")"
  }
  return words.isEmpty ? "everywhere" : words.joined(separator: ", ")
}

@Suite struct AvailabilityTests {
  @Test func casesAreThere() { #expect(AvailabilityCase.all.count >= 50) }

  @Test(arguments: AvailabilityCase.all)
  func rangesAreAsWritten(case one: AvailabilityCase) throws {
    let folder = CaseFolder("availability/\(one.name)")
    let files = try folder.files(folder.paths)
    let expected = String(decoding: try folder.bytes("Expected.txt"), as: UTF8.self)
      .split(separator: "\n").map(String.init)
    let inventory = scan(files)
    let found = inventory.bridges.flatMap { bridge in
      [
        "\(bridge.name) on \(bridge.platforms.joined(separator: " "))",
        "available \(described(bridge.availability))",
        "used \(bridge.useAvailability.map(described) ?? "no use")",
      ]
    }
    #expect(found == expected)
  }
}

@Suite struct SystemVersionTests {
  @Test func versionsCompareByTheirParts() {
    let rising = ["9", "9.1", "10", "10.13.6", "10.15", "17", "17.4", "17.4.1", "17.10", "26"]
    let versions = rising.compactMap { SystemVersion($0) }
    #expect(versions.count == rising.count)
    #expect(versions == versions.sorted())
    #expect(SystemVersion("26") == SystemVersion("26.0") && SystemVersion("26.0") == SystemVersion("26.0.0"))
    #expect(SystemVersion("10_15", separator: "_") == SystemVersion(10, 15))
  }

  @Test(arguments: ["", ".", "26.", ".1", "1.2.3.4", "-1", "+1", "v17", "17 ", "1e3", "999999", "१७", "٣"])
  func whatIsNoVersionIsNone(text: String) {
    #expect(SystemVersion(text) == nil)
  }
}

/// Texts with so many checks that anything worse than linear would be noticed, and texts that are no
/// manifest.
@Suite struct HostileAvailabilityTests {
  private static let badge = "struct Badge: UIViewRepresentable {}\n"

  @Test func manyGuardsInOneBlock() {
    let guards = String(
      repeating: "  guard #available(iOS 17, *) else { return }\n  Badge()\n", count: 1_000)
    let found = scan(texts: ["A.swift": "\(Self.badge)func f() {\n\(guards)}\n"])
    #expect(found.bridges.first?.uses == 1_000)
    #expect(described(found.bridges.first?.useAvailability ?? []) == "iOS 17.0.., macCatalyst 17.0..")
  }

  @Test func aLongChain() {
    let chain = String(repeating: "if #available(iOS 17, *) { return } else ", count: 300)
    let found = scan(texts: ["A.swift": "\(Self.badge)func f() {\n\(chain){ return }\n  Badge()\n}\n"])
    #expect(found.bridges.first?.uses == 1)
  }

  @Test(arguments: [
    "", "\u{FEFF}", "Package(", "let package = Package(name: \"A\", platforms: [", "\u{0}\u{0}\u{0}",
    "let package = Package(name: \"A\", platforms: [.iOS()])", "import ProjectDescription\nlet p = Project(",
    "// ProjectDescription\nimport ProjectDescription\n.target(deploymentTargets: .multiplatform(",
    String(repeating: "[", count: 100_000), String(repeating: "\"\\(", count: 50_000),
  ])
  func whatIsNoManifestIsRefusedOrRead(text: String) {
    let manifest = readPackageManifest(Array(text.utf8))
    #expect(manifest.platforms.isEmpty)
    #expect(manifest.problem.map { $0.line >= 1 && !$0.reason.isEmpty } ?? true)
    #expect(readTuistManifest(Array(text.utf8))?.targets.allSatisfy { $0.platforms.isEmpty } ?? true)
  }
}
