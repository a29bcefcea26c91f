// A bridge that SwiftUI has overtaken on every version that the project supports.

import Findings
import Knowledge
import SwiftScan

extension DocumentationRule {
  static let supersededBridge = DocumentationRule(
    info: RuleInfo(
      id: "superseded_bridge",
      summary:
        "SwiftUI has had a native API for all of a bridge since a version at or below the deployment target.",
      severity: .warning),
    lesson: RuleLesson(
      why:
        "The native API covers all that the bridge was written for, since a version at or below the deployment "
        + "target: the bridge costs a file and a context switch, and gives nothing. Partial coverage is no finding, "
        + "nor is a type that is wrapped for several reasons of which one is still open; an entry's `Hatch` field "
        + "settles which one it is.",
      bad: ProjectExample([
        Config.fileName: "deployment_targets: {iOS: 16.0}\n",
        "Sources/Spinner.swift": ProjectExample.spinner("↓Spinner"),
      ]),
      good: ProjectExample([
        Config.fileName: "deployment_targets: {iOS: 13.0}\n",
        "Sources/Spinner.swift": ProjectExample.spinner(),
      ])),
    needsRetirement: true
  ) { gate in
    guard let retirement = gate.retirement else { return [] }
    return gate.needingEntry.compactMap { place in
      let (bridge, standing) = (gate.inventory.bridges[place], retirement.standings[place])
      guard let match = standing.match, let since = standing.supersededSince else { return nil }
      return Hit(
        location: bridge.location,
        message: "'\(bridge.name)' wraps \(bridge.namedWraps.first ?? match.hatch.title), and SwiftUI covers "
          + "that in full since \(since.map(\.words).inSentence)\(native(match.hatch))"
          + "\(targets(standing, on: since)): use it and delete the bridge, or write another `Hatch`, or `none`, into its "
          + "entry where the gap is another",
        bridge: bridge.qualifiedName, found: match.hatch.id,
        fix: "bridgekeeper hatches show \(match.hatch.id)",
        related: gate.matches.ofBridge[place].prefix(1).map { match in
          RelatedLocation("the gotcha entry", gate.matches.entries[match.entry].location)
        })
    }
  }

  private static func native(_ hatch: Hatch) -> String {
    guard let native = hatch.native else { return "" }
    let doubt = hatch.confidence[.native] == .recalled ? ", from memory and not confirmed" : ""
    return " (\(native)\(doubt))"
  }

  private static func targets(_ standing: BridgeStanding, on since: [PlatformSince]) -> String {
    let known = since.compactMap { standing.targets[$0.platform]?.words }
    return known.isEmpty ? "" : "; the deployment target is \(known.inSentence)"
  }
}

extension PlatformSince {
  /// `iOS 26`.
  var words: String { "\(platform.rawValue) \(version)" }
}
