// The manual page, made from the commands and flags as help is: mdoc, which man and mandoc read.

/// The manual page `bridgekeeper(1)`.
enum Manual {
  /// Where the page stands in the repository.
  static let path = "docs/bridgekeeper.1"

  /// When the page last changed; a page must name a day, and the clock must not change it.
  private static let day = "November 30, 2026"

  /// The page.
  static var text: String {
    """
    .\\" Made from the commands and flags by `RECORD=1 swift test --filter ManualTests`; do not edit.
    .Dd \(day)
    .Dt BRIDGEKEEPER 1
    .Os
    .Sh NAME
    .Nm bridgekeeper
    .Nd keeps the bridges between SwiftUI and UIKit or AppKit honest
    .Sh SYNOPSIS
    .Nm
    .Op Ar options
    .Ar command
    .Op Ar options
    .Op Fl Fl
    .Op Ar path ...
    .Sh DESCRIPTION
    .Nm
    \(ManualText.paragraphs(about))
    .Pp
    \(ManualText.paragraphs(streams))
    .Pp
    Every command takes these options:
    \(list(Flag.global))
    .Sh COMMANDS
    \(Command.all.map(section).joined())\(rest)
    """.split(separator: "\n", omittingEmptySubsequences: true).map(String.init).joined(separator: "\n")
      + "\n"
  }

  private static let about = """
    finds every bridge in Swift sources, reads the gotcha entries in CLAUDE.md, AGENTS.md and their kin, and fails the
    build when a bridge has no entry that says why it is there, or an entry no bridge.
    """

  private static let streams = """
    Results go to standard output; messages, progress and questions to standard error.
    Questions are asked only where standard input is a terminal.
    """

  private static func section(_ command: Command) -> String {
    let options = command.flags.isEmpty ? "" : ".Pp\nOptions:\n\(list(command.flags))\n"
    return """
      .Ss \(ManualText.argument(command.name))
      .Dl bridgekeeper \(ManualText.argument(command.usage))
      .Pp
      \(ManualText.paragraphs(command.discussion))
      \(options)
      """ + "\n"
  }

  private static func list(_ flags: [Flag]) -> String {
    let rows = flags.map { flag in
      let short = flag.short.map { "Fl \($0) , " } ?? ""
      let value = flag.value.map { " Ar \(ManualText.argument($0))" } ?? ""
      return ".It \(short)Fl Fl \(flag.name)\(value)\n\(ManualText.paragraphs(flag.summary))"
    }
    return ".Bl -tag -width Ds\n\(rows.joined(separator: "\n"))\n.El"
  }

  private static let rest = """
    .Sh ENVIRONMENT
    .Bl -tag -width Ds
    \(variables.map { ".It Ev \($0.name)\n\(ManualText.paragraphs($0.about))" }.joined(separator: "\n"))
    .El
    .Sh FILES
    .Bl -tag -width Ds
    \(files.map { ".It Pa \($0.path)\n\(ManualText.paragraphs($0.about))" }.joined(separator: "\n"))
    .El
    .Sh EXIT STATUS
    .Bl -tag -width Ds
    \(codes.map { ".It \($0.code)\n\(ManualText.paragraphs($0.about))" }.joined(separator: "\n"))
    .El
    .Sh EXAMPLES
    The gate, with a report for GitHub beside what is printed:
    .Pp
    .Dl bridgekeeper check \\-\\-output sarif:bridgekeeper.sarif
    .Pp
    The entry for a bridge that has none, asked for in the terminal:
    .Pp
    .Dl bridgekeeper ask OnboardingPager
    """

  private static let variables: [(name: String, about: String)] = [
    ("BRIDGEKEEPER_PLAIN", "ask in plain lines, which a screen reader can follow"),
    ("EDITOR", "the editor for long answers, where VISUAL is not set"),
    ("GITHUB_STEP_SUMMARY", "where the format github appends the summary of the job"),
    ("NO_COLOR", "where it is set and not empty, text is not coloured"),
    ("VISUAL", "the editor for long answers"),
  ]

  private static let files: [(path: String, about: String)] = [
    (".bridgekeeper.yml", "the configuration, in the project's root"),
    (".bridgekeeper-baseline.json", "the findings that are to be mended later"),
    (".bridgekeeper/hatches", "the project's own hatches"),
    (".bridgekeeper/templates", "the project's own templates"),
  ]

  private static let codes: [(code: Int, about: String)] = [
    (0, "the gate passes, or the command did its work"),
    (1, "the gate does not pass; of ask and score: the answer is to stay native"),
    (64, "the command line is wrong"), (65, "input is not what it should be"), (66, "there is no such input"),
    (70, "a bug in the program"), (73, "output could not be written"), (78, "the configuration is wrong"),
    (130, "interrupted from the keyboard"),
  ]
}
