// What every format says of a finding in the same words.

extension Finding {
  /// How much a consumer that knows no status should make of it: what is set aside, or stands in a former report,
  /// never fails anything.
  var weight: Severity { counts ? severity : .info }

  /// The message on one line; where the finding is set aside, with the word for that.
  var shownMessage: String { message.oneLine + statusWord }

  /// ` [baselined]`, ` [suppressed]` or ` [unchanged]`, nothing for a finding that is open and not known already.
  var statusWord: String { standing.map { " [\($0)]" } ?? "" }

  /// The word for what keeps it from being plainly open; nil where nothing does.
  var standing: String? {
    if status != .open { return status.rawValue }
    return change == .unchanged ? Change.unchanged.rawValue : nil
  }

  /// The command that mends it, where the message does not name it already.
  var unnamedFix: String? { fix.flatMap { message.contains($0) ? nil : $0.oneLine } }

  /// `PATH:LINE`, on one line.
  var shownPlace: String { "\(location.file.oneLine):\(location.line)" }

  /// The whole finding as a compiler would print it, `PATH:LINE:COL: error: message (rule)`, weighing what it
  /// weighs.
  var compilerLine: String {
    "\(shownPlace):\(location.column): \(weight.compilerWord): \(message.oneLine) (\(rule))\(statusWord)"
  }
}

extension Severity {
  /// Compilers know errors, warnings and notes; an "info" would be taken for plain output.
  var compilerWord: String { self == .info ? "note" : rawValue }
}

extension Sequence where Element: Hashable {
  /// For each element how often it has come up to here, 1 for the first time.
  var occurrences: [Int] {
    var seen: [Element: Int] = [:]
    return map { element in
      seen[element, default: 0] += 1
      return seen[element, default: 1]
    }
  }
}
