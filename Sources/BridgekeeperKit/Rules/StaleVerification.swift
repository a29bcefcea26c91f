// An entry that was last verified before the newest version that the project knows.

import Findings
import Knowledge
import SwiftScan

extension DocumentationRule {
  static let staleVerification = DocumentationRule(
    info: RuleInfo(
      id: "stale_verification",
      summary: "An entry was verified on a version older than the newest that the configuration names.",
      severity: .warning),
    lesson: RuleLesson(
      why:
        "SwiftUI gains API every year, and a gap that nobody has looked at since then may be none any more. Only "
        + "the platforms for which the configuration names a newest version are asked about, and only entries that "
        + "say what they were verified on.",
      bad: ProjectExample([
        Config.fileName: "newest_versions:\n  iOS: 27.1\n",
        "CLAUDE.md": ProjectExample.memory("↓" + ProjectExample.pickerEntry()),
        "Import/DatedPhotoPicker.swift": ProjectExample.picker,
      ]),
      good: ProjectExample([
        Config.fileName: "newest_versions:\n  iOS: 27.1\n",
        "CLAUDE.md": ProjectExample.memory(ProjectExample.pickerEntry(verified: "iOS 27.1")),
        "Import/DatedPhotoPicker.swift": ProjectExample.picker,
      ]))
  ) { gate in
    guard !gate.config.newestVersions.isEmpty else { return [] }
    return gate.judgedEntries.flatMap { judged in
      judged.staleVersions(newest: gate.config.newestVersions).map { stale in
        Hit(
          location: judged.reference.location,
          message: "\(judged.subject) and was verified on \(stale.platform.rawValue) \(stale.verified), and "
            + "\(stale.platform.rawValue) \(stale.newest) is the newest: look for a native API there, then write the "
            + "version into `Verified`, or remove the bridge",
          bridge: judged.bridges.first, found: judged.reference.entry.title)
      }
    }
  }
}

/// A platform on which an entry was verified too long ago.
private struct StaleVersion {
  var platform: ApplePlatform
  var verified: VersionNumber
  var newest: VersionNumber
}

extension JudgedEntry {
  /// The newest version of each platform that the entry was verified on, where a newer one is out.
  fileprivate func staleVersions(newest: [ApplePlatform: VersionNumber]) -> [StaleVersion] {
    guard let answer = judgement.answers.first(where: { $0.item == .verified }) else { return [] }
    let field = reference.entry.fields[.verified] ?? answer.text
    var verified: [ApplePlatform: VersionNumber] = [:]
    for found in findVerified(in: field).platforms {
      let platform = found.platform == .iPadOS ? .iOS : found.platform
      verified[platform] = max(verified[platform] ?? found.highest, found.highest)
    }
    return ApplePlatform.allCases.compactMap { platform in
      guard let own = verified[platform], let latest = newest[platform], own < latest else { return nil }
      return StaleVersion(platform: platform, verified: own, newest: latest)
    }
  }
}
