// `retire_candidates`: the bridges that can go, now or with later deployment targets.

import BridgekeeperKit
import Findings
import Knowledge

extension Tool {
  static let retireCandidates = Tool(
    name: "retire_candidates", title: "List the bridges that can go",
    about: """
      Lists bridges that can be deleted now, since SwiftUI covers their hatch on every version that the project supports or \
      their entry's own condition is met; those that go with the next deployment target; and those worth a look. The \
      cheapest come first. With 'target', what raising deployment targets would free.
      """,
    takes: [
      .init(
        "target", .table(of: .text(limit: 20)), "Deployment targets to ask about, such as {\"iOS\": \"26\"}."),
      .limit, .cursor,
    ],
    gives: [
      answer, .init("counts", .table(of: .number(nil)), "How many by 'when'.", isRequired: true),
      .init(
        "bridges",
        .list(
          of: .object([
            .init("when", .word(Self.groups.map(\.when)), isRequired: true),
            .init("name", .text(limit: nil), isRequired: true),
            .init("file", .text(limit: nil), isRequired: true),
            .init("line", .number(nil), isRequired: true),
            .init("lines", .number(nil), "Lines of code that would go.", isRequired: true),
            .init("uses", .optional(.number(nil)), "Places to rewrite.", isRequired: true),
            .init("because", .text(limit: nil), isRequired: true),
            .init("hatch", .optional(.text(limit: nil)), isRequired: true),
            .init("entry", .optional(.text(limit: nil)), "The entry that goes too.", isRequired: true),
            .init(
              "needs", .optional(.table(of: .text(limit: nil))), "The targets it waits for.", isRequired: true
            ),
          ])), isRequired: true),
      .left, .nextCursor, next,
    ],
    run: retire)

  /// The groups of the document with what each is called here.
  private static let groups: [(key: String, when: String)] = [
    ("now", "now"), ("unlocked", "with-target"), ("next", "later"), ("look", "perhaps"),
  ]

  private static func retire(
    _ arguments: Arguments, _ project: Project
  ) throws(Failure) -> [String: JSONValue] {
    let value = try project.listRetirements(asked: try targets(arguments)).value
    var rows: [JSONValue] = []
    var counts: [String: JSONValue] = [:]
    for group in groups where value[group.key] != nil {
      let bridges = value.rows(group.key)
      counts[group.when] = .int(bridges.count)
      rows += bridges.map { bridge in
        bridge.only(["name", "file", "line", "lines", "uses", "because", "hatch", "needs"])
          .with("when", .string(group.when)).with("entry", JSONValue(bridge["gotcha"].flatMap(Tool.place)))
      }
    }
    var answer = try arguments.page(of: rows, "bridges")
    let words = groups.compactMap { group in counts[group.when]?.int.map { "\($0) \(group.when)" } }
    answer["answer"] = .string("bridges that can go: \(words.joined(separator: ", "))")
    answer["counts"] = .object(counts)
    answer["next"] = JSONValue(
      rows.isEmpty
        ? []
        : [
          "get_hatch with the row's hatch says what to use instead; take the bridge, its uses and its entry out "
            + "together, then check_bridges"
        ])
    return answer
  }

  private static func targets(_ arguments: Arguments) throws(Failure) -> [PlatformSince] {
    guard case .object(let table)? = arguments["target"] else { return [] }
    var targets: [PlatformSince] = []
    for (name, value) in table.sorted(by: { $0.key < $1.key }) {
      guard let platform = BuildPlatform(word: name), let version = value.text.flatMap({ VersionNumber($0) })
      else {
        throw Failure(
          "'target' does not take '\(name)': '\(value.text ?? "")'", fix: "write it as {\"iOS\": \"26\"}",
          exit: .usage)
      }
      targets.append(PlatformSince(platform, version))
    }
    return targets
  }
}
