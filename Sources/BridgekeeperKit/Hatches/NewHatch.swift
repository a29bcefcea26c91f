// `hatches new`: from what a person says of a hatch to a file that the reader takes. Prose that is not given
// is marked as to be filled in, and `hatches lint` tells of it.

import Findings
import Knowledge

/// What a person says of a new hatch, each part as it was written; nil or empty where nothing was said. Where
/// a hatch may do without a part, `-` says that there is none.
public struct NewHatch: Sendable {
  /// The texts by key of the front matter, or by section.
  public var texts: [Part: [String]]
  /// The facts that the sources show.
  public var confirmed: [HatchFact]
  /// The day on which the sources were read.
  public var checked: String?

  /// A part of a hatch.
  public enum Part: String, Sendable, Hashable, CaseIterable {
    case id, title, wraps, kind, category, direction, native, platform
    case removeWhen = "remove-when"
    case words, template, rules, related, source, gap, lacks
    case bridgeWhen = "bridge-when"
    case deleteWhen = "delete-when"

    /// Whether a person has to give it.
    var isRequired: Bool {
      switch self {
      case .direction, .template, .rules, .related, .lacks, .bridgeWhen, .deleteWhen: false
      default: true
      }
    }
  }

  /// A new hatch with every part given.
  public init(texts: [Part: [String]], confirmed: [HatchFact], checked: String?) {
    self.texts = texts
    self.confirmed = confirmed
    self.checked = checked
  }

  /// The flags that are missing, in the order of the file.
  public var missing: [String] {
    let parts = Part.allCases.filter { $0.isRequired && values($0).isEmpty && !isNone($0) }.map {
      "--\($0.rawValue)"
    }
    return parts + (checked == nil ? ["--checked"] : [])
  }
}

extension NewHatch {
  /// The hatch's file; a failure names everything that is missing or says nothing that can be understood.
  func fileText() throws(Failure) -> String {
    guard missing.isEmpty else {
      throw Failure(
        "a hatch is not complete without \(missing.joined(separator: ", "))",
        fix: "give them; where there is no native API write --native -", exit: .usage)
    }
    let id = value(.id)
    let text = draft
    let reading = readHatch(text, path: HatchFolder.file(of: id))
    guard let hatch = reading.hatch else { throw Self.failure(reading, in: text) }
    return hatch.fileText
  }

  /// The file as the words spell it; the reader judges it, so there is one judge.
  private var draft: String {
    var front = ["---"]
    for (part, key) in Self.keys { front += line(part, key) }
    front.insert("platforms:", at: front.firstIndex { $0.hasPrefix("remove when:") } ?? front.count)
    let place = (front.firstIndex(of: "platforms:") ?? front.count - 1) + 1
    front.insert(contentsOf: values(.platform).map { "  \($0)" }, at: place)
    front +=
      ["confidence:"] + facts.map { "  \($0.rawValue): \(confirmed.contains($0) ? "confirmed" : "recalled")" }
    front += ["checked: \(checked ?? "")", "sources:"]
    let seen = facts.filter(confirmed.contains).map(\.rawValue)
    for url in values(.source) {
      front +=
        ["  - url: \(HatchYAML.scalar(url))"] + (seen.isEmpty ? [] : ["    facts: \(HatchYAML.list(seen))"])
    }
    return (front + ["---", ""]).joined(separator: "\n") + prose
  }

  /// The facts that the hatch claims.
  private var facts: [HatchFact] { isNone(.native) ? [.gap, .lacks] : HatchFact.allCases }

  private static let keys: [(Part, String)] = [
    (.id, "id"), (.title, "title"), (.wraps, "wraps"), (.kind, "kind"), (.category, "category"),
    (.direction, "direction"), (.native, "native"), (.removeWhen, "remove when"), (.words, "words"),
    (.template, "template"), (.rules, "rules"), (.related, "related"),
  ]

  private func line(_ part: Part, _ key: String) -> [String] {
    let values = values(part)
    switch part {
    case .direction where values.isEmpty: return ["direction: \(HatchDirection.uikitInSwiftUI.rawValue)"]
    case _ where values.isEmpty: return []
    case .wraps, .words, .rules, .related: return ["\(key): \(HatchYAML.list(values.flatMap(Self.items)))"]
    default: return values.suffix(1).map { "\(key): \(HatchYAML.scalar($0))" }
    }
  }

  private static func items(_ text: String) -> [String] {
    text.split(separator: ",").map { item in
      let start = item.drop(while: \.isWhitespace)
      return String(start.reversed().drop(while: \.isWhitespace).reversed())
    }.filter { !$0.isEmpty }
  }

  private var prose: String {
    let wraps = values(.wraps).flatMap(Self.items).first.flatMap(HatchWrap.init)?.type ?? "the wrapped type"
    var sections: [(HatchSection.Name, String)] = [(.gap, value(.gap))]
    if !isNone(.native) {
      sections.append(
        (.native, "\(EntryBlank.mark) since when it is there on each platform, and an example of it"))
    }
    sections += [
      (.lacks, given(.lacks) ?? "\(EntryBlank.mark) what the native API still lacks"),
      (
        .bridge,
        given(.bridgeWhen)
          ?? "\(EntryBlank.mark) when a bridge is right, and the heart of one, with `\(wraps)`"
      ),
      (.delete, given(.deleteWhen) ?? "\(EntryBlank.mark) what to do when the bridge can go"),
    ]
    return sections.map { "\n## \($0.0.rawValue)\n\n\($0.1)\n" }.joined()
  }

  private static func failure(_ reading: HatchReading, in text: String) -> Failure {
    let problems = reading.problems.filter { $0.weight == .unreadable }
    let all = problems.map { "\($0.problem) (\($0.fix))" }.joined(separator: "; ")
    return Failure("this is no hatch: \(all)", fix: "mend what the flags say", exit: .usage)
  }

  private func isNone(_ part: Part) -> Bool { texts[part]?.last == "-" }
  private func values(_ part: Part) -> [String] { (texts[part] ?? []).filter { $0 != "-" && !$0.isEmpty } }
  private func value(_ part: Part) -> String { values(part).last ?? "" }
  private func given(_ part: Part) -> String? { values(part).last }
}

/// A hatch that was written, or would be.
public struct WrittenHatch: Sendable {
  /// The path relative to the root.
  public let path: String
  /// The file's text.
  public let text: String
  /// Whether a bundled hatch has the same id, so that this one stands in its place.
  public let overridesBundled: Bool
  /// What `hatches lint` says of it, as the sections that are still to be filled in and everything else.
  public let lacks: [String]
}

extension Project {
  /// Writes a new hatch into the project's own folder.
  ///
  /// - Parameters:
  ///   - isForced: whether a file that is there is written over.
  ///   - isDryRun: whether nothing is written.
  public func writeHatch(_ new: NewHatch, isForced: Bool, isDryRun: Bool) throws(Failure) -> WrittenHatch {
    let text = try new.fileText()
    let id = new.texts[.id]?.last ?? ""
    let path = HatchFolder.file(of: id)
    if !isDryRun {
      try effects.update.makeFolders(absolute(HatchFolder.path))
      try effects.update.apply([absolute(path)]) { before throws(Failure) in
        guard before.first == .some(nil) || isForced else {
          throw Failure(
            "'\(path)' is there already", fix: "choose another --id, or write over it with --force",
            exit: .cannotWrite)
        }
        return [Array(text.utf8)]
      }
    }
    let bundled = try bundledHatches()
    let findings = BridgekeeperKit.lintHatches([(path, text)], besides: bundled)
    let report = Report(findings: findings, bridges: 0, documented: 0, entries: 0)
    return WrittenHatch(
      path: path, text: text, overridesBundled: bundled.contains { $0.id == id },
      lacks: report.findings.map { "\(path):\($0.location.line): \($0.message)" })
  }
}
