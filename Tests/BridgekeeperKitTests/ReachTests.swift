// Where a run looks that was narrowed to paths, to a change, or to both.

import Testing

@testable import BridgekeeperKit

@Suite struct ReachTests {
  @Test(arguments: [
    (Reach(), "Sources/Map.swift", true), (Reach(paths: ["Sources"]), "Sources/Map.swift", true),
    (Reach(paths: ["Sources"]), "SourcesOf/Map.swift", false),
    (Reach(changed: []), "Sources/Map.swift", false),
    (Reach(changed: ["Sources/Map.swift"]), "Sources/Map.swift", true),
    (Reach(changed: []), "CLAUDE.md", true),
    (Reach(paths: ["Sources"], changed: []), "CLAUDE.md", false),
    (Reach(paths: ["Sources"], changed: ["Map.swift"]), "Map.swift", false),
    (Reach(paths: ["Sources"], changed: ["Sources/Map.swift"]), "Sources/Map.swift", true),
  ])
  func aFileIsJudged(reach: Reach, file: String, expected: Bool) {
    #expect(reach.holds(file) == expected)
  }
}
