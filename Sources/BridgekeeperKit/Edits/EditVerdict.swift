// What a hook has to say of an edit, before it is put into an agent's format.

import Findings
import Knowledge
import SwiftScan

/// What is to be said of an edit.
struct EditVerdict: Sendable {
  /// What was found: new bridges first.
  var findings: [EditFinding] = []
  /// What could not be judged, a sentence each.
  var troubles: [String] = []
  /// What was listed and read for it.
  var surroundings: (listed: ProjectFiles, memory: Memory)?
}

/// One thing that is to be said of an edit.
struct EditFinding: Sendable {
  /// What is done about it.
  var measure: HookPolicy.Measure
  /// What it is.
  var matter: Matter

  /// What was found.
  enum Matter: Sendable {
    /// A new bridge without a sound entry.
    case added(Bridge, PartialGate.Standing)
    /// A documented bridge that goes or changes; with its entry.
    case lost(Bridge, now: Bridge?, EntryReference)
    /// A bridge whose entry is lost or broken, with the entry that it had.
    case broken(Bridge, PartialGate.Standing, EntryReference?)
    /// A memory file that cannot be read any more.
    case unreadable(MemoryProblem)
  }
}
