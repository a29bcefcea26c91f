// What the checklist finds in one gotcha entry: which of its three answers are there, where they stand, and
// what is missing. Labelled entries are held to their fields; in free-form ones the same facts are looked for
// in prose.

/// One of the three things that the checklist asks of an entry.
public enum ChecklistItem: String, Sendable, Hashable, CaseIterable {
  /// The SwiftUI API gap that forces the bridge.
  case gap
  /// Evidence that a native solution was searched for.
  case evidence
  /// The platform version on which the gap was verified.
  case verified
}

/// An answer that an entry gives to the checklist.
public struct ChecklistAnswer: Sendable, Hashable {
  /// Where an answer stands.
  public enum Source: String, Sendable, Hashable {
    /// In the field of that name.
    case field
    /// Somewhere in the entry's prose or other fields; it may belong to a neighbouring statement.
    case prose
    /// Not needed: the bridge holds a system component that has no native form.
    case systemComponent
  }

  /// What is answered.
  public var item: ChecklistItem
  /// Where the answer stands.
  public var source: Source
  /// The answer's text, or the part of it that was recognised.
  public var text: String
  /// Whether only the authors can check it: a measurement, a test, an issue of their own.
  public var isWeak: Bool

  /// An answer with every part given.
  public init(item: ChecklistItem, source: Source, text: String, isWeak: Bool = false) {
    self.item = item
    self.source = source
    self.text = text
    self.isWeak = isWeak
  }
}

/// What the checklist finds in one entry.
public struct EntryJudgement: Sendable, Equatable {
  /// How an entry is written.
  public enum Form: String, Sendable, Hashable {
    /// With at least one of the house's fields, an owner apart.
    case labelled
    /// In prose.
    case freeForm
  }

  /// How the entry is written.
  public var form: Form
  /// The answers that were found, at most one an item, in the order of the items.
  public var answers: [ChecklistAnswer]
  /// Why the gap that the entry states is none; nil for a sound gap and where no gap is stated.
  public var vagueGap: VagueGap?
  /// Whether a free-form entry says what breaks when the bridge is touched, gap or no gap.
  public var statesTrap: Bool
  /// The condition under which the bridge may go, if the entry states one.
  public var removal: RemovalCondition?

  /// A judgement with every part given.
  public init(
    form: Form, answers: [ChecklistAnswer], vagueGap: VagueGap? = nil, statesTrap: Bool = false,
    removal: RemovalCondition? = nil
  ) {
    self.form = form
    self.answers = answers
    self.vagueGap = vagueGap
    self.statesTrap = statesTrap
    self.removal = removal
  }

  /// The items without an answer, in order. A vague gap is stated, and so not missing.
  public var missing: [ChecklistItem] {
    ChecklistItem.allCases.filter { item in
      !answers.contains { $0.item == item } && !(item == .gap && vagueGap != nil)
    }
  }
}

/// Judges an entry by the checklist.
public func judge(_ entry: GotchaEntry) -> EntryJudgement {
  let isLabelled = entry.fields.keys.contains { $0 != .owner && $0 != .checked }
  return isLabelled ? judgeFields(of: entry) : judgeProse(of: entry)
}
