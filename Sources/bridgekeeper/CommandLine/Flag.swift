// A flag that describes itself: parsing, help and, later, completions all come from this value.

/// A flag of the command line.
struct Flag: Sendable, Equatable {
  /// The name without the dashes.
  let name: String
  /// The one-letter form without the dash.
  var short: Character?
  /// What the value is called in help, such as `DIR`; nil for a flag without a value.
  var value: String?
  /// Whether the value may be left out; where it is given, it stands behind `=`.
  var isValueOptional = false
  /// The values that it takes, where they are few.
  var choices: [String] = []
  /// What it does, in a few words.
  let summary: String

  /// `--root`.
  var spelling: String { "--\(name)" }

  /// The value as help shows it behind the spelling: ` DIR`, or `[=all]` where it may be left out.
  var shownValue: String {
    guard let value else { return "" }
    return isValueOptional ? "[=\(value)]" : " \(value)"
  }
}

extension Flag {
  static let root = Flag(
    name: "root", value: "DIR",
    summary: "the project's folder; else the nearest one upward with .bridgekeeper.yml or .git")
  static let config = Flag(
    name: "config", value: "FILE", summary: "the configuration; else .bridgekeeper.yml in the root")
  static let color = Flag(
    name: "color", value: "WHEN", choices: ["auto", "always", "never"],
    summary: "whether text is coloured: auto, always or never")
  static let noInput = Flag(name: "no-input", summary: "never ask; fail and name the flag instead")
  static let quiet = Flag(name: "quiet", short: "q", summary: "results only, no messages")
  static let verbose = Flag(name: "verbose", short: "v", summary: "say more of what was done")
  static let help = Flag(name: "help", short: "h", summary: "show help")
  static let version = Flag(name: "version", summary: "show the version")

  /// The flags that every command takes.
  static let global = [root, config, color, noInput, quiet, verbose, help, version]

  /// `--format` with the formats of a command.
  static func format(_ choices: [String], summary: String = "the format of what is printed") -> Flag {
    Flag(
      name: "format", value: "NAME", choices: choices,
      summary: "\(summary): \(choices.joined(separator: ", "))")
  }
}
