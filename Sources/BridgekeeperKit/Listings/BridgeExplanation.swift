// `explain TYPE`: why a bridge passes or fails, and where each thing that was believed came from.

public import Findings
import Knowledge
import SwiftScan

/// One bridge with all that is concluded about it.
public struct BridgeExplanation: Sendable {
  let bridge: Bridge
  /// Whether the gate asks for an entry.
  public let needsEntry: Bool
  let entries: [(reference: EntryReference, mention: Mention)]
  let standing: BridgeStanding
  let score: BridgeScore
  let removals: [EntryRemoval]
  let findings: [Finding]

  /// Whether no finding is an error.
  public var passes: Bool { !findings.contains { $0.severity == .error } }

  /// The explanation in paragraphs, a line for each fact.
  public var text: String {
    let parts: [(String, [String])] = [
      ("bridge", bridgeLines), ("entry", entryLines), ("hatch", hatchLines),
      ("score", scoreLines), ("deployment target", targetLines),
      ("removal", removalLines), ("findings", findingLines),
    ]
    let head = "\(bridge.qualifiedName): \(passes ? "passes" : "does not pass")\n"
    return head
      + parts.map { name, lines in "\n\(name)\n" + lines.map { "  \($0.oneLine)\n" }.joined() }.joined()
  }

  private var bridgeLines: [String] {
    let wraps =
      bridge.wraps.isEmpty ? "what it wraps is not plain to see" : "wraps \(bridge.wraps.inSentence)"
    let conditions =
      bridge.conditions.isEmpty ? [] : ["inside #if \(bridge.conditions.joined(separator: ", "))"]
    let versions = bridge.availability.map(\.words)
    let uses = bridge.uses.map { ["used in \($0.of("place"))"] } ?? []
    let useVersions = (bridge.useAvailability ?? []).map(\.words)
    return [
      "\(bridge.kind.rawValue), \(bridge.file):\(bridge.line)", wraps,
      needsEntry
        ? "needs a gotcha entry" : "needs no gotcha entry by the configuration (\(bridge.context.rawValue))",
    ] + conditions + (versions.isEmpty ? [] : ["can run on \(versions.inSentence)"])
      + uses + (useVersions.isEmpty ? [] : ["its uses run on \(useVersions.inSentence)"])
  }

  private var entryLines: [String] {
    if entries.isEmpty { return ["none names it: bridgekeeper ask \(bridge.name)"] }
    return entries.map { entry in
      "\(entry.reference.file):\(entry.reference.entry.line): '\(entry.reference.entry.title)', \(entry.mention.words)"
    }
  }

  private var hatchLines: [String] {
    guard let match = standing.match else {
      return ["none is known: bridgekeeper hatches search \(searchWord)"]
    }
    let verdict = standing.supersession.map { [$0.words] } ?? []
    return ["\(match.hatch.id): \(match.hatch.title), \(match.hatch.coverageWords)", match.basis.words]
      + verdict
  }

  private var scoreLines: [String] {
    guard bridge.kind.direction == .uikitInSwiftUI else { return ["the matrix asks of UIKit in SwiftUI"] }
    let flips = score.matrix.flips.map { "it would flip: \($0)" }
    return [score.matrix.verdict.words] + score.reasons + flips
  }

  private var searchWord: String { bridge.namedWraps.first ?? bridge.name }

  private var targetLines: [String] {
    let known = knownTargets.map(\.words)
    let unknown = standing.targets.unknown.filter { $0.platform.map(isOn) ?? true }.map(\.words)
    let basis = standing.targets.basis.words
    return known.isEmpty && unknown.isEmpty
      ? ["none was found: name it under 'deployment_targets' in \(Config.fileName)"]
      : known + unknown + [basis]
  }

  /// The targets of the platforms on which it is a bridge.
  private var knownTargets: [DeploymentTarget] { standing.targets.known.filter { isOn($0.platform) } }

  private func isOn(_ platform: BuildPlatform) -> Bool { bridge.platforms.contains(platform.rawValue) }

  private var removalLines: [String] {
    removals.isEmpty ? ["no entry says when it can go"] : removals.map(\.words)
  }

  private var findingLines: [String] {
    findings.isEmpty ? ["none"] : findings.map { "\($0.severity.rawValue): \($0.message) (\($0.rule))" }
  }

  /// The document `bridgekeeper/explain/1`.
  public var json: String { value.document }

  /// The same as a value.
  public var value: JSONValue {
    [
      "schema": "bridgekeeper/explain/1", "name": .string(bridge.name),
      "qualifiedName": .string(bridge.qualifiedName), "kind": .string(bridge.kind.rawValue),
      "file": .string(bridge.file), "line": .int(bridge.line), "passes": .bool(passes),
      "needsEntry": .bool(needsEntry), "wraps": JSONValue(bridge.wraps),
      "entries": .array(
        entries.map { entry in
          [
            "file": .string(entry.reference.file), "line": .int(entry.reference.entry.line),
            "title": .string(entry.reference.entry.title), "because": .string(entry.mention.words),
            "body": .string(entry.reference.entry.body),
          ]
        }),
      "hatch": standing.match.map { match in
        [
          "id": .string(match.hatch.id), "basis": .string(match.basis.rawValue),
          "verdict": JSONValue(standing.supersession?.words),
        ]
      } ?? .null,
      "score": score.row,
      "targets": .array(
        knownTargets.map { target in
          [
            "platform": .string(target.platform.rawValue), "version": .string("\(target.version)"),
            "from": .string(target.origin.words),
          ]
        }),
      "removal": JSONValue(removals.map(\.words)),
      "findings": .array(
        findings.map { finding in
          [
            "rule": .string(finding.rule), "severity": .string(finding.severity.rawValue),
            "message": .string(finding.message),
          ]
        }),
    ]
  }
}

extension Mention {
  /// Why an entry counts, in words.
  fileprivate var words: String {
    switch self {
    case .bridgeField: "named in its `Bridge` field"
    case .tie: "tied to it by a comment beside the bridge"
    case .title: "whose title names it"
    case .path: "which names the bridge's file"
    case .codeSpan: "which names it in a code span"
    case .prose: "which names it in plain words"
    }
  }
}

extension HatchMatch.Basis {
  fileprivate var words: String {
    switch self {
    case .named: "its entry names the hatch"
    case .only: "whatever it was written for, this is its hatch"
    case .likeliest:
      "several hatches wrap the type, and the entry's words speak for this one: a `Hatch` field would settle it"
    }
  }
}

extension Supersession {
  /// The verdict as a sentence's end.
  fileprivate var words: String {
    switch self {
    case .superseded(let since):
      "superseded: SwiftUI covers it in full since \(since.map(\.words).inSentence)"
    case .partly(let since, let full):
      "SwiftUI covers a part of it since \(since.map(\.words).inSentence)"
        + (full.isEmpty ? "" : ", and all of it once the target is \(full.map(\.words).inSentence)")
    case .whenTargetIs(let targets): "can go once the deployment target is \(targets.map(\.words).inSentence)"
    case .notYet: "SwiftUI does not cover all of it on any version"
    case .unknownTarget: "something is native, and the deployment target is not known"
    case .neverRuns: "no version that the project supports reaches it"
    }
  }
}

extension FileTargets.Basis {
  fileprivate var words: String {
    switch self {
    case .configuration: "the configuration says so"
    case .target: "the file belongs to that target"
    case .nearestManifest: "the file is in no target that was found; this is the nearest manifest above it"
    case .project: "no manifest stands above the file; this is the lowest of the project"
    }
  }
}

extension EntryRemoval {
  /// The condition and how it stands.
  fileprivate var words: String {
    let said = "'\(judged.reference.entry.title)' says when \(condition.text)"
    switch standing {
    case .due(let reasons): return "\(said): due, \(reasons.inSentence)"
    case .dateCame(let date): return "\(said): \(date) has come"
    case .forPeople(let reached, let open):
      return "\(said): \(reached.inSentence); left to see: \(open.inSentence)"
    case .unknownTarget(let platform):
      return "\(said): the deployment target of \(platform.rawValue) is not known"
    case .notYet(let missing):
      return missing.isEmpty
        ? "\(said): not a thing that a program can see"
        : "\(said): waits for \(missing.map(\.words).inSentence)"
    }
  }
}

extension PlatformRange {
  /// `iOS from 17 below 26`.
  fileprivate var words: String {
    let start = from.map { " from \($0)" } ?? ""
    let end = below.map { " below \($0)" } ?? ""
    return platform + start + end
  }
}
