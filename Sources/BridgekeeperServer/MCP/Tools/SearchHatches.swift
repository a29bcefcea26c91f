// `search_hatches`: what the registry knows of a type, a modifier or a symptom.

import BridgekeeperKit
import Findings
import Knowledge

extension Tool {
  static let searchHatches = Tool(
    name: "search_hatches", title: "Search the registry of escape hatches",
    about: """
      Looks in the registry of documented escape hatches: what people wrap for SwiftUI, and how far SwiftUI's own API \
      covers it by now. Call it before you write any UIViewRepresentable or its kin. Takes a type (UIPageViewController), a \
      member or modifier (inputAccessoryView, .searchable) or everyday words (done bar above keyboard); best match first.
      """,
    takes: [
      .init("query", .text(limit: 500), "A type, a modifier, or a few words.", isRequired: true), .limit,
      .cursor,
    ],
    gives: [
      answer,
      .init(
        "hatches",
        .list(
          of: .object([
            .init("id", .text(limit: nil), isRequired: true),
            .init("title", .text(limit: nil), isRequired: true),
            .init("wraps", .list(of: .text(limit: nil)), isRequired: true),
            .init("category", .text(limit: nil), isRequired: true),
            .init("coverage", .text(limit: nil), "How far SwiftUI covers it.", isRequired: true),
            .init("native", .optional(.text(limit: nil)), "SwiftUI's own API.", isRequired: true),
          ])), "The hatches, best match first.", isRequired: true),
      .left, .nextCursor, next,
    ],
    run: search)

  private static func search(
    _ arguments: Arguments, _ project: Project
  ) throws(Failure) -> [String: JSONValue] {
    let listing = try project.searchHatches(arguments.text("query") ?? "")
    var answer = try arguments.page(of: listing.hatches.map(row), "hatches")
    guard let first = listing.hatches.first else {
      answer["answer"] = .string(listing.messages.first ?? "no hatch is known for it")
      answer["next"] = JSONValue(
        listing.messages.dropFirst().map { $0.replacing("fix:", with: "").trimmed.inToolWords }
          + [
            "where no hatch is known, search Apple's documentation and forums, and say in record_gotcha what you searched"
          ])
      return answer
    }
    answer["answer"] = .string(
      "\(listing.count.of("hatch", "hatches")); the best match is '\(first.id)': \(first.coverageWords)")
    answer["next"] = JSONValue(["get_hatch '\(first.id)' says whether a bridge may stay, and how it is built"]
    )
    return answer
  }

  private static func row(_ hatch: Hatch) -> JSONValue {
    [
      "id": .string(hatch.id), "title": .string(hatch.title),
      "wraps": JSONValue(hatch.wraps.map(\.description)), "category": .string(hatch.category.rawValue),
      "coverage": .string(hatch.coverageWords), "native": JSONValue(hatch.native),
    ]
  }
}
