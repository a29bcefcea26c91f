// Where an entry says when its bridge can go: in the field for it, or in a sentence that opens like one.

import Knowledge

/// The condition for removal that an entry states.
struct RemovalText: Sendable, Equatable {
  /// The condition as it stands, without the words that open it.
  let text: String
  /// The condition taken apart.
  let plan: RemovalPlan

  /// The condition of an entry; nil where it states none that can be taken apart.
  init?(_ entry: GotchaEntry, _ judgement: EntryJudgement) {
    if let field = entry.fields[.removeWhen] {
      text = field
    } else if let sentence = judgement.removal?.text, let condition = Self.condition(in: sentence) {
      text = condition
    } else {
      return nil
    }
    guard !EntryBlank.stands(in: text) else { return nil }
    plan = RemovalPlan(text)
  }

  private static let verbs: Set<String> = [
    "remove", "delete", "retire", "drop", "removable", "deletable", "goes",
  ]
  private static let objects: Set<String> = ["this", "it", "the", "bridge", "wrapper", "entry", "away"]
  private static let joints: Set<String> = ["when", "once", "if", "after"]

  /// What follows "remove it once" at the start of a sentence.
  private static func condition(in sentence: String) -> String? {
    let words = sentence.split(separator: " ")
    guard let verb = words.first, verbs.contains(verb.lowercased()) else { return nil }
    let rest = words.dropFirst().drop { objects.contains($0.lowercased()) }
    guard let joint = rest.first, joints.contains(joint.lowercased()) else { return nil }
    return rest.dropFirst().joined(separator: " ")
  }
}
