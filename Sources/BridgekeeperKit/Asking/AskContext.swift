// What is known before the first question: the bridge in the sources, its hatches, and what SwiftUI has
// itself.

public import Knowledge
import SwiftScan

/// What the questions of the checklist begin from.
public struct AskContext: Sendable {
  /// The bridge's type.
  public var type: String
  /// The bridge, where the sources have it already.
  public var bridge: Bridge?
  /// The type that it wraps.
  public var wraps: String?
  /// The hatches that wrap that type, the nearest first.
  public var hatches: [Hatch]
  /// Where the entry would go.
  public var home: EntryHome
  /// The types of the registry and of the sources' bridges, for completion.
  public var knownTypes: [String]
  /// The names of the sources' bridges, simple and qualified.
  public var knownBridges: Set<String> = []
  /// The memory files, relative to the root, each with the names of the agents that are shown it when they
  /// open the bridge.
  public var readers: [String: [String]] = [:]

  /// The hatch that the answers follow: the named one, the only one, or the one that the gap speaks for.
  public func hatch(for answers: AskAnswers) -> Hatch? {
    if let id = answers.hatch { return hatches.first { $0.id == id } ?? named.first { $0.id == id } }
    if hatches.count < 2 { return hatches.first }
    return HatchMatcher.likeliest(
      of: hatches, for: [answers.title, answers.gap].compactMap { $0 }.joined(separator: " "))
  }

  /// Whether a hatch is about another gap than the one that was seen: its native API is there in full on the
  /// lowest version that the project supports, or, where that is not known, on the version that the gap was
  /// verified on.
  func isOvertaken(_ hatch: Hatch, verified: String?) -> Bool {
    let seen = findVerified(in: verified ?? "").platforms
    let known = platforms.compactMap { platform -> Bool? in
      guard let full = hatch.platforms[platform.rawValue]?.fullSince else { return nil }
      let verified = seen.filter { BuildPlatform($0.platform) == platform }.map(\.highest).max()
      return (targets[platform] ?? verified).map { $0 >= full }
    }
    return !known.isEmpty && known.allSatisfy { $0 }
  }

  /// Whether a hatch's usual condition for removal is met already, so that an entry which states it would be
  /// due at once.
  func isMet(_ condition: String, verified: String?) -> Bool {
    let seen = findVerified(in: verified ?? "").platforms
    return RemovalPlan(condition).alternatives.contains { demands in
      demands.allSatisfy { demand in
        guard case .target(let platform, let version) = demand else { return false }
        let own =
          targets[BuildPlatform(platform)] ?? seen.filter { $0.platform == platform }.map(\.highest).max()
        return own.map { $0 >= version } ?? false
      }
    }
  }

  /// The platforms on which the bridge is, or would be.
  private var platforms: [BuildPlatform] {
    if let bridge { return bridge.platforms.compactMap(BuildPlatform.init(rawValue:)) }
    return wraps?.hasPrefix("NS") == true ? [.macOS] : [.iOS]
  }

  /// The deployment targets of the bridge's file, or of the project.
  var targets: [BuildPlatform: VersionNumber] = [:]

  /// The ids of the templates.
  var templates: [String] = []

  /// The ids of those templates that ask for the wrapped type.
  var typedTemplates: Set<String> = []

  /// The folders that hold Swift sources, relative to the root, sorted.
  var sourceFolders: [String] = []

  /// The folder that a new bridge most likely belongs to; nil where nothing speaks for one.
  var usualFolder: String?

  /// The matrix as the code of the bridge answers it, where the sources have the bridge.
  var score: BridgeScore?

  /// Hatches of other types that an answer may name.
  var named: [Hatch] = []

  /// The native API of the hatch that the answers follow, as candidates that each have to be answered.
  public func candidates(for answers: AskAnswers) -> [NativeCandidate] {
    guard let hatch = hatch(for: answers), let native = hatch.native else { return [] }
    return [
      NativeCandidate(
        hatch: hatch.id, api: native, since: Hatch.since(hatch.fullSince) ?? Hatch.since(hatch.partialSince),
        pages: hatch.applePages)
    ]
  }
}

/// A native API that could make a bridge unnecessary.
public struct NativeCandidate: Sendable, Equatable {
  /// The hatch that names it.
  public var hatch: String
  /// The API as the hatch names it.
  public var api: String
  /// Since when it is there.
  public var since: String?
  /// Apple's pages about it.
  public var pages: [ApplePage] = []

  /// The names in it by which a text can speak of it.
  var names: [String] {
    api.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init).filter {
      $0.count > 3 && $0 != "with"
    }
  }

  /// Whether a text speaks of it.
  func isAnswered(in text: String) -> Bool {
    let text = text.lowercased()
    return names.contains { text.contains($0.lowercased()) }
  }
}

extension Project {
  /// What is known of a bridge's type before the first question.
  ///
  /// - Parameter wraps: the wrapped type, where the sources do not say it.
  /// - Parameter planned: the file that the bridge is to be written to, where the sources do not have it.
  public func askContext(
    for type: String, wraps: String? = nil, planned: String? = nil
  ) throws(Failure) -> AskContext {
    let inspection = try inspect(readsBacking: !type.isEmpty)
    let registry = try hatchRegistry()
    let bridges = inspection.inventory.bridges
    let bridge = inspection.inventory.bridge(called: type)
    let wrapped = wraps ?? bridge?.namedWraps.first ?? bridge?.wraps.first
    let file = bridge?.file ?? planned
    let agents = agentView(
      inspection.listed, memory: inspection.memory, opening: Set([file].compactMap { $0 }))
    let templates = try templateRegistry().templates
    let known =
      registry.hatches.flatMap(\.wraps).filter { $0.qualifier == nil }.map(\.type) + bridges.map(\.name)
    return AskContext(
      type: type, bridge: bridge, wraps: wrapped, hatches: wrapped.map(registry.hatches(wrapping:)) ?? [],
      home: EntryHome(of: file, memory: inspection.memory, agents: agents),
      knownTypes: Set(known).sorted(), knownBridges: Set(bridges.flatMap { [$0.name, $0.qualifiedName] }),
      readers: readers(of: inspection.memory, agents, opening: file),
      targets: readDeploymentTargets(inspection.listed).targets(of: file ?? "").decisive,
      templates: templates.map(\.id),
      typedTemplates: Set(templates.filter { $0.variable("type") != nil }.map(\.id)),
      sourceFolders: inspection.listed.sourceFolders, usualFolder: usualFolder(for: inspection),
      score: try bridge.flatMap(bridges.firstIndex).map { place throws(Failure) in
        try score(at: place, in: inspection)
      },
      named: registry.hatches)
  }

  /// The memory files, each with the names of the agents that are shown it when they open a file, or where
  /// none is opened, at their start.
  private func readers(of memory: Memory, _ agents: AgentView, opening file: String?) -> [String: [String]] {
    let opened = file.map { file in agents.agents.compactMap { agents.showing($0, opening: file) } }
    let showings = opened ?? agents.starts
    return Dictionary(
      memory.files.map { file in
        let shown = showings.filter { $0.files.contains { $0.realPath == file.path } }
        return (
          file.path, Agent.allCases.filter { agent in shown.contains { $0.agent == agent } }.map(\.name)
        )
      }
    ) { first, _ in first }
  }
}
