// A bridge that no gotcha entry documents: the main finding of the gate.

import Findings
import Markdown
import SwiftScan

extension DocumentationRule {
  static let undocumentedBridge = DocumentationRule(
    info: RuleInfo(
      id: "undocumented_bridge", summary: "A bridge whose kind needs a gotcha entry has none.",
      severity: .error),
    lesson: RuleLesson(
      why:
        "Without an entry nobody can tell a bridge that is needed from a habit, and the next person, or agent, "
        + "simplifies it back to SwiftUI that does not work.",
      bad: ProjectExample([
        "Import/DatedPhotoPicker.swift": ProjectExample.picker.replacing(
          "Dated", with: "↓Dated", maxReplacements: 1)
      ]),
      good: ProjectExample([
        "Import/DatedPhotoPicker.swift": ProjectExample.picker,
        "CLAUDE.md": ProjectExample.memory(ProjectExample.pickerEntry()),
      ]))
  ) { gate in
    let undocumented = gate.needingEntry.filter { gate.matches.ofBridge[$0].isEmpty }
    let names = undocumented.map { gate.inventory.bridges[$0].name }
    let mentions = gate.memory.firstMentions(of: Set(names))
    return undocumented.map { place in
      let bridge = gate.inventory.bridges[place]
      let command = "bridgekeeper ask \(ShellWord.quoted(bridge.name.oneLine))"
      let mention = mentions[bridge.name]
      return Hit(
        location: bridge.location, message: message(bridge, command: command, mention: mention),
        bridge: bridge.qualifiedName, found: "\(bridge.kind.rawValue) \(bridge.file)", fix: command,
        remedy: Remedy(.draft, isSafe: false),
        related: mention.map {
          [RelatedLocation("the text that names it", Location(file: $0.file, line: $0.line))]
        } ?? [])
    }
  }

  private static func message(
    _ bridge: Bridge, command: String, mention: (file: String, line: Int)?
  ) -> String {
    let what = "'\(bridge.qualifiedName)' \(bridge.deed) and no gotcha entry says why"
    let unknownTie = bridge.gotchaTies.first.map { "; no entry bears the title '\($0)' of its comment" } ?? ""
    guard let place = mention else {
      return "\(what)\(unknownTie): run `\(command)`, answer the three questions and post the entry"
    }
    return
      "\(what)\(unknownTie): it is named in \(place.file):\(place.line), which is no entry of a gotcha section; "
      + "move that text under a `## Known Gotchas` heading, add its heading to `gotcha_headings` in "
      + "\(Config.fileName), or run `\(command)`"
  }
}

extension Bridge {
  /// The declared name as a place for a finding.
  var location: Location {
    Location(file: file, line: line, column: column, endLine: line, endColumn: column + name.utf8.count)
  }

  /// What the bridge does, as a predicate: `bridges MKMapView into SwiftUI (UIViewRepresentable)`.
  var deed: String {
    let framework =
      kind.rawValue.hasPrefix("NS") ? "AppKit" : kind.rawValue.hasPrefix("WK") ? "WatchKit" : "UIKit"
    switch kind.direction {
    case .uikitInSwiftUI: return "bridges \(wraps.first ?? framework) into SwiftUI (\(kind.rawValue))"
    case .swiftUIInUIKit: return "bridges SwiftUI into \(framework) (\(kind.rawValue))"
    }
  }
}

extension Memory {
  /// Places by the name that stands there.
  typealias Mentions = [String: (file: String, line: Int)]

  /// The first place in any memory file, front matter apart, where each of the names stands as a whole word.
  func firstMentions(of names: Set<String>) -> Mentions {
    guard !names.isEmpty else { return [:] }
    var left = Dictionary(uniqueKeysWithValues: names.map { (Array($0.utf8)[...], $0) })
    var places: Mentions = [:]
    for file in files where !left.isEmpty {
      let start = (file.document.frontMatter?.lines.upperBound ?? 0) + 1
      WordSearch.eachWord(in: file.document.text, from: start) { word, line in
        if let name = left.removeValue(forKey: word) { places[name] = (file.path, line) }
      }
    }
    return places
  }
}
