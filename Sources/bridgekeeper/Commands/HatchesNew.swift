// `hatches new`: a hatch of the project's own, from flags.

import BridgekeeperKit
import Findings
import Knowledge

extension Command {
  private static let checked = Flag(
    name: "checked", value: "DATE", summary: "the day on which the sources were read, such as 2026-11-30")
  private static let confirmed = Flag(
    name: "confirmed", value: "FACT", choices: HatchFact.allCases.map(\.rawValue),
    summary:
      "a fact that the sources show: gap, native or lacks; may be repeated; the others count as recalled")
  private static let force = Flag(name: "force", summary: "write over a hatch that is there")
  private static let dryRun = Flag(name: "dry-run", summary: "print the file and write nothing")

  /// A new hatch.
  static let hatchesNew = Command(
    name: "hatches new", summary: "write a hatch of the project's own",
    usage: "hatches new --id ID --title TEXT --wraps TYPE --gap TEXT [options]",
    discussion: """
      Writes \(HatchFolder.path)/ID.md. What a hatch cannot do without is asked for by the names of the flags, all at once;
      '-' says that there is none. Prose that is not given is marked to be filled in, and 'hatches lint' tells of it.
      """,
    flags: NewHatch.Part.allCases.map(\.flag) + [checked, confirmed, force, dryRun]
  ) { arguments, world throws(Failure) in
    if let word = arguments.operands.first {
      throw Failure(
        "'hatches new' takes flags only, and was given '\(word)'", fix: "write --title '\(word)'",
        exit: .usage)
    }
    let texts = NewHatch.Part.allCases.compactMap { part in
      arguments.has(part.flag) ? (part, arguments.values(part.flag)) : nil
    }
    let new = NewHatch(
      texts: Dictionary(texts) { first, _ in first },
      confirmed: arguments.values(confirmed).compactMap(HatchFact.init(rawValue:)),
      checked: arguments.value(checked))
    let project = try OpenedProject.withoutPaths(arguments, world)
    let isDryRun = arguments.has(dryRun)
    let written = try project.writeHatch(new, isForced: arguments.has(force), isDryRun: isDryRun)
    let lines =
      ["bridgekeeper: \(isDryRun ? "dry run, nothing is written: " : "")\(written.path)"]
      + (written.overridesBundled ? ["  note: it stands in the place of the bundled hatch"] : [])
      + written.lacks.map { "  note: \($0)" }
    return Output(
      standardOutput: isDryRun ? written.text : "",
      standardError: arguments.has(.quiet) ? "" : lines.map { $0.oneLine + "\n" }.joined())
  }
}

extension NewHatch.Part {
  /// The flag that gives the part.
  fileprivate var flag: Flag {
    let (value, summary) = words
    return Flag(name: rawValue, value: value, summary: summary)
  }

  private var words: (value: String, summary: String) {
    switch self {
    case .id: ("ID", "lower-case words with hyphens; the file's name")
    case .title: ("TEXT", "a few words for people")
    case .wraps:
      ("TYPES", "what is wrapped: Type, Type.member or Type (which); several with commas, or repeated")
    case .kind: ("NAME", Self.choices(HatchKind.self))
    case .category: ("NAME", Self.choices(HatchCategory.self))
    case .direction: ("NAME", "\(Self.choices(HatchDirection.self)); the first where it is not given")
    case .native: ("API", "SwiftUI's own API, or - for none")
    case .platform:
      ("TEXT", "how far it covers the hatch: 'iOS: partial since 16.0', 'iOS: none'; may be repeated")
    case .removeWhen: ("TEXT", "the condition on which a bridge can go")
    case .words: ("WORDS", "what people type who look for it; several with commas, or repeated")
    case .template: ("NAME", Self.choices(HatchTemplate.self))
    case .rules: ("RULES", "the rules that such a bridge breaks easily; several with commas, or repeated")
    case .related: ("IDS", "other hatches; several with commas, or repeated")
    case .source: ("URL", "where the facts were seen; may be repeated")
    case .gap: ("TEXT", "what SwiftUI cannot do, in one sentence that names the API")
    case .lacks: ("TEXT", "what the native API still lacks")
    case .bridgeWhen: ("TEXT", "when a bridge is right, with the heart of it")
    case .deleteWhen: ("TEXT", "what to do when the bridge can go")
    }
  }

  private static func choices<Word: RawRepresentable & CaseIterable>(_ type: Word.Type) -> String
  where Word.RawValue == String {
    Word.allCases.map(\.rawValue).joined(separator: ", ")
  }
}
