// The words after the command, sorted into flags and operands.

import BridgekeeperKit
import Findings

/// The flags and operands of a command line.
struct Arguments: Sendable, Equatable {
  private var values: [String: [String]] = [:]
  /// The words that are no flags, in order.
  var operands: [String] = []

  /// Whether the flag was given.
  func has(_ flag: Flag) -> Bool { values[flag.name] != nil }

  /// The flag's last value.
  func value(_ flag: Flag) -> String? { values[flag.name]?.last }

  /// All of the flag's values, in order.
  func values(_ flag: Flag) -> [String] { values[flag.name] ?? [] }

  /// Notes that a flag was given, with its value where it has one.
  mutating func add(_ flag: Flag, _ value: String?) throws(Failure) {
    if let value, !flag.choices.isEmpty, !flag.choices.contains(value) {
      let near = NearWord.of(value, among: flag.choices).map { "did you mean '\($0)'?" }
      throw Failure(
        "\(flag.spelling) does not take '\(value)'",
        fix: near
          ?? (flag.choices.count > 20
            ? "see 'bridgekeeper rules'" : "use one of: \(flag.choices.joined(separator: ", "))"),
        exit: .usage)
    }
    values[flag.name, default: []].append(value ?? "")
  }
}
