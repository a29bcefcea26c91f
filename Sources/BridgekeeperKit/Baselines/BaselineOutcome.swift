// What a run did to the baseline, in the words of its closing summary.

import Findings

/// What a run did to the baseline, or would do.
public struct BaselineOutcome: Sendable {
  /// The file, relative to the root.
  public let path: String
  let call: BaselineCall
  /// How many findings were taken in.
  var added = 0
  /// How many items went.
  var dropped = 0
  /// How many findings were not taken in because no reason was given.
  var refused = 0
  /// How many items set nothing aside and stay.
  var idle = 0
  /// The rules of open findings that may not be set aside.
  var barred: [String] = []
  /// Whether the file is, or would be, another one than before.
  var changes = false
  /// Whether there was no file before.
  var isMade = false
  /// The change as a unified diff; empty where there is none.
  public var diff = ""
  /// What the file holds afterwards; nil where it stays as it is.
  var text: String?

  init(path: String, call: BaselineCall) {
    self.path = path
    self.call = call
  }

  /// Whether the change was only worked out.
  public var isDryRun: Bool { call.isDryRun }

  /// Whether nothing was written because the baseline would have grown.
  public var isRefused: Bool { refused > 0 }

  /// The lines of the closing summary.
  public var summary: [String] {
    var lines: [String] = []
    if isRefused {
      lines += refusal
    } else if call.changesFile {
      lines.append((isDryRun && changes ? "dry run, nothing is written: " : "") + "\(path): \(deed)")
    }
    if !barred.isEmpty {
      let rules = barred.map { "'\($0)'" }.joined(separator: ", ")
      lines.append("not taken into the baseline, since they may not be set aside: findings of \(rules)")
    }
    if idle > 0 {
      let items = idle == 1 ? "1 item of the baseline sets" : "\(idle) items of the baseline set"
      lines.append(
        "\(items) nothing aside any more: '\(call.pruneCommand)' takes \(idle == 1 ? "it" : "them") out")
    }
    return lines
  }

  private var deed: String {
    if isMade { return "new, \(added == 1 ? "1 finding" : "\(added) findings") taken in" }
    if added == 0 && dropped == 0 { return changes ? "brought into order" : "nothing to change" }
    let parts = [(added, "taken in"), (dropped, "taken out")].filter { $0.0 > 0 }
    return parts.map { "\($0.0) \($0.0 == 1 ? "finding" : "findings") \($0.1)" }.joined(separator: ", ")
  }

  private var refusal: [String] {
    let findings = refused == 1 ? "1 finding is" : "\(refused) findings are"
    let command = BaselineCall.command("--write-baseline", file: call.file)
    return [
      "nothing is written to '\(path)': \(findings) new, and a baseline only shrinks",
      "  fix: mend \(refused == 1 ? "it" : "them"), or say why not: \(command) --accept 'WHY'",
    ]
  }
}
