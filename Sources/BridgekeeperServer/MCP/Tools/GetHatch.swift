// `get_hatch`: one hatch in full.

import BridgekeeperKit
import Findings
import Knowledge

extension Tool {
  static let getHatch = Tool(
    name: "get_hatch", title: "Read a hatch",
    about: """
      Gives everything the registry knows of one hatch: the gap, SwiftUI's own API and since when on each platform, what \
      that still lacks, whether a bridge may stay, the heart of one, when it can go, and the sources. What is marked \
      'recalled' was written from memory: verify it.
      """,
    takes: [
      .init("id", .text(limit: 200), "The id, as search_hatches gives it.", isRequired: true)
    ],
    gives: [
      answer, .init("id", .text(limit: nil), isRequired: true),
      .init("category", .text(limit: nil), isRequired: true),
      .init("native", .optional(.text(limit: nil)), "SwiftUI's own API.", isRequired: true),
      .init("coverage", .text(limit: nil), "How far SwiftUI covers it, and since when.", isRequired: true),
      .init("removeWhen", .text(limit: nil), isRequired: true),
      .init("template", .optional(.text(limit: nil)), isRequired: true),
      .init("rules", .list(of: .text(limit: nil)), "Rules to keep in mind.", isRequired: true),
      .init("related", .list(of: .text(limit: nil)), isRequired: true),
      .init("confidence", .table(of: .text(limit: nil)), "confirmed or recalled, by fact.", isRequired: true),
      .init("card", .text(limit: nil), "The hatch as people read it.", isRequired: true), next,
    ]
  ) { arguments, project throws(Failure) in
    let shown = try project.showHatch(arguments.text("id") ?? "")
    guard let hatch = shown.listing.hatches.first else { return [:] }
    let row = shown.listing.value.rows("hatches").first ?? .null
    guard case .object(var answer) = row.only(["rules", "related", "confidence", "template"]) else {
      return [:]
    }
    answer["answer"] = .string("\(hatch.title). \(hatch.verdict)")
    answer["id"] = .string(hatch.id)
    answer["category"] = .string(hatch.category.rawValue)
    answer["native"] = JSONValue(hatch.native)
    answer["coverage"] = .string(hatch.coverageWords)
    answer["removeWhen"] = .string(hatch.removeWhen)
    answer["card"] = .string(shown.text)
    answer["next"] = JSONValue([
      "if SwiftUI's own API does, use it; else score_bridge with your answers, and record_gotcha with hatch '\(hatch.id)'"
    ])
    return answer
  }
}
