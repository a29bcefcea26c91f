// What to do once a template's files are there: what it leaves open, the entry, and the look at the running
// app.

import Findings
import Knowledge

/// Works out the next steps.
struct ScaffoldSteps: Sendable {
  let filled: FilledTemplate
  let hatches: HatchRegistry

  /// What the template itself leaves to do.
  var own: [String] { filled.template.next.map(filled.filled) }

  /// The steps, in order.
  var all: [String] {
    let bridges = filled.template.bridges.map(filled.filled)
    guard let bridge = bridges.first else { return own + Self.build }
    let others = bridges.dropFirst().map { "name '\($0)' in the entry's gap too: it is a bridge of its own" }
    return own + ["post the entry: \(entryCommand(bridge))"] + others + Self.build + Self.look
      + ["run 'bridgekeeper check'"]
  }

  private static let build = ["build it and run the tests: no warning may be left"]
  private static let look = [
    "look at it in light and in dark mode",
    "look at it inside a TimelineView if it will sit in one: an update for every frame must not drop any",
    "take a snapshot: the frame is to be what the view around it expects",
  ]

  /// The command that posts the entry, with a blank for what only a person knows.
  private func entryCommand(_ bridge: String) -> String {
    let hatch = hatch
    var words = ["bridgekeeper", "gotchas", "add"]
    words += ["--title", "\(EntryBlank.mark) the gap in a few words"]
    words += [
      "--gap", "\(EntryBlank.mark) the SwiftUI API that you tried, what it did, what is needed instead",
    ]
    words += ["--bridge", bridge]
    words += [
      "--evidence", "\(EntryBlank.mark) a link, a feedback number, or what you searched and did not find",
    ]
    words += ["--verified", "\(EntryBlank.mark) platform version, date"]
    if let hatch { words += ["--hatch", hatch.id] }
    words += ["--remove-when", hatch?.removeWhen ?? "\(EntryBlank.mark) what would let the bridge go"]
    return words.map(ShellWord.quoted).joined(separator: " ")
  }

  /// The hatch that the wrapped type means; nil where none does, or several do, or nobody said what is
  /// wrapped.
  private var hatch: Hatch? {
    guard let text = filled.template.wraps else { return nil }
    let wraps = filled.filled(text)
    let isDefault = filled.template.variables.contains { variable in
      variable.shape == .knownType && variable.defaultValue.map(filled.filled) == wraps
    }
    if isDefault { return nil }
    let found = hatches.hatches(wrapping: wraps).filter { $0.template?.rawValue == filled.template.id }
    return found.count == 1 ? found.first : nil
  }
}
