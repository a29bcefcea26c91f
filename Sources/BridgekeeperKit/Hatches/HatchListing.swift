// Hatches as `hatches list` and `hatches search` print them: for people, and as the document
// `bridgekeeper/hatches/1`.

public import Findings
public import Knowledge

/// Some of the hatches that a project sees, in the order in which they are shown.
public struct HatchListing: Sendable {
  let registry: HatchRegistry
  /// The hatches.
  public let hatches: [Hatch]
  /// What to say on standard error where none was found, one line each.
  public var messages: [String] = []
  /// Whether scripts are given the prose too.
  var showsProse = false

  /// How many hatches are listed.
  public var count: Int { hatches.count }

  /// One hatch a line: `pdf-view: PDF display [PDFView, PDFThumbnailView], in part since iOS 14`.
  public var text: String {
    hatches.map { hatch in
      let wraps = hatch.wraps.map(\.description).joined(separator: ", ")
      let own = registry.ownPaths[hatch.id].map { ", \($0)" } ?? ""
      return "\(hatch.id): \(hatch.title) [\(wraps)], \(hatch.coverageWords)\(own)".oneLine + "\n"
    }.joined()
  }

  /// The document that scripts read.
  public var json: String { value.document }

  /// The same as a value.
  public var value: JSONValue {
    ["schema": "bridgekeeper/hatches/1", "hatches": .array(hatches.map(row))]
  }

  private func row(_ hatch: Hatch) -> JSONValue {
    var row: [String: JSONValue] = [
      "id": .string(hatch.id), "title": .string(hatch.title),
      "wraps": JSONValue(hatch.wraps.map(\.description)),
      "kind": .string(hatch.kind.rawValue), "category": .string(hatch.category.rawValue),
      "direction": .string(hatch.direction.rawValue), "gap": .string(hatch.gap),
      "native": Self.api(hatch, since: hatch.fullSince),
      "partial": Self.api(hatch, since: hatch.partialSince),
      "platforms": .object(hatch.platforms.mapValues(Self.coverage)), "removeWhen": .string(hatch.removeWhen),
      "words": JSONValue(hatch.words), "template": JSONValue(hatch.template?.rawValue),
      "rules": JSONValue(hatch.rules), "related": JSONValue(hatch.related),
      "confidence": .object(
        Dictionary(
          uniqueKeysWithValues: hatch.confidence.map { ($0.key.rawValue, .string($0.value.rawValue)) })),
      "checked": JSONValue(hatch.checked?.description), "file": JSONValue(registry.ownPaths[hatch.id]),
      "sources": .array(
        hatch.sources.map { ["url": .string($0.url), "facts": JSONValue($0.facts.map(\.rawValue))] }),
    ]
    if showsProse { row["sections"] = .array(hatch.sections.map(Self.section)) }
    return .object(row)
  }

  /// The native API with since when on each platform; null where it is nowhere.
  private static func api(_ hatch: Hatch, since versions: [String: VersionNumber]) -> JSONValue {
    guard !versions.isEmpty else { return .null }
    return [
      "api": JSONValue(hatch.native), "since": .object(versions.mapValues { .string($0.spelling) }),
    ]
  }

  private static func coverage(_ coverage: HatchCoverage) -> JSONValue {
    [
      "partial": JSONValue(coverage.partialSince?.spelling), "full": JSONValue(coverage.fullSince?.spelling),
    ]
  }

  private static func section(_ section: HatchSection) -> JSONValue {
    ["name": .string(section.name.rawValue), "text": .string(section.text)]
  }
}

extension Hatch {
  /// How far SwiftUI covers the hatch, in a few words: `in full since iOS 26 and macOS 26`, `in part since
  /// iOS 14`.
  public var coverageWords: String {
    if let words = Self.since(fullSince) { return "native in full since \(words)" }
    if let words = Self.since(partialSince) { return "native in part since \(words)" }
    return "nothing native"
  }

  /// `iOS 26 and macOS 26`; nil for an empty table.
  static func since(_ versions: [String: VersionNumber]) -> String? {
    let parts = HatchCoverage.platformNames.compactMap { name in versions[name].map { "\(name) \($0)" } }
    guard let last = parts.last else { return nil }
    return parts.count == 1 ? last : parts.dropLast().joined(separator: ", ") + " and " + last
  }
}

extension Project {
  /// Lists the hatches, all or those of a category, sorted by id.
  public func listHatches(category: HatchCategory? = nil) throws(Failure) -> HatchListing {
    let registry = try hatchRegistry()
    return HatchListing(
      registry: registry, hatches: registry.hatches.filter { category == nil || $0.category == category })
  }

  /// Looks for the hatches that the words mean, best first.
  public func searchHatches(_ words: String) throws(Failure) -> HatchListing {
    let registry = try hatchRegistry()
    let search = HatchFinder(registry.hatches).search(words)
    var listing = HatchListing(registry: registry, hatches: search.found)
    guard search.found.isEmpty else { return listing }
    let near = search.nearWords.map { "'\($0)'" }.joined(separator: ", ")
    let idea =
      near.isEmpty ? "search for the wrapped type or for what is missing" : "words that look like it: \(near)"
    listing.messages = [
      "no hatch is known for '\(words)'", "  fix: \(idea); 'bridgekeeper hatches list' shows all",
    ]
    return listing
  }
}
